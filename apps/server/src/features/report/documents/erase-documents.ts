import type { reportDocumentDelete } from '@jipsalpim/contract/areas/report/document.ts'
import type { TxContext } from '../../../kernel/context.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { isOpenDispute } from '../disputing/dispute-queries.ts'
import { deleteDocument, deleteDocumentsOf, ownDocument, type DocumentRow } from './document-queries.ts'

declare module '../../../kernel/queue.ts' {
  interface Jobs {
    /** Erases the file of a document whose row was deleted. */
    'report.document-file': { sha256: string }
  }
}

/** Deletes the user's own document at once; fetched ones are deleted with their report. */
export const eraseDocument: Action<typeof reportDocumentDelete> = (ctx, { id }, user) =>
  ctx.tx(async (tx) => {
    const row = await ownDocument(tx.db, user.seq, id)
    if (!row || row.look === null) throw new Fail('notFound')
    // a document that a decision was based on is stored as long as the decision
    if (row.dispute_seq !== null && !(await isOpenDispute(tx.db, row.dispute_seq))) throw new Fail('changedSince')
    const gone = await deleteDocument(tx.db, id)
    if (!gone) throw new Fail('notFound')
    await eraseFiles(tx, [gone])
    return { id }
  })

/** The order's address was changed, or it was refunded. */
export const eraseDocumentsOf = async (tx: TxContext, orderSeq: number): Promise<void> =>
  eraseFiles(tx, await deleteDocumentsOf(tx.db, orderSeq, 'all'))

/** Queued with the deletion of the rows, and repeated until it is done: a file outlives its row by seconds. */
export async function eraseFiles(
  tx: Pick<TxContext, 'enqueue'>,
  rows: readonly Pick<DocumentRow, 'file_sha256'>[],
): Promise<void> {
  for (const { file_sha256: sha256 } of rows)
    if (sha256 !== null) await tx.enqueue('report.document-file', { sha256 }, { key: `document:${sha256}` })
}

export const eraseFile: JobHandler<'report.document-file'> = (ctx, { sha256 }) => ctx.files.remove(sha256)
