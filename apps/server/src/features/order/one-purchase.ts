import { Fail } from '../../kernel/serve.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import { isInDoubt } from '../payment/is-in-doubt.ts'
import { closeOrder } from './close-order.ts'
import type { OrderRow, PlaceColumns } from './order-row.ts'
import { lockStanding, standingBeside } from './one-purchase-queries.ts'
import { insertOrder, releaseDraft, type NewOrder } from './queries.ts'

type Purchase = Pick<OrderRow, 'order_seq' | 'user_seq' | 'thing'>

/**
 * Inserts an order as the only open purchase of its thing: an unpaid order for the same thing is closed in the same
 * transaction, and what its window takes all the same goes back by itself. Paid and not delivered yet, it is refused with
 * 2502; with an unknown payment, with 2501. A unique index decides between two inserts at once: the second one finds the
 * order of the first.
 */
export async function insertAlone(tx: TxContext, order: NewOrder, place: PlaceColumns | null): Promise<OrderRow> {
  for (let tries = 0; tries < TRIES; tries++) {
    await takeOver(tx, order, place)
    const made = await insertOrder(tx.db, order, place)
    if (made) return made
  }
  throw new Fail('repeatInFlight')
}
/** Each try waits for one other insert; more tabs than this ask again. */
const TRIES = 5

async function takeOver(tx: TxContext, order: NewOrder, place: PlaceColumns | null): Promise<void> {
  for (const other of await lockStanding(tx.db, order, place)) {
    // A second tab with the same draft: its repeat is given this order.
    if (other.draft_key !== null && other.draft_key === order.draft_key) throw new Fail('repeatInFlight')
    await refuseStanding(tx, other)
    await closeOrder(tx, other.order_seq, 'cancelled', { reason: 'taken-over', by: order.merchant_uid }, ['pending'])
    await releaseDraft(tx.db, other.order_seq)
  }
}

/** Refuses to replace an order that is paid (2502) or whose payment has an unknown outcome (2501). */
export async function refuseStanding(
  ctx: Pick<Context, 'db'>,
  { merchant_uid, state }: Pick<OrderRow, 'merchant_uid' | 'state'>,
): Promise<void> {
  if (state === 'completed') throw new Fail('approvalNeeded', { merchant_uid, state })
  if (await isInDoubt(ctx, merchant_uid)) throw new Fail('analysisInProgress', { merchant_uid })
}

/** Bought by another order, or about to be: nothing is paid for this one any more. */
export const isBoughtBeside = async (ctx: Pick<Context, 'db'>, order: Purchase): Promise<boolean> =>
  (await standingBeside(ctx.db, order)) !== undefined

/** 2502 with the order that stands in the place of this one. `refund`: what was taken for this one and goes back. */
export async function refuseTakenOver(
  ctx: Pick<Context, 'db'>,
  order: Purchase,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const other = await standingBeside(ctx.db, order)
  if (other) throw new Fail('approvalNeeded', { ...other, ...facts })
}
