import type { reportDocumentDelete } from '@jipsalpim/contract/areas/report/document.ts'
import type { TxContext } from '../../../kernel/context.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { isOpenDispute } from '../disputing/dispute-queries.ts'
import { deleteDocument, deleteDocumentsOf, ownDocument, type DocumentRow } from './document-queries.ts'

declare module '../../../kernel/queue.ts' {
  interface Jobs {
    /** Erases the file of a document whose row is gone. */
    'report.document-file': { sha256: string }
  }
}

/** One's own paper, at once; what was fetched goes with its report. */
export const eraseDocument: Action<typeof reportDocumentDelete> = (ctx, { id }, user) =>
  ctx.tx(async (tx) => {
    const row = await ownDocument(tx.db, user.seq, id)
    if (!row || row.look === null) throw new Fail('notFound')
    // what was decided by stays as long as the decision
    if (row.dispute_seq !== null && !(await isOpenDispute(tx.db, row.dispute_seq))) throw new Fail('changedSince')
    const gone = await deleteDocument(tx.db, id)
    if (!gone) throw new Fail('notFound')
    await eraseFiles(tx, [gone])
    return { id }
  })

/** The report is of another home, or paid back. */
export const eraseDocumentsOf = async (tx: TxContext, orderSeq: number): Promise<void> =>
  eraseFiles(tx, await deleteDocumentsOf(tx.db, orderSeq, 'all'))

/** Committed with the rows, and repeated until it is done: a file outlives its row by seconds. */
export async function eraseFiles(
  tx: Pick<TxContext, 'enqueue'>,
  rows: readonly Pick<DocumentRow, 'file_sha256'>[],
): Promise<void> {
  for (const { file_sha256: sha256 } of rows)
    if (sha256 !== null) await tx.enqueue('report.document-file', { sha256 }, { key: `document:${sha256}` })
}

export const eraseFile: JobHandler<'report.document-file'> = (ctx, { sha256 }) => ctx.files.remove(sha256)
