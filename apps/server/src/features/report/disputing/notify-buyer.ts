import type { TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import { buyerOf, type DisputeRow } from './dispute-queries.ts'

/**
 * Notifies the buyer of news about a dispute of their report: once for each of its states, and for each document to
 * send again.
 */
export async function notifyBuyer(
  tx: TxContext,
  { dispute_seq, order_seq, report_seq }: Pick<DisputeRow, 'dispute_seq' | 'order_seq' | 'report_seq'>,
  news: 'received' | 'asked' | 'decided' | `paper-${number}`,
): Promise<void> {
  const { user_seq } = await buyerOf(tx.db, order_seq)
  await postNotice(tx, {
    user_seq,
    order_seq,
    template: 'dispute-news',
    variables: { report_seq },
    reference: `dispute-${news}-${dispute_seq}`,
  })
}
