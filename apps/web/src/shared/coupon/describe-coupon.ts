import { formatDay, formatWon } from '../../lang/format.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { couponWords as w } from './words.ts'

export type Terms = {
  applyType: 'report' | 'subscribe'
  gives: 'won' | 'percent' | 'free'
  amount: number | null
  most: number | null
  issuer: string
  regions: readonly string[] | null
}

/** '3,000원 할인', '30% 할인, 최대 2,500원', '보고서 1건 무료'. */
export function describeDiscountKind({ gives, amount, most, applyType }: Omit<Terms, 'issuer' | 'regions'>): string {
  if (gives === 'free' || (gives === 'percent' && amount === 100 && most === null)) return w.free(w.product[applyType])
  if (gives === 'won') return w.won(formatWon(amount ?? 0))
  return most === null ? w.percent(amount ?? 0) : w.percentMost(amount ?? 0, formatWon(most))
}

/** The last day (Seoul) on which the coupon is valid; `until` itself is exclusive. */
export const lastDay = (until: string): string => {
  const day = dayInSeoul(new Date(until))
  return formatDay(isMidnight(until) ? addDays(day, -1) : day)
}
const isMidnight = (instant: string): boolean => (Date.parse(instant) + 9 * 3_600_000) % 86_400_000 === 0

/** The other conditions of a coupon, one sentence each. */
export const describeTerms = (t: Terms, until: string | null): string[] => [
  ...(until === null ? [] : [w.usableUntil(lastDay(until))]),
  ...(t.gives === 'free' ? [] : [w.forProduct(w.product[t.applyType])]),
  ...(t.regions === null ? [] : [w.regions(t.regions.join(', '))]),
  w.issuer(t.issuer),
]
