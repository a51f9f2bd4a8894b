import type { TxContext } from '../../../kernel/context.ts'
import { eraseNote } from '../answering/answer-queries.ts'
import { closeOfOrder } from '../asking/question-queries.ts'
import { closeInquiriesOfOrder } from '../inquiring/inquiry-queries.ts'
import { closeDisputesOf } from '../disputing/dispute-queries.ts'
import { eraseDocumentsOf } from '../documents/erase-documents.ts'
import { dropReviewOf } from '../reviewing/review-queries.ts'
import { forgetMasked } from '../sharing/forget-masked.ts'
import { voidReports } from '../queries.ts'

/**
 * Voids the current report with its earlier versions; a worker on it finds out when it writes. Its questions, inquiries
 * and disputes are closed, and its note, documents, review and the content of its shares are erased. Requires the
 * order's lock.
 */
export const voidReport = async (
  tx: TxContext,
  orderSeq: number,
  from: readonly ('preparing' | 'ready')[],
): Promise<void> => {
  await voidReports(tx.db, orderSeq, from)
  await closeOfOrder(tx.db, orderSeq)
  await closeInquiriesOfOrder(tx.db, orderSeq)
  await eraseNote(tx.db, orderSeq)
  await closeDisputesOf(tx.db, orderSeq)
  await dropReviewOf(tx.db, orderSeq)
  await eraseDocumentsOf(tx, orderSeq)
  await forgetMasked(tx, orderSeq)
}
