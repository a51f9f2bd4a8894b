import { addMonths } from '../../values/day.ts'
import { evidenceOfAll, found, type Signal } from '../signal.ts'

/** Sold twice or more within a year: often passed on to an insolvent owner. */
export const judge: Signal = (f) => {
  const since = addMonths(f.day, -f.pack.thresholds.rapid.months)
  const sales = f
    .liveEntries('소유권이전')
    .filter(
      (e) => e.receivedAt !== null && e.receivedAt >= since && e.receivedAt <= f.day && /매매/.test(e.cause ?? ''),
    )
  if (sales.length < f.pack.thresholds.rapid.sales) return null
  return found('rapid-transfers', 155, {
    evidence: evidenceOfAll(sales),
    numbers: { sales: sales.length, months: f.pack.thresholds.rapid.months, since: sales[0]?.receivedAt ?? '' },
  })
}
