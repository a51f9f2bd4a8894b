import { INQUIRIES_A_DAY } from '@jipsalpim/contract/areas/report/inquiry-terms.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'
import { startOfToday } from '../start-of-today.ts'

type Db = Context['db']
export type InquiryRow = Selectable<Database['report_inquiry']>
const appNow = sql<Date>`app_now()`
/** More than operators handle at a time; all of them stay stored. */
const MOST = 100

/** Serializes the counting of one user's inquiries, so that the daily limit is not exceeded. */
export const lockInquiries = (db: Db, userSeq: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('report-inquiry', ${userSeq}))`.execute(db)
/** The number left of this day in Seoul. */
export const inquiriesLeft = async (db: Db, userSeq: number): Promise<number> => {
  const { n } = await db
    .selectFrom('report_inquiry')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('user_seq', '=', userSeq)
    .where('asked_at', '>=', startOfToday)
    .executeTakeFirstOrThrow()
  return Math.max(0, INQUIRIES_A_DAY - n)
}
type NewInquiry = Pick<
  Insertable<Database['report_inquiry']>,
  'order_seq' | 'user_seq' | 'user_role_type' | 'answer_by'
>
export const insertInquiry = async (db: Db, inquiry: NewInquiry): Promise<number> =>
  (await db.insertInto('report_inquiry').values(inquiry).returning('inquiry_seq').executeTakeFirstOrThrow()).inquiry_seq
export const sealInquiry = (db: Db, inquirySeq: number, content_sealed: Buffer) =>
  db.updateTable('report_inquiry').set({ content_sealed }).where('inquiry_seq', '=', inquirySeq).execute()

export const inquiriesOf = (db: Db, orderSeq: number): Promise<InquiryRow[]> =>
  db.selectFrom('report_inquiry').selectAll().where('order_seq', '=', orderSeq).orderBy('inquiry_seq').execute()
export const inquiryBySeq = (db: Db, inquirySeq: number): Promise<InquiryRow | undefined> =>
  db.selectFrom('report_inquiry').selectAll().where('inquiry_seq', '=', inquirySeq).executeTakeFirst()

/** The order's address was changed, or it was refunded: its inquiries are closed. */
export const closeInquiriesOfOrder = (db: Db, orderSeq: number) =>
  db
    .updateTable('report_inquiry')
    .set({ state: 'closed', ended_at: appNow })
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'open')
    .execute()
/** False when it is not open any more. */
export const saveInquiryAnswer = async (
  db: Db,
  inquirySeq: number,
  operatorSeq: number,
  sealed: Buffer,
): Promise<boolean> =>
  (
    await db
      .updateTable('report_inquiry')
      .set({ state: 'answered', answer_sealed: sealed, answered_by: operatorSeq, ended_at: appNow })
      .where('inquiry_seq', '=', inquirySeq)
      .where('state', '=', 'open')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const waitingInquiries = (db: Db): Promise<InquiryRow[]> =>
  db
    .selectFrom('report_inquiry')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('answer_by')
    .orderBy('inquiry_seq')
    .limit(MOST)
    .execute()
export const endedInquiries = (db: Db): Promise<InquiryRow[]> =>
  db
    .selectFrom('report_inquiry')
    .selectAll()
    .where('state', '<>', 'open')
    .orderBy('ended_at', 'desc')
    .limit(MOST)
    .execute()
