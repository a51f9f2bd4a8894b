import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useEffect } from 'react'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { noteWatching } from '../../../shared/watching/watching.ts'
import { formatInstant } from '../../../lang/format.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { MineFailed, MineSection } from './mine-section.tsx'
import { mineWatchWords as w } from './watch-words.ts'

type Item = Output<CallNamed<'subscribes'>>['items'][number]

/** The watched homes, each with its last check; a stopped watch is shown here too. */
export function WatchesSection() {
  const go = useGo()
  const list = useCall('subscribes', {})
  const watches = list.state === 'ready' && list.data.items.some((i) => i.hasSubscribe)
  useEffect(() => {
    if (list.state === 'ready') noteWatching(watches)
  }, [list.state, watches])
  const none = list.state === 'ready' && list.data.items.length === 0
  return (
    <MineSection title={w.title} {...(none && { note: w.none })}>
      {list.state === 'loading' && <Skeleton lines={1} />}
      {list.state === 'failed' && <MineFailed title={w.failed} message={list.error.message} again={list.again} />}
      {list.state === 'ready' &&
        (none ? (
          <ButtonLink kind="secondary" to={go.href('subscribe')}>
            {w.begin}
          </ButtonLink>
        ) : (
          <LinkList
            items={[
              ...list.data.items.map((item) => ({
                id: String(item.subscribeSeq),
                title: item.fullAddress,
                korean: true as const,
                note: summaryOf(item),
                to: go.href('subscribeInfo', { id: item.subscribeSeq }),
              })),
              { id: 'all', title: w.all, to: go.href('subscribeWatching') },
            ]}
          />
        ))}
    </MineSection>
  )
}

const summaryOf = ({ state, unseen, stale_since, last_check_at, hasSubscribe }: Item): string =>
  [
    w.state[state],
    ...(hasSubscribe ? [checkOf(stale_since, last_check_at)] : []),
    ...(unseen > 0 ? [w.unseen(unseen)] : []),
  ].join(' · ')
function checkOf(stale: string | null, last: string | null): string {
  if (stale !== null) return w.stopped(formatInstant(stale))
  return last === null ? w.unchecked : w.lastCheck(formatInstant(last))
}
