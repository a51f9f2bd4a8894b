import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import { REVIEWS_A_PAGE } from '@jipsalpim/contract/areas/report/review-terms.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type ReviewRow = Selectable<Database['report_review']>
const appNow = sql<Date>`app_now()`
/** Beyond what a desk handles at a time; all of them stay stored. */
const MOST = 100

export type NewReview = Pick<Insertable<Database['report_review']>, 'order_seq' | 'report_seq' | 'user_seq' | 'stars'>
/** Undefined if the order has one already; the unique index decides between two at once. */
export const insertReview = (db: Db, review: NewReview): Promise<{ review_seq: number } | undefined> =>
  db
    .insertInto('report_review')
    .values(review)
    .onConflict((c) => c.column('order_seq').doNothing())
    .returning('review_seq')
    .executeTakeFirst()
export const sealReview = (db: Db, reviewSeq: number, text_sealed: Buffer) =>
  db.updateTable('report_review').set({ text_sealed }).where('review_seq', '=', reviewSeq).execute()

/** The order of one's own report that is delivered and not paid back, whichever of its versions was named. */
export const reviewableOrder = async (db: Db, userSeq: number, reportSeq: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('report_report as r')
      .innerJoin('order_order as o', 'o.order_seq', 'r.order_seq')
      .select('r.order_seq')
      .where('r.report_seq', '=', reportSeq)
      .where('r.state', 'in', ['ready', 'superseded'])
      .where('o.user_seq', '=', userSeq)
      .where('o.state', '=', 'completed')
      .executeTakeFirst()
  )?.order_seq

/** Of orders that are not paid back. */
const reviews = (db: Db) =>
  db
    .selectFrom('report_review as v')
    .innerJoin('order_order as o', 'o.order_seq', 'v.order_seq')
    .where('o.state', '=', 'completed')
export const reviewOfOrder = (db: Db, orderSeq: number): Promise<ReviewRow | undefined> =>
  db.selectFrom('report_review').selectAll().where('order_seq', '=', orderSeq).executeTakeFirst()
export const approvedReviews = (db: Db, page: number): Promise<ReviewRow[]> =>
  reviews(db)
    .selectAll('v')
    .where('v.state', '=', 'approved')
    .orderBy('v.review_seq', 'desc')
    .limit(REVIEWS_A_PAGE)
    .offset((page - 1) * REVIEWS_A_PAGE)
    .execute()
export const countApproved = (db: Db) =>
  reviews(db)
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      sql<number | null>`round(avg(v.stars), 1)::float8`.as('average'),
    ])
    .where('v.state', '=', 'approved')
    .executeTakeFirstOrThrow()

/** False when it is not this user's, or gone. */
export const deleteOwnReview = async (db: Db, userSeq: number, reviewSeq: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('report_review')
      .where('review_seq', '=', reviewSeq)
      .where('user_seq', '=', userSeq)
      .executeTakeFirst()
  ).numDeletedRows > 0n
/** The report is of another home, or paid back. */
export const dropReviewOf = (db: Db, orderSeq: number) =>
  db.deleteFrom('report_review').where('order_seq', '=', orderSeq).execute()

export const waitingReviews = (db: Db): Promise<ReviewRow[]> =>
  reviews(db).selectAll('v').where('v.state', '=', 'sent').orderBy('v.review_seq').limit(MOST).execute()
export const decidedReviews = (db: Db): Promise<ReviewRow[]> =>
  reviews(db).selectAll('v').where('v.state', '<>', 'sent').orderBy('v.decided_at', 'desc').limit(MOST).execute()
export const reviewBySeq = (db: Db, reviewSeq: number): Promise<ReviewRow | undefined> =>
  db.selectFrom('report_review').selectAll().where('review_seq', '=', reviewSeq).executeTakeFirst()
/** False when it was decided meanwhile: only one that is shown can be refused later. */
export const saveDecision = async (
  db: Db,
  reviewSeq: number,
  decided: { state: 'approved' | 'refused'; decided_by: number; reason_sealed: Buffer | null },
): Promise<boolean> =>
  (
    await db
      .updateTable('report_review')
      .set({ ...decided, decided_at: appNow })
      .where('review_seq', '=', reviewSeq)
      .where('state', 'in', decided.state === 'approved' ? ['sent'] : ['sent', 'approved'])
      .executeTakeFirst()
  ).numUpdatedRows > 0n
