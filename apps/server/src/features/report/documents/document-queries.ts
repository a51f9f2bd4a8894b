import { sql, type Insertable, type Selectable } from 'kysely'
import type { InspectionResult } from '@jipsalpim/contract/areas/report/document-terms.ts'
import type { ReceiptPlace } from '@jipsalpim/engine/pdf/receipt-places.ts'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'
import type { PagePlace } from './image-pdf.ts'

type Db = Context['db']
export type DocumentRow = Selectable<Database['report_document']>
/** `receipts`: only for a page of a register. Written by `imagePdf` and `drawPrint`. */
type StoredPage = PagePlace & { receipts?: readonly ReceiptPlace[] }
export const pagesOf = ({ pages }: Pick<DocumentRow, 'pages'>) => pages as readonly StoredPage[] // see StoredPage
const appNow = sql<Date>`app_now()`
/** More than operators handle at a time; all of them stay stored. */
const MOST = 100

/** The fields of a user's document that are known before it is drawn. */
export type NewPaper = Pick<
  Insertable<Database['report_document']>,
  'order_seq' | 'report_seq' | 'dispute_seq' | 'kind'
>
export const insertDocument = async (db: Db, document: Insertable<Database['report_document']>): Promise<number> =>
  (await db.insertInto('report_document').values(document).returning('document_seq').executeTakeFirstOrThrow())
    .document_seq
/** The report's documents; those of its disputes are `disputePapersOf`. */
export const documentsOf = (db: Db, orderSeq: number): Promise<DocumentRow[]> =>
  db
    .selectFrom('report_document')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .where('dispute_seq', 'is', null)
    .orderBy(sql`kind <> 'register'`)
    .orderBy('document_seq')
    .execute()
export const disputePapersOf = (db: Db, disputeSeqs: readonly number[]): Promise<DocumentRow[]> =>
  disputeSeqs.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('report_document')
        .selectAll()
        .where('dispute_seq', 'in', disputeSeqs)
        .orderBy('document_seq')
        .execute()
/**
 * A document of a report that can be read; undefined for another user's and a missing one. Documents of another
 * person's dispute about the report belong to that person.
 */
export const ownDocument = (db: Db, userSeq: number, documentSeq: number): Promise<DocumentRow | undefined> =>
  db
    .selectFrom('report_document as d')
    .innerJoin('order_order as o', 'o.order_seq', 'd.order_seq')
    .leftJoin('report_dispute as p', 'p.dispute_seq', 'd.dispute_seq')
    .selectAll('d')
    .where('d.document_seq', '=', documentSeq)
    .where('o.user_seq', '=', userSeq)
    .where((e) => e.or([e('d.dispute_seq', 'is', null), e('p.user_seq', '=', userSeq)]))
    .where((e) =>
      e.exists(
        e
          .selectFrom('report_report as r')
          .select('r.report_seq')
          .whereRef('r.order_seq', '=', 'd.order_seq')
          .where('r.state', '=', 'ready'),
      ),
    )
    .executeTakeFirst()
/** The hash of the file to be deleted; undefined when the document was deleted before. */
export const deleteDocument = (db: Db, documentSeq: number): Promise<Pick<DocumentRow, 'file_sha256'> | undefined> =>
  db.deleteFrom('report_document').where('document_seq', '=', documentSeq).returning('file_sha256').executeTakeFirst()
export const deleteDocumentsOf = (
  db: Db,
  orderSeq: number,
  which: 'all' | 'register',
): Promise<Pick<DocumentRow, 'file_sha256'>[]> =>
  db
    .deleteFrom('report_document')
    .where('order_seq', '=', orderSeq)
    .where('dispute_seq', 'is', null)
    .$if(which === 'register', (q) => q.where('kind', '=', 'register'))
    .returning('file_sha256')
    .execute()

export const waitingForInspection = (db: Db): Promise<DocumentRow[]> =>
  db
    .selectFrom('report_document')
    .selectAll()
    .where('look', '=', 'waiting')
    .orderBy('document_seq')
    .limit(MOST)
    .execute()
export const inspectedDocuments = (db: Db): Promise<DocumentRow[]> =>
  db
    .selectFrom('report_document')
    .selectAll()
    .where('looked_at', 'is not', null)
    .orderBy('looked_at', 'desc')
    .limit(MOST)
    .execute()
/** With the buyer of its report; for a document of a dispute, which side sent it, and whether the dispute is open. */
type OperatorPaper = DocumentRow & { user_seq: number; side: 'buyer' | 'other' | null; is_disputed: boolean }
export const paperForOperator = (db: Db, documentSeq: number): Promise<OperatorPaper | undefined> =>
  db
    .selectFrom('report_document as d')
    .innerJoin('order_order as o', 'o.order_seq', 'd.order_seq')
    .leftJoin('report_dispute as p', 'p.dispute_seq', 'd.dispute_seq')
    .selectAll('d')
    .select(['o.user_seq', 'p.side'])
    .select(sql<boolean>`p.dispute_seq is not null and p.ended_at is null`.as('is_disputed'))
    .where('d.document_seq', '=', documentSeq)
    .where('d.look', 'is not', null)
    .executeTakeFirst()
/** False when it was looked at before. */
export const saveInspection = async (
  db: Db,
  documentSeq: number,
  operatorSeq: number,
  look: Exclude<InspectionResult, 'waiting'>,
): Promise<boolean> =>
  (
    await db
      .updateTable('report_document')
      .set({
        look,
        looked_by: operatorSeq,
        looked_at: appNow,
        ...(look === 'needs-bars' ? { file_sha256: null } : {}),
      })
      .where('document_seq', '=', documentSeq)
      .where('look', '=', 'waiting')
      .executeTakeFirst()
  ).numUpdatedRows > 0n
/** Deleted before their disputes. Returns the files to be deleted. */
export const deletePapersOfDisputes = (
  db: Db,
  disputeSeqs: readonly number[],
): Promise<Pick<DocumentRow, 'file_sha256'>[]> =>
  db.deleteFrom('report_document').where('dispute_seq', 'in', disputeSeqs).returning('file_sha256').execute()
