import { useGo } from '../../../kernel/links.ts'
import { formatDay, formatInstant, formatWon } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { owedWords as w } from './owed-words.ts'
import type { Watch } from './watch.ts'

/**
 * What could not be charged, until when the home is still checked, and a link to change the card. Renders nothing if all
 * is paid.
 */
export function OwedPart({ watch: { state, owed, subscribeSeq } }: { watch: Watch }) {
  const go = useGo()
  if (state !== 'grace' && state !== 'paused') return null
  return (
    <Banner
      kind="caution"
      title={w[state]}
      action={
        <Button kind="quiet" onClick={() => go('subscribeCardChangeLogin', { id: subscribeSeq })}>
          {w.changeCard}
        </Button>
      }
    >
      {owed !== null && <p className="figures">{owedText(owed, state)}</p>}
      {state === 'paused' && <p>{w.pausedText}</p>}
    </Banner>
  )
}

/** The amount due and since when, the next attempt if any, and until when the home is still watched. */
const owedText = (
  { won, failed_on, next_try_at, grace_until }: NonNullable<Watch['owed']>,
  state: 'grace' | 'paused',
): string =>
  [
    w.owed(formatWon(won), formatDay(failed_on)),
    next_try_at === null ? w.noTry : w.nextTry(formatInstant(next_try_at)),
    ...(state === 'grace' ? [w.graceUntil(formatDay(grace_until))] : []),
  ].join(' ')
