import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { isLiving, isServed, type Alert, type Watch } from '../shared/watch.ts'
import { OwnGuard } from './own-guard.tsx'
import { HomePart } from './home-part.tsx'
import { watchingWords as w } from './words.ts'
import { watchWords } from '../shared/watch-words.ts'

/** One of the user's homes, with the data from its calls. */
export function OwnHome({ watch, today, alerts }: { watch: Watch; today: Day; alerts: readonly Alert[] }) {
  const go = useGo()
  const id = watch.subscribeSeq
  const report = useCall('subscribeReport', { id })
  const waiting = alerts.filter((a) => a.subscribe_seq === id && a.seen_at === null)
  const statements = report.state === 'ready' ? report.data.statements : []
  // The first statement is of the current month; earlier months are complete and can be kept.
  const latest = statements[1] ?? statements[0]
  return (
    <HomePart
      watch={watch}
      today={today}
      month={statements[0] ?? null}
      instead={
        report.state === 'loading' ? (
          <Skeleton lines={1} />
        ) : report.state === 'failed' ? (
          <div role="status">
            <p className="text-body font-semibold">{w.countFailed}</p>
            <div className="-ml-5">
              <Button kind="quiet" onClick={report.again}>
                {w.again}
              </Button>
            </div>
          </div>
        ) : undefined
      }
      waiting={waiting}
      guard={sendsMoney(watch, today) && <OwnGuard watch={watch} today={today} alert={waiting[0]?.alert_seq ?? null} />}
      links={[
        {
          id: 'history',
          title: w.history,
          note: w.historyNote,
          to: go.href('subscribeHistory', { id }),
        },
        ...(latest
          ? [
              {
                id: 'statement',
                title: w.statement(watchWords.month(latest.month)),
                to: go.href('subscribeWatching', { statement: latest.month, id }),
              },
            ]
          : []),
        ...(watch.balance_on === null && isLiving(watch)
          ? [{ id: 'dates', title: w.addDates, to: go.href('subscribeContractDate', { id }) }]
          : []),
        { id: 'info', title: w.info, note: w.infoNote, to: go.href('subscribeInfo', { id }) },
      ]}
    />
  )
}

/** Money may still have to be sent, and the home is checked: the balance date is unknown or has not passed. */
const sendsMoney = (watch: Watch, today: Day): boolean =>
  isServed(watch) && (watch.balance_on === null || watch.balance_on >= today)
