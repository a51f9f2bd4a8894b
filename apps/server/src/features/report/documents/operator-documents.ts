import type {
  operatorDocumentLook,
  operatorDocumentPage,
  operatorDocuments,
} from '@jipsalpim/contract/areas/operator/documents.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { postNotice } from '../../message/post-notice.ts'
import { notifyBuyer } from '../disputing/notify-buyer.ts'
import {
  inspectedDocuments,
  pagesOf,
  paperForOperator,
  saveInspection,
  waitingForInspection,
  type DocumentRow,
} from './document-queries.ts'
import { eraseFiles } from './erase-documents.ts'
import { pageOf } from './read-document.ts'

export const readDocuments: Action<typeof operatorDocuments> = async (ctx) => ({
  waiting: (await waitingForInspection(ctx.db)).map(describe),
  done: (await inspectedDocuments(ctx.db)).map(describe),
})

/**
 * Only while it waits to be looked at, or a dispute about it is open: after that, no operator needs to see it again.
 */
export const readPageForOperator: Action<typeof operatorDocumentPage> = async (ctx, { document_seq, page }) => {
  const row = await paperForOperator(ctx.db, document_seq)
  const opens = row && (row.look === 'waiting' || row.is_disputed)
  return { ...(await pageOf(ctx, opens ? row : undefined, page)), look: row?.look ?? 'waiting' }
}

export const inspectDocument: Action<typeof operatorDocumentLook> = (ctx, { document_seq, look }, operator) =>
  ctx.tx(async (tx) => {
    const row = await paperForOperator(tx.db, document_seq)
    if (!row) throw new Fail('notFound')
    if (!(await saveInspection(tx.db, document_seq, operator.seq, look))) throw new Fail('operatorBehind')
    if (look === 'needs-bars') {
      await eraseFiles(tx, [row])
      const { user_seq, order_seq, report_seq, dispute_seq, side } = row
      // a person without an account reads it with the dispute's key
      if (dispute_seq !== null) {
        if (side === 'buyer') await notifyBuyer(tx, { dispute_seq, order_seq, report_seq }, `paper-${document_seq}`)
        return { document_seq }
      }
      await postNotice(tx, {
        user_seq,
        order_seq,
        template: 'document-again',
        variables: { report_seq },
        reference: `document-again-${document_seq}`,
      })
    }
    return { document_seq }
  })

const describe = (row: DocumentRow) => ({
  document_seq: row.document_seq,
  order_seq: row.order_seq,
  kind: row.kind,
  pages: pagesOf(row).length,
  // null only for fetched documents, which are not in these lists
  look: row.look ?? 'waiting',
  made_at: row.made_at.toISOString(),
  looked_at: row.looked_at?.toISOString() ?? null,
  operator_seq: row.looked_by,
})
