import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
type Table = Database['report_dispute']
/** With the number of the version that its decision made. */
export type DisputeRow = Selectable<Table> & { new_version: number | null }
const appNow = sql<Date>`app_now()`
/** More than operators handle at a time, or a user reads; all of them stay stored. */
const MOST = 100

export type NewDispute = Pick<
  Insertable<Table>,
  'order_seq' | 'report_seq' | 'side' | 'role' | 'user_seq' | 'key_hash' | 'finding' | 'decide_by'
>
/**
 * Undefined if a dispute of the same side about the same finding is open; the unique index decides between concurrent
 * inserts.
 */
export const insertDispute = (db: Db, dispute: NewDispute): Promise<{ dispute_seq: number } | undefined> =>
  db
    .insertInto('report_dispute')
    .values(dispute)
    .onConflict((c) => c.doNothing())
    .returning('dispute_seq')
    .executeTakeFirst()
export const sealDispute = (
  db: Db,
  disputeSeq: number,
  sealed: Pick<Updateable<Table>, 'words_sealed' | 'contact_sealed'>,
) => db.updateTable('report_dispute').set(sealed).where('dispute_seq', '=', disputeSeq).execute()

const disputes = (db: Db) =>
  db
    .selectFrom('report_dispute as d')
    .leftJoin('report_report as n', 'n.report_seq', 'd.new_report_seq')
    .selectAll('d')
    .select('n.version as new_version')
export const disputesOfOrder = (db: Db, orderSeq: number): Promise<DisputeRow[]> =>
  disputes(db).where('d.order_seq', '=', orderSeq).orderBy('d.dispute_seq', 'desc').limit(MOST).execute()
export const disputeOfKey = (db: Db, hash: Buffer): Promise<DisputeRow | undefined> =>
  disputes(db).where('d.key_hash', '=', hash).executeTakeFirst()
export const disputeBySeq = (db: Db, disputeSeq: number): Promise<DisputeRow | undefined> =>
  disputes(db).where('d.dispute_seq', '=', disputeSeq).executeTakeFirst()
export const disputesOfUser = (db: Db, userSeq: number): Promise<DisputeRow[]> =>
  disputes(db).where('d.user_seq', '=', userSeq).orderBy('d.dispute_seq').execute()
export const isOpenDispute = async (db: Db, disputeSeq: number): Promise<boolean> =>
  (await disputeBySeq(db, disputeSeq))?.ended_at === null
/** Locked, so that it is not decided while a document is added to it. */
export const lockDispute = (db: Db, disputeSeq: number) =>
  db
    .selectFrom('report_dispute')
    .select(['dispute_seq', 'order_seq', 'report_seq', 'ended_at'])
    .where('dispute_seq', '=', disputeSeq)
    .forUpdate()
    .executeTakeFirst()
/** A dispute about a report of this user, made by either side. */
export const disputeOfBuyer = (db: Db, userSeq: number, disputeSeq: number): Promise<DisputeRow | undefined> =>
  disputes(db)
    .innerJoin('order_order as o', 'o.order_seq', 'd.order_seq')
    .where('d.dispute_seq', '=', disputeSeq)
    .where('o.user_seq', '=', userSeq)
    .executeTakeFirst()
/** The buyer of the report that it is about. */
export const buyerOf = (db: Db, orderSeq: number) =>
  db.selectFrom('order_order').select('user_seq').where('order_seq', '=', orderSeq).executeTakeFirstOrThrow()
export const versionNumber = async (db: Db, reportSeq: number): Promise<number> =>
  (await db.selectFrom('report_report').select('version').where('report_seq', '=', reportSeq).executeTakeFirstOrThrow())
    .version

export const saveVerified = (db: Db, disputeSeq: number, owner_match: DisputeRow['owner_match']) =>
  db
    .updateTable('report_dispute')
    .set({ verified_at: appNow, owner_match })
    .where('dispute_seq', '=', disputeSeq)
    .execute()
/** Withdraws an open dispute, or dismisses a decided one. False when it is closed. */
export const closeDispute = async (db: Db, disputeSeq: number): Promise<boolean> =>
  (
    await db
      .updateTable('report_dispute')
      .set({ state: 'closed', ended_at: sql<Date>`coalesce(ended_at, app_now())` })
      .where('dispute_seq', '=', disputeSeq)
      .where('state', '<>', 'closed')
      .executeTakeFirst()
  ).numUpdatedRows > 0n
/** The order's address was changed, or it was refunded before the report was delivered. */
export const closeDisputesOf = (db: Db, orderSeq: number) =>
  db
    .updateTable('report_dispute')
    .set({ state: 'closed', ended_at: appNow })
    .where('order_seq', '=', orderSeq)
    .where('ended_at', 'is', null)
    .execute()
/** False when no question was asked, or it was answered before. */
export const saveReply = async (db: Db, disputeSeq: number, reply_sealed: Buffer): Promise<boolean> =>
  (
    await db
      .updateTable('report_dispute')
      .set({ reply_sealed, replied_at: appNow })
      .where('dispute_seq', '=', disputeSeq)
      .where('state', '=', 'asking')
      .where('replied_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n
/** False when a question was asked, or the dispute ended, meanwhile. */
export const saveAsk = async (
  db: Db,
  disputeSeq: number,
  asked: Pick<Updateable<Table>, 'ask_sealed' | 'decide_by'>,
): Promise<boolean> =>
  (
    await db
      .updateTable('report_dispute')
      .set({ ...asked, state: 'asking', asked_at: appNow })
      .where('dispute_seq', '=', disputeSeq)
      .where('state', '=', 'received')
      .executeTakeFirst()
  ).numUpdatedRows > 0n
/** False when the dispute ended meanwhile. */
export const saveDecision = async (
  db: Db,
  disputeSeq: number,
  decided: Pick<Updateable<Table>, 'decision' | 'decided_by' | 'reason_sealed' | 'stands_sealed'>,
): Promise<boolean> =>
  (
    await db
      .updateTable('report_dispute')
      .set({ ...decided, state: 'decided', decided_at: appNow, ended_at: appNow })
      .where('dispute_seq', '=', disputeSeq)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n
export const saveNewVersion = (db: Db, disputeSeq: number, new_report_seq: number) =>
  db.updateTable('report_dispute').set({ new_report_seq }).where('dispute_seq', '=', disputeSeq).execute()

export const openDisputes = (db: Db): Promise<DisputeRow[]> =>
  disputes(db).where('d.ended_at', 'is', null).orderBy('d.decide_by').orderBy('d.dispute_seq').limit(MOST).execute()
export const endedDisputes = (db: Db): Promise<DisputeRow[]> =>
  disputes(db).where('d.ended_at', 'is not', null).orderBy('d.ended_at', 'desc').limit(MOST).execute()
