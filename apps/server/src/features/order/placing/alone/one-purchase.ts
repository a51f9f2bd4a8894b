import { Fail } from '../../../../kernel/serve.ts'
import type { Context, TxContext } from '../../../../kernel/context.ts'
import { isInDoubt } from '../../../payment/doubt/is-in-doubt.ts'
import { closeOrder } from '../../close-order.ts'
import type { OrderRow, PlaceColumns } from '../../order-row.ts'
import { lockOpenPurchases, otherOpenPurchase } from './one-purchase-queries.ts'
import { insertOrder, releaseDraft, type NewOrder } from '../../queries.ts'

type Purchase = Pick<OrderRow, 'order_seq' | 'user_seq' | 'thing'>

/**
 * Inserts an order as the only open one for its purchase: an unpaid order for the same purchase is closed in the same
 * transaction, and a late payment in its window is refunded automatically. If the other order is paid and not
 * delivered, throws 2502; if its payment is in doubt, 2501. A unique index decides between concurrent inserts: the
 * second one finds the order of the first.
 */
export async function insertAlone(tx: TxContext, order: NewOrder, place: PlaceColumns | null): Promise<OrderRow> {
  for (let tries = 0; tries < TRIES; tries++) {
    await takeOver(tx, order, place)
    const made = await insertOrder(tx.db, order, place)
    if (made) return made
  }
  throw new Fail('repeatInFlight')
}
/** Each attempt waits for one other insert; after the last one the client must repeat the call. */
const TRIES = 5

async function takeOver(tx: TxContext, order: NewOrder, place: PlaceColumns | null): Promise<void> {
  for (const other of await lockOpenPurchases(tx.db, order, place)) {
    // A second tab with the same draft: if it repeats the call, it gets this order.
    if (other.draft_key !== null && other.draft_key === order.draft_key) throw new Fail('repeatInFlight')
    await refuseOpenPurchase(tx, other)
    await closeOrder(tx, other.order_seq, 'cancelled', { reason: 'taken-over', by: order.merchant_uid }, ['pending'])
    await releaseDraft(tx.db, other.order_seq)
  }
}

/** Refuses to replace an order that is paid (2502) or whose payment has an unknown outcome (2501). */
export async function refuseOpenPurchase(
  ctx: Pick<Context, 'db'>,
  { merchant_uid, state }: Pick<OrderRow, 'merchant_uid' | 'state'>,
): Promise<void> {
  if (state === 'completed') throw new Fail('approvalNeeded', { merchant_uid, state })
  if (await isInDoubt(ctx, merchant_uid)) throw new Fail('analysisInProgress', { merchant_uid })
}

/** True if another order has made this purchase or is about to: this one must take no payment. */
export const isBoughtElsewhere = async (ctx: Pick<Context, 'db'>, order: Purchase): Promise<boolean> =>
  (await otherOpenPurchase(ctx.db, order)) !== undefined

/**
 * Throws 2502 with the order that has replaced this one. `facts`: for example the sum taken for this order and being
 * refunded.
 */
export async function refuseTakenOver(
  ctx: Pick<Context, 'db'>,
  order: Purchase,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const other = await otherOpenPurchase(ctx.db, order)
  if (other) throw new Fail('approvalNeeded', { ...other, ...facts })
}
