import { LEAST_CHARGE } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { Fail } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import type { Cut } from '../../coupon/using/cut.ts'
import { reservePoints } from '../../points/reserve-points.ts'
import { causeOfOrder } from '../../points/points-of.ts'
import type { OrderRow } from '../order-row.ts'
import { ownIssuer } from '../queries.ts'

/** Throws if the points exceed the price, or if the rest is too small for a card payment. */
export function refuseSum(price: number, points: number): void {
  if (points > 0 && (price < 0 || (price > 0 && price < LEAST_CHARGE)))
    throw new Fail('invalidInput', { points: 'won-too-much' })
}

/** Reserves points for an order that was just inserted, in its transaction, as a discount that we bear ourselves. */
export async function reserveForOrder(tx: TxContext, order: Pick<OrderRow, 'order_seq' | 'user_seq'>, won: number) {
  const { order_seq, user_seq } = order
  const hold_seq = await reservePoints(tx, { user_seq, cause: causeOfOrder(order_seq), won })
  const issuer_seq = await ownIssuer(tx.db)
  return { issuer_seq, won, name: '포인트', discount_seq: null, coupon_seq: null, hold_seq } satisfies Cut
}
