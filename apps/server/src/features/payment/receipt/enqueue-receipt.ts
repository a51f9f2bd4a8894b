import type { TxContext } from '../../../kernel/context.ts'
import { moveReceipt, receiptOfOrder, type ReceiptRow } from './receipt-queries.ts'

export const enqueueReceipt = (
  tx: Pick<TxContext, 'enqueue'>,
  { receipt_seq }: Pick<ReceiptRow, 'receipt_seq'>,
  afterSeconds = 0,
): Promise<void> => tx.enqueue('payment.receipt', { receipt_seq }, { afterSeconds, key: `receipt:${receipt_seq}` })

/** The order was paid: issues the receipt requested before. */
export async function issueRequestedReceipt(tx: TxContext, orderSeq: number): Promise<void> {
  const receipt = await receiptOfOrder(tx.db, orderSeq)
  if (receipt?.state === 'wanted') await enqueueReceipt(tx, receipt)
}

/** Money was refunded: cancels the receipt and reissues it for the rest. Requires the order's lock. */
export async function adjustReceipt(tx: TxContext, orderSeq: number): Promise<void> {
  const receipt = await receiptOfOrder(tx.db, orderSeq)
  if (receipt?.state === 'issued' && (await moveReceipt(tx.db, receipt.receipt_seq, ['issued'], 'cancelling')))
    await enqueueReceipt(tx, receipt)
}
