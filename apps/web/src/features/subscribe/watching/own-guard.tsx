import { useEffect, useState } from 'react'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../../kernel/links.ts'
import { formatWon } from '../../../lang/format.ts'
import { refetchAreas } from '../../../kernel/calls/queries.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { IROS } from '../shared/iros.ts'
import { GuardCard } from '../shared/guard-card.tsx'
import { guardWords as w } from '../shared/guard-words.ts'
import type { Guard, Watch } from '../shared/watch.ts'

/** An answer is valid for half an hour but is polled every minute, so that a hold is shown promptly. */
const GUARD_MS = 60_000
/** Polling after a check on demand: every LOOK_MS until it is done, for at most MOST_MS. */
const LOOK_MS = 3000
const MOST_MS = 60_000

/** `at`: server time; `until`: device time. */
type Asked = { at: number; until: number }
const waitsFor = (asked: Asked | null, guard: Guard | null): boolean =>
  asked !== null &&
  Date.now() < asked.until &&
  !guard?.checks.some(({ what, at }) => what === 'register' && at !== null && Date.parse(at) >= asked.at)

/** Whether the balance may be sent now, and a check of the registry right before sending it. */
export function OwnGuard({ watch, today, alert }: { watch: Watch; today: Day; alert: number | null }) {
  const go = useGo()
  const look = useAction('subscribeLook')
  const [asked, setAsked] = useState<Asked | null>(null)
  const guard = useCall(
    'subscribeGuard',
    { id: watch.subscribeSeq },
    { everyMs: (data) => (waitsFor(asked, data) ? LOOK_MS : GUARD_MS) },
  )
  const waits = waitsFor(asked, guard.data)
  const found = asked !== null && !waits
  // The result of the check also changes the rest of the page.
  useEffect(() => {
    if (found) void refetchAreas(['subscribe'])
  }, [found])
  if (guard.state === 'loading') return <Skeleton lines={5} />
  if (guard.state === 'failed')
    return (
      <ErrorState title={w.failed} onRetry={guard.again}>
        {w.failedText}
      </ErrorState>
    )
  const { looks } = guard.data
  const ask = async () => {
    const reply = await look.run({ id: watch.subscribeSeq })
    if (reply.ok) setAsked({ at: Date.parse(reply.data.asked_at), until: Date.now() + MOST_MS })
    else await showAlert({ message: reply.message })
  }
  return (
    <GuardCard
      guard={guard.data}
      today={today}
      balanceOn={watch.balance_on}
      alertTo={alert === null ? null : go.href('subscribeWatching', { alert })}
      look={
        <>
          {looks.left_today > 0 || waits ? (
            <Button kind="secondary" wide loading={look.busy || waits} onClick={() => void ask()}>
              {w.again}
            </Button>
          ) : (
            guard.data.answer !== 'unknown' && (
              <a href={IROS} target="_blank" rel="noreferrer" className={buttonClass({ wide: true })}>
                {w.iros}
              </a>
            )
          )}
          <p aria-live="polite" className="figures text-note text-ink-2">
            {waits
              ? w.looking
              : looks.left_today > 0
                ? looks.price > 0
                  ? w.lookPrice(formatWon(looks.price), looks.a_day, looks.left_today)
                  : w.lookFree(looks.a_day, looks.left_today)
                : w.lookGone(looks.a_day)}
          </p>
        </>
      }
    />
  )
}
