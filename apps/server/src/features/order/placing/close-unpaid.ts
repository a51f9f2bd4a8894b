import { Fail } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { isInDoubt } from '../../payment/doubt/is-in-doubt.ts'
import { closeOrder } from '../close-order.ts'
import type { OrderRow } from '../order-row.ts'
import { lockOrderOfDraft, releaseDraft } from '../queries.ts'

/** The payment columns of an order that is paid by a ticket. */
export const byTicket = { price: 0, discount: 0, pg_name: 'free' } as const

/**
 * Prepares a draft to be paid by a ticket. Returns its order if it is already paid; otherwise releases the draft key,
 * and `insteadOf` is the unpaid order that was closed.
 */
export async function freeDraft(
  tx: TxContext,
  userSeq: number,
  draftKey: string,
): Promise<{ paid: OrderRow } | { paid: null; insteadOf: number | null }> {
  const before = await lockOrderOfDraft(tx.db, userSeq, draftKey)
  if (before?.state === 'completed') return { paid: before }
  if (before?.state === 'pending') {
    await closeUnpaid(tx, before)
    return { paid: null, insteadOf: before.order_seq }
  }
  if (before) await releaseDraft(tx.db, before.order_seq)
  return { paid: null, insteadOf: null }
}

/** Closes an unpaid order. Throws if its payment is in doubt, because it may have been paid. */
export async function closeUnpaid(tx: TxContext, order: OrderRow): Promise<void> {
  if (await isInDoubt(tx, order.merchant_uid)) throw new Fail('analysisInProgress')
  await closeOrder(tx, order.order_seq, 'cancelled', { reason: 'paid-by-ticket' }, ['pending'])
  await releaseDraft(tx.db, order.order_seq)
}
