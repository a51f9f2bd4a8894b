import { livingStates } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { formatInstant } from '../../../lang/format.ts'
import { useGo } from '../../../kernel/links.ts'
import { isLoggedIn } from '../../../kernel/login/session.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { aboutWords as w } from './about-words.ts'
import { watchWords } from '../shared/watch-words.ts'
import { Section } from './section.tsx'

/** The user's watched homes, above the introduction; renders nothing if there are none. */
export function MinePart() {
  const go = useGo()
  const mine = useCall('subscribes', isLoggedIn() ? {} : null)
  if (mine.state === 'failed')
    return (
      <Banner
        kind="caution"
        title={w.mineFailed}
        action={
          <Button kind="quiet" onClick={mine.again}>
            {w.again}
          </Button>
        }
      >
        {mine.error.message}
      </Banner>
    )
  const living = mine.data?.items.filter(({ state }) => livingStates.some((s) => s === state)) ?? []
  if (living.length === 0) return null
  return (
    <Section title={w.mine}>
      <LinkList
        items={living.map((watch) => ({
          id: String(watch.subscribeSeq),
          to: go.href('subscribeWatching', { id: watch.subscribeSeq }),
          title: watch.fullAddress,
          korean: true as const,
          note:
            watch.state === 'grace' || watch.state === 'paused'
              ? watchWords.state[watch.state]
              : watch.unseen > 0
                ? w.unread(watch.unseen)
                : watch.next_check_at !== null && w.nextAt(formatInstant(watch.next_check_at)),
        }))}
      />
      <div className="mt-3">
        <Button kind="secondary" wide onClick={() => go('subscribeWatching')}>
          {w.mineAll}
        </Button>
      </div>
    </Section>
  )
}
