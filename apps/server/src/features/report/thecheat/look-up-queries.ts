import { LOOK_UPS_A_DAY } from '@jipsalpim/contract/areas/report/thecheat-keyword.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'
import { startOfToday } from '../start-of-today.ts'

type Db = Context['db']
export type LookUpRow = Selectable<Database['report_look_up']>
const MOST = 50

/** Serializes the counting of one user's look-ups, so that the daily limit is not exceeded. */
export const lockLookUps = (db: Db, userSeq: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('report-look-up', ${userSeq}))`.execute(db)

/**
 * The number left of this day in Seoul: answered look-ups count, and those of the last minute without an answer yet.
 */
export const lookUpsLeft = async (db: Db, userSeq: number): Promise<number> => {
  const { n } = await db
    .selectFrom('report_look_up')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('user_seq', '=', userSeq)
    .where('at', '>=', startOfToday)
    .where(sql<boolean>`(caution in ('Y', 'N') or (caution is null and at > app_now() - interval '1 minute'))`)
    .executeTakeFirstOrThrow()
  return Math.max(0, LOOK_UPS_A_DAY - n)
}

type NewLookUp = Pick<Insertable<Database['report_look_up']>, 'user_seq' | 'order_seq' | 'kind' | 'tail'>
export const insertLookUp = async (db: Db, lookUp: NewLookUp): Promise<number> =>
  (await db.insertInto('report_look_up').values(lookUp).returning('look_up_seq').executeTakeFirstOrThrow()).look_up_seq

export type LookUpAnswer = { caution: 'Y' | 'N'; date_start: Day; date_end: Day } | NoAnswer
type NoAnswer = { caution: 'unknown'; date_start: null; date_end: null }
export const noAnswer: NoAnswer = { caution: 'unknown', date_start: null, date_end: null }
export const saveAnswer = (db: Db, lookUpSeq: number, said: LookUpAnswer) =>
  db.updateTable('report_look_up').set(said).where('look_up_seq', '=', lookUpSeq).execute()

/** Newest first; with `orderSeq` undefined those of all homes, and those without a home. */
export const lookUpsOf = (db: Db, userSeq: number, orderSeq: number | undefined): Promise<LookUpRow[]> =>
  db
    .selectFrom('report_look_up')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .$if(orderSeq !== undefined, (q) => q.where('order_seq', '=', orderSeq ?? null))
    .orderBy('look_up_seq', 'desc')
    .limit(MOST)
    .execute()
