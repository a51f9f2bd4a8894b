import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/use-call.ts'
import { isLiving, type Alert, type Watch } from '../shared/watch.ts'
import { OwnGuard } from './own-guard.tsx'
import { HomePart } from './home-part.tsx'
import { watchingWords as w } from './words.ts'
import { watchWords } from '../shared/watch-words.ts'

/** One of the person's own homes, with what its calls say. */
export function OwnHome({ watch, today, alerts }: { watch: Watch; today: Day; alerts: readonly Alert[] }) {
  const go = useGo()
  const id = watch.subscribeSeq
  const report = useCall('subscribeReport', { id })
  const waiting = alerts.filter((a) => a.subscribe_seq === id && a.seen_at === null)
  const statements = report.state === 'ready' ? report.data.statements : []
  // The months before this one are closed: the last of them is a statement to keep.
  const latest = statements[1] ?? statements[0]
  return (
    <HomePart
      watch={watch}
      today={today}
      month={statements[0] ?? null}
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

/** Money is still to be sent, or may be: the day of the balance is not over, or not known. */
const sendsMoney = (watch: Watch, today: Day): boolean =>
  isLiving(watch) && (watch.balance_on === null || watch.balance_on >= today)
