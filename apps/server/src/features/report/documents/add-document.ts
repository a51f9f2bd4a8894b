import type { reportDocumentAdd } from '@jipsalpim/contract/areas/report/document.ts'
import { DOCUMENTS_MOST } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { currentVersion, orderOfOwnReport } from '../answering/answer-queries.ts'
import { documentsOf } from './document-queries.ts'
import { savePaper } from './save-paper.ts'

/** Adds a document of the user's own to their report. */
export const addDocument: Action<typeof reportDocumentAdd> = async (ctx, { report_seq, kind, ...sent }, user) => {
  // checked before the file is read, so that the duration does not reveal to other users whether the report exists
  if ((await orderOfOwnReport(ctx.db, user.seq, report_seq)) === undefined) throw new Fail('notFound')
  return savePaper(ctx, sent, async (tx) => {
    const order_seq = await orderOfOwnReport(tx.db, user.seq, report_seq)
    if (order_seq === undefined) throw new Fail('notFound')
    const order = await tx.hooks.payables.lock(tx, order_seq)
    const current = await currentVersion(tx.db, order_seq)
    if (!current || order.state !== 'completed') throw new Fail('notFound')
    const own = (await documentsOf(tx.db, order_seq)).filter((d) => d.look !== null)
    if (own.length >= DOCUMENTS_MOST) return 'too-many-documents'
    return { order_seq, report_seq: current.report_seq, kind }
  })
}
