import { useState } from 'react'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { minuteText } from '../shared/when.ts'
import type { Alert } from '../shared/watch.ts'
import { alertWords as w } from './alert-words.ts'
import { titleOf } from './alert-text.ts'

/** The page size of the call. */
const SIZE = 30

/** All alerts, newest first. */
export function AlertInbox({ today, id }: { today: Day; id?: number }) {
  const [page, setPage] = useState(1)
  const list = useCall('subscribeAlerts', id === undefined ? { page } : { id, page })
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts" className="mb-2 text-body font-bold">
        {w.inbox}
      </h2>
      {list.state === 'loading' ? (
        <Skeleton lines={3} />
      ) : list.state === 'failed' ? (
        <ErrorState title={w.failed} onRetry={list.again}>
          {list.error.message}
        </ErrorState>
      ) : list.data.total === 0 ? (
        <p className="border-t border-hairline py-4 text-note text-ink-2">{w.inboxEmpty}</p>
      ) : (
        <>
          <AlertRows alerts={list.data.alerts} today={today} />
          <div className="-ml-5 flex flex-wrap">
            {page > 1 && (
              <Button kind="quiet" onClick={() => setPage(page - 1)}>
                {w.newer}
              </Button>
            )}
            {list.data.total > page * SIZE && (
              <Button kind="quiet" onClick={() => setPage(page + 1)}>
                {w.older}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

export function AlertRows({
  alerts,
  today,
  sample = false,
}: {
  alerts: readonly Alert[]
  today: Day
  sample?: boolean
}) {
  const go = useGo()
  return (
    <LinkList
      items={alerts.map((alert) => ({
        id: String(alert.alert_seq),
        title: titleOf(alert),
        to: sample ? undefined : go.href('subscribeWatching', { alert: alert.alert_seq }),
        note: (
          <>
            {alert.seen_at === null && <Badge tone={alert.critical ? 'severe' : 'brand'}>{w.unseen}</Badge>}{' '}
            <span className="figures">{minuteText(alert.at, today)}</span> · <span lang="ko">{alert.fullAddress}</span>
          </>
        ),
      }))}
    />
  )
}
