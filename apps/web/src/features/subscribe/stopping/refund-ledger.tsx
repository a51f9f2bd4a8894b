import { formatDay } from '../../../lang/format.ts'
import { cancelWords as w } from '../cancel-words.ts'
import { planText, type Watch } from '../shared/watch.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'

type Refund = NonNullable<Watch['refund_now']>

/** How today's refund is calculated, line by line, with the server's figures. */
export function RefundLedger({ refund: r, watch, today }: { refund: Refund; watch: Watch; today: Day }) {
  const used = r.unused ? 0 : r.days - r.days_left
  const rows = [
    {
      id: 'paid',
      label: w.paid,
      note: w.paidOn(formatDay(r.from_on), planText(watch)),
      value: w.won(r.price),
    },
    {
      id: 'used',
      label: w.used,
      note: r.unused ? w.unusedDays : usedDays(r, today),
      value: w.days(used),
    },
    { id: 'left', label: w.left, note: null, value: w.days(r.unused ? r.days : r.days_left) },
    ...(r.refunded > 0 ? [{ id: 'refunded', label: w.refunded, note: null, value: w.won(r.refunded) }] : []),
  ]
  return (
    <table className="figures w-full border-collapse">
      <caption className="sr-only">{w.ledger}</caption>
      <tbody>
        {rows.map(({ id, label, note, value }) => (
          <tr key={id} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-2.5 pr-4 text-left text-body font-normal">
              {label}
              {note !== null && <small className="block text-note text-ink-2">{note}</small>}
            </th>
            <td className="py-2.5 text-right text-body whitespace-nowrap">{value}</td>
          </tr>
        ))}
        {r.points > 0 && (
          <tr className="border-b border-hairline align-baseline">
            <th scope="row" className="py-2.5 pr-4 text-left text-body font-normal">
              {w.points}
              <small className="block text-note text-ink-2">{w.pointsNote}</small>
            </th>
            <td className="py-2.5 text-right text-body whitespace-nowrap">{w.won(r.points)}</td>
          </tr>
        )}
        <tr className="border-t border-ink align-baseline font-bold">
          <th scope="row" className="py-3 pr-4 text-left text-body font-bold">
            {w.back}
            <small className="block text-note font-normal text-ink-2">
              {r.unused ? w.formulaUnused : w.formula(w.won(r.price), r.days_left, r.days)}
            </small>
          </th>
          <td className="py-3 text-right text-body whitespace-nowrap">{w.won(r.won)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** The days up to today; all of them if the period is over, as while nothing more is paid. */
const usedDays = ({ from_on: from, to_on: to }: Refund, today: Day): string =>
  to < today ? `${formatDay(from)} ~ ${formatDay(to)}` : w.usedSpan(formatDay(from), formatDay(today))
