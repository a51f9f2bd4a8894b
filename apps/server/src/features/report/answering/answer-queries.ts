import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Judged } from '../queries.ts'

type Db = Context['db']
export type AnswerRow = Selectable<Database['report_answer']>
const appNow = sql<Date>`app_now()`

/** The order of a user's own report, whichever of its versions was named. */
export const orderOfOwnReport = async (db: Db, userSeq: number, reportSeq: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('report_report as r')
      .innerJoin('order_order as o', 'o.order_seq', 'r.order_seq')
      .select('r.order_seq')
      .where('o.user_seq', '=', userSeq)
      .where('r.report_seq', '=', reportSeq)
      .where('r.state', 'in', ['ready', 'superseded'])
      .executeTakeFirst()
  )?.order_seq

const columns = [
  'report_seq',
  'order_seq',
  'version',
  'state',
  'unique_no',
  'grade',
  'score',
  'rule_pack',
  'engine',
  'assessment',
  'assessment_sealed',
  'judged_from',
  'created_at',
  'ready_at',
] as const
export type VersionRow = Pick<Selectable<Database['report_report']>, (typeof columns)[number]>

/** The current version. Requires the order's lock if it is changed afterwards. */
export const currentVersion = (db: Db, orderSeq: number): Promise<VersionRow | undefined> =>
  db
    .selectFrom('report_report')
    .select(columns)
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'ready')
    .executeTakeFirst()
export const versionsOf = (db: Db, orderSeq: number, most: number): Promise<VersionRow[]> =>
  db
    .selectFrom('report_report')
    .select(columns)
    .where('order_seq', '=', orderSeq)
    .where('state', 'in', ['ready', 'superseded'])
    .orderBy('version', 'desc')
    .limit(most)
    .execute()
/** One version that can be read; undefined once it was voided or erased. */
export const readableVersion = (db: Db, reportSeq: number): Promise<VersionRow | undefined> =>
  db
    .selectFrom('report_report')
    .select(columns)
    .where('report_seq', '=', reportSeq)
    .where('state', 'in', ['ready', 'superseded'])
    .executeTakeFirst()
/** The input that was fetched: in one of the two columns until the job has encrypted it. */
export const inputOf = (db: Db, reportSeq: number) =>
  db
    .selectFrom('report_report')
    .select(['report_seq', 'input', 'input_sealed'])
    .where('report_seq', '=', reportSeq)
    .executeTakeFirst()

/** Requires the order's lock: the current version is superseded, and the next one reserved for its judgement. */
export async function beginVersion(db: Db, current: VersionRow): Promise<number> {
  await db
    .updateTable('report_report')
    .set({ state: 'superseded', superseded_at: appNow })
    .where('report_seq', '=', current.report_seq)
    .execute()
  const { report_seq } = await db
    .insertInto('report_report')
    .values({
      order_seq: current.order_seq,
      version: current.version + 1,
      unique_no: current.unique_no,
      judged_from: current.judged_from ?? current.report_seq,
    })
    .returning('report_seq')
    .executeTakeFirstOrThrow()
  return report_seq
}
/** `ready_at` stays the time of the data, from which a report's age is counted. */
export const saveVersion = (db: Db, reportSeq: number, readyAt: Date, judged: Omit<Judged, 'input_sealed'>) =>
  db
    .updateTable('report_report')
    .set({ ...judged, state: 'ready', ready_at: readyAt })
    .where('report_seq', '=', reportSeq)
    .execute()

export const answersOfOrder = (db: Db, orderSeq: number): Promise<AnswerRow[]> =>
  db.selectFrom('report_answer').selectAll().where('order_seq', '=', orderSeq).orderBy('answer_seq').execute()
/** What the same user answered about the same register in other orders. */
export const answersElsewhere = (db: Db, userSeq: number, orderSeq: number, uniqueNo: string): Promise<AnswerRow[]> =>
  db
    .selectFrom('report_answer as a')
    .innerJoin('report_report as r', 'r.report_seq', 'a.report_seq')
    .selectAll('a')
    .where('a.user_seq', '=', userSeq)
    .where('a.order_seq', '!=', orderSeq)
    .where('r.unique_no', '=', uniqueNo)
    .orderBy('a.answer_seq')
    .execute()
export const insertAnswer = async (db: Db, answer: Insertable<Database['report_answer']>): Promise<number> =>
  (await db.insertInto('report_answer').values(answer).returning('answer_seq').executeTakeFirstOrThrow()).answer_seq
export const sealAnswer = (db: Db, answerSeq: number, value_sealed: Buffer) =>
  db.updateTable('report_answer').set({ value_sealed }).where('answer_seq', '=', answerSeq).execute()

export type ReportSettingsRow = Selectable<Database['report_shelf']>
export const reportSettingsOf = (db: Db, orderSeq: number): Promise<ReportSettingsRow | undefined> =>
  db.selectFrom('report_shelf').selectAll().where('order_seq', '=', orderSeq).executeTakeFirst()
/** A field that is not given stays unchanged. */
export const saveReportSettings = (
  db: Db,
  orderSeq: number,
  fields: Partial<Pick<ReportSettingsRow, 'name_sealed' | 'hidden' | 'stage'>>,
): Promise<ReportSettingsRow> =>
  db
    .insertInto('report_shelf')
    .values({ order_seq: orderSeq, ...fields })
    .onConflict((c) => c.column('order_seq').doUpdateSet({ ...fields, saved_at: appNow }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns when it was saved: concurrent saves run one after the other under the order's lock. */
export const saveNote = async (db: Db, orderSeq: number, note_sealed: Buffer | null): Promise<Date> => {
  const row = await db
    .insertInto('report_shelf')
    .values({ order_seq: orderSeq, note_sealed, note_saved_at: appNow })
    .onConflict((c) => c.column('order_seq').doUpdateSet({ note_sealed, note_saved_at: appNow }))
    .returning(sql<Date>`note_saved_at`.as('at'))
    .executeTakeFirstOrThrow()
  return row.at
}
/** The order's address was changed, or it was refunded. */
export const eraseNote = (db: Db, orderSeq: number) =>
  db
    .updateTable('report_shelf')
    .set({ note_sealed: null })
    .where('order_seq', '=', orderSeq)
    .where('note_sealed', 'is not', null)
    .execute()
