import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'

type Price = Output<CallNamed<'orderPrice'>>

/**
 * The price of the period that is charged on a day, as far as it is known today. `isAsked`: it is higher than that of the
 * first one, so it is charged only if the user agrees again. Points are a way of paying, and make no price lower.
 */
export function nextPrice(today: Price, coupon: { won: number } | null, on: Day): { won: number; isAsked: boolean } {
  const at = Date.parse(`${on}T09:00:00+09:00`)
  const isOver = today.discounts.some(({ until }) => until !== null && Date.parse(until) <= at)
  const won = isOver ? today.full_price : today.price
  return { won, isAsked: won > today.price - (coupon?.won ?? 0) }
}
