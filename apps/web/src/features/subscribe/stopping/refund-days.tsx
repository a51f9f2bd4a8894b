import { daysBetween, type Day } from '@jipsalpim/engine/values/day.ts'
import { refundTable } from '@jipsalpim/engine/watch/billing.ts'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { cancelWords as w } from '../cancel-words.ts'
import type { Watch } from '../shared/watch.ts'
import { watchWords } from '../shared/watch-words.ts'

type Row = { on: Day; won: number }

/** The refund on each remaining day: some of them, and all after a tap. */
export function RefundDays({ refund, today }: { refund: NonNullable<Watch['refund_now']>; today: Day }) {
  const { from_on: from, to_on: to, price, refunded } = refund
  const later = refundTable({ price, from, to, checksDone: 1, paid: price, refunded }).filter(({ on }) => on > today)
  // The server calculates today's refund: it is the full price if nothing has been checked yet.
  const all: Row[] = [{ on: today, won: refund.won }, ...later]
  const some = [0, 1 / 3, 2 / 3, 1].flatMap((part) => all[Math.round(part * (all.length - 1))] ?? [])
  return (
    <section aria-labelledby="refund-days">
      <h2 id="refund-days" className="mb-2 text-body font-bold">
        {w.table}
      </h2>
      <Days rows={[...new Set(some)]} to={to} today={today} />
      {all.length > some.length && (
        <Disclosure title={w.all(all.length)}>
          <Days rows={all} to={to} today={today} />
        </Disclosure>
      )}
    </section>
  )
}

const Days = ({ rows, to, today }: { rows: readonly Row[]; to: Day; today: Day }) => (
  <DataTable
    caption={w.table}
    columns={[
      { key: 'on', label: w.on },
      { key: 'left', label: w.left, numeric: true },
      { key: 'back', label: w.back, numeric: true },
    ]}
    rows={rows.map(({ on, won }) => ({
      id: on,
      on: on === today ? w.today(watchWords.day(on)) : watchWords.day(on),
      left: w.days(Math.max(0, daysBetween(on, to))),
      back: w.won(won),
    }))}
  />
)
