import { isCash } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import type { orderReceiptAsk } from '@jipsalpim/contract/areas/order/cash.ts'
import type { SealPlace } from '../../../crypto/seal.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { insertReceipt, saveNumber, type ReceiptRow } from './receipt-queries.ts'
import { presentReceipt } from './read-receipt.ts'
import { enqueueReceipt } from './enqueue-receipt.ts'

/**
 * Requests a receipt for an order paid in cash. If it is requested before the payment, it is issued with the payment.
 */
export const requestReceipt: Action<typeof orderReceiptAsk> = (ctx, { merchant_uid, kind, number }, user) =>
  ctx.tx(async (tx) => {
    const order = await tx.hooks.payables.lockOwn(tx, user.seq, { merchant: merchant_uid })
    if (!order) throw new Fail('orderNotFound')
    if (!isCash(order.pay_method)) throw new Fail('receiptRefused', { reason: 'card' })
    if (order.state !== 'pending' && order.state !== 'completed')
      throw new Fail('receiptRefused', { reason: order.state })
    const receipt = await createReceipt(tx, { order_seq: order.order_seq, kind }, number)
    if (!receipt) throw new Fail('receiptRefused', { reason: 'asked' })
    if (order.state === 'completed') await enqueueReceipt(tx, receipt)
    return presentReceipt(receipt)
  })

/** Inserts the receipt request with its number encrypted for its own row; null if another one is active. */
export async function createReceipt(
  tx: TxContext,
  r: Pick<ReceiptRow, 'order_seq' | 'kind'>,
  number: string,
): Promise<ReceiptRow | null> {
  const receipt = await insertReceipt(tx.db, { ...r, ending: number.slice(-4) })
  if (!receipt) return null
  await saveNumber(tx.db, receipt.receipt_seq, tx.seal.seal(numberPlace(receipt), number))
  return receipt
}

export const numberPlace = ({ receipt_seq }: Pick<ReceiptRow, 'receipt_seq'>): SealPlace => ({
  table: 'payment_receipt',
  column: 'number_sealed',
  row: receipt_seq,
})
