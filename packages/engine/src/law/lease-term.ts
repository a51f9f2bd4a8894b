import { addDays, addMonths, day, type Day, daysBetween, lastDayOfTerm } from '../values/day.ts'
import { dated } from './dated.ts'

/** A lease of a home runs at least two years, if the tenant wants it. */
export const leastTermMonths = dated<number>('least-term', 'contract', [
  {
    from: day('1990-01-13'),
    value: 24,
    source: { title: '주택임대차보호법', article: '제4조제1항', confidence: 'statute', checkedOn: day('2026-06-08') },
  },
])

export type LeaseTerm = {
  from: Day
  lastDay: Day
  /** Whole months, if the term has such. */
  months: number | null
  days: number
  /** The end is unknown: the least term by law. */
  assumed: boolean
}

/** The term from a day to its end. Users enter the last day or the day after it: both mean the same lease. */
export function leaseTerm(from: Day, endsOn: Day | null): LeaseTerm | null {
  if (endsOn === null) {
    const months = leastTermMonths.at(from)?.value ?? 24
    // two years count as 730 days, as in the guarantor's own examples
    return {
      from,
      lastDay: lastDayOfTerm(from, months),
      months,
      days: Math.floor((months * 365) / 12),
      assumed: true,
    }
  }
  if (endsOn <= from) return null
  const about = Math.round(daysBetween(from, endsOn) / 30.44)
  const whole = [about - 1, about, about + 1].find((m) => {
    const next = addMonths(from, m)
    return m > 0 && (next === endsOn || next === addDays(endsOn, 1))
  })
  const lastDay = whole !== undefined && addMonths(from, whole) === endsOn ? addDays(endsOn, -1) : endsOn
  return { from, lastDay, months: whole ?? null, days: daysBetween(from, lastDay) + 1, assumed: false }
}

/** The first day on which half of the term has passed; what must be done earlier is due the day before. */
export function halfOf({ from, months, days }: LeaseTerm, percent = 50): Day {
  const part = months === null ? null : (months * percent) / 100
  return part !== null && Number.isInteger(part)
    ? addMonths(from, part)
    : addDays(from, Math.floor((days * percent) / 100))
}
