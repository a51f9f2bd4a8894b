import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type QuestionRow = Selectable<Database['report_question']>
const appNow = sql<Date>`app_now()`
/** More than operators handle at a time; all of them stay stored. */
const MOST = 100

export type NewQuestion = Pick<
  Insertable<Database['report_question']>,
  'order_seq' | 'report_seq' | 'user_seq' | 'name' | 'finding' | 'consent' | 'answer_by'
>
/**
 * Undefined if a question about the same order is open already; the unique index decides between concurrent inserts.
 * Its condition is a literal: a plan for any value does not recognize the index by a parameter.
 */
export const insertQuestion = (db: Db, question: NewQuestion): Promise<{ question_seq: number } | undefined> =>
  db
    .insertInto('report_question')
    .values(question)
    .onConflict((c) =>
      c
        .column('order_seq')
        .where(sql<boolean>`state = 'open'`)
        .doNothing(),
    )
    .returning('question_seq')
    .executeTakeFirst()
export const sealQuestion = (
  db: Db,
  questionSeq: number,
  sealed: Pick<QuestionRow, 'content_sealed' | 'email_sealed'>,
) => db.updateTable('report_question').set(sealed).where('question_seq', '=', questionSeq).execute()
export const openQuestionOf = (db: Db, orderSeq: number) =>
  db
    .selectFrom('report_question')
    .select(['question_seq', 'report_seq', 'answer_by'])
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'open')
    .executeTakeFirst()

const withVersion = (db: Db) =>
  db
    .selectFrom('report_question as q')
    .innerJoin('report_report as r', 'r.report_seq', 'q.report_seq')
    .selectAll('q')
    .select('r.version')
export const questionsOf = (db: Db, orderSeq: number) =>
  withVersion(db).where('q.order_seq', '=', orderSeq).orderBy('q.question_seq').execute()
export const questionBySeq = (db: Db, questionSeq: number) =>
  withVersion(db).where('q.question_seq', '=', questionSeq).executeTakeFirst()

/**
 * The user's own question, if it is still open: false when it was answered or withdrawn. Undefined when it is another
 * user's.
 */
export const closeOwn = async (db: Db, userSeq: number, questionSeq: number): Promise<boolean | undefined> => {
  const own = await db
    .selectFrom('report_question')
    .select('state')
    .where('question_seq', '=', questionSeq)
    .where('user_seq', '=', userSeq)
    .forUpdate()
    .executeTakeFirst()
  if (!own) return undefined
  const closed = await db
    .updateTable('report_question')
    .set({ state: 'closed', ended_at: appNow })
    .where('question_seq', '=', questionSeq)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}
/** The order's address was changed, or it was refunded: its questions are closed. */
export const closeOfOrder = (db: Db, orderSeq: number) =>
  db
    .updateTable('report_question')
    .set({ state: 'closed', ended_at: appNow })
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'open')
    .execute()
/** False when it is not open any more. */
export const saveAnswer = async (db: Db, questionSeq: number, operatorSeq: number, sealed: Buffer): Promise<boolean> =>
  (
    await db
      .updateTable('report_question')
      .set({ state: 'answered', answer_sealed: sealed, answered_by: operatorSeq, ended_at: appNow })
      .where('question_seq', '=', questionSeq)
      .where('state', '=', 'open')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const waiting = (db: Db): Promise<QuestionRow[]> =>
  db
    .selectFrom('report_question')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('answer_by')
    .orderBy('question_seq')
    .limit(MOST)
    .execute()
export const ended = (db: Db): Promise<QuestionRow[]> =>
  db
    .selectFrom('report_question')
    .selectAll()
    .where('state', '<>', 'open')
    .orderBy('ended_at', 'desc')
    .limit(MOST)
    .execute()
