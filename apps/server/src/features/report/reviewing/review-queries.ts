import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import { REVIEWS_A_PAGE } from '@jipsalpim/contract/areas/report/review-terms.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type ReviewRow = Selectable<Database['report_review']>
const appNow = sql<Date>`app_now()`
/** More than operators handle at a time; all of them stay stored. */
const MOST = 100

export type NewReview = Pick<Insertable<Database['report_review']>, 'order_seq' | 'report_seq' | 'user_seq' | 'stars'>
/** Undefined if the order has one already; the unique index decides between concurrent inserts. */
export const insertReview = (db: Db, review: NewReview): Promise<{ review_seq: number } | undefined> =>
  db
    .insertInto('report_review')
    .values(review)
    .onConflict((c) => c.column('order_seq').doNothing())
    .returning('review_seq')
    .executeTakeFirst()
export const sealReview = (db: Db, reviewSeq: number, text_sealed: Buffer) =>
  db.updateTable('report_review').set({ text_sealed }).where('review_seq', '=', reviewSeq).execute()

/** The order of the user's own report, if it is delivered and not refunded, whichever of its versions was named. */
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

/** Reviews of orders that are not refunded. */
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

/** False when it is another user's or was deleted. */
export const deleteOwnReview = async (db: Db, userSeq: number, reviewSeq: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('report_review')
      .where('review_seq', '=', reviewSeq)
      .where('user_seq', '=', userSeq)
      .executeTakeFirst()
  ).numDeletedRows > 0n
/** The order's address was changed, or it was refunded. */
export const dropReviewOf = (db: Db, orderSeq: number) =>
  db.deleteFrom('report_review').where('order_seq', '=', orderSeq).execute()

export const waitingReviews = (db: Db): Promise<ReviewRow[]> =>
  reviews(db).selectAll('v').where('v.state', '=', 'sent').orderBy('v.review_seq').limit(MOST).execute()
export const decidedReviews = (db: Db): Promise<ReviewRow[]> =>
  reviews(db).selectAll('v').where('v.state', '<>', 'sent').orderBy('v.decided_at', 'desc').limit(MOST).execute()
export const reviewBySeq = (db: Db, reviewSeq: number): Promise<ReviewRow | undefined> =>
  db.selectFrom('report_review').selectAll().where('review_seq', '=', reviewSeq).executeTakeFirst()
/** False when it was decided meanwhile: only a published one can be refused later. */
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
