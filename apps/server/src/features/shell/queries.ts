import type { figureKeys } from '@jipsalpim/contract/areas/shell/calls.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Insertable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../kernel/context.ts'

type Db = Context['db']
export type FigureKey = (typeof figureKeys)[number]
export type Figure = { value: number; as_of: Day; source: string }

/** The newest row of each key; a null value was withdrawn. */
export const newestFigures = (
  db: Db,
): Promise<{ key: FigureKey; value: number | null; as_of: Day; source: string }[]> =>
  db
    .selectFrom('shell_figure')
    .distinctOn('key')
    // The table's check allows these keys and no others.
    .select([sql<FigureKey>`key`.as('key'), 'value', 'as_of', 'source'])
    .orderBy('key')
    .orderBy('figure_seq', 'desc')
    .execute()
export const insertFigure = (db: Db, figure: Insertable<Database['shell_figure']>) =>
  db.insertInto('shell_figure').values(figure).returning('figure_seq').executeTakeFirstOrThrow()

export const reviewsShown = (db: Db) =>
  db
    .selectFrom('shell_review')
    .select(['name', 'who', 'said', 'as_of', 'source'])
    .where((e) => e.or([e('ended_at', 'is', null), e('ended_at', '>', sql<Date>`app_now()`)]))
    .orderBy('as_of', 'desc')
    .orderBy('name')
    .limit(12)
    .execute()
/** False when the name is taken. */
export const insertReview = async (db: Db, review: Insertable<Database['shell_review']>): Promise<boolean> =>
  (await db
    .insertInto('shell_review')
    .values(review)
    .onConflict((c) => c.doNothing())
    .returning('name')
    .executeTakeFirst()) !== undefined
/** If it is ended twice, the first end counts. */
export const endReview = (db: Db, name: string) =>
  db
    .updateTable('shell_review')
    .set({ ended_at: sql<Date>`coalesce(ended_at, app_now())` })
    .where('name', '=', name)
    .returning(sql<Date>`ended_at`.as('ended_at'))
    .executeTakeFirst()
export const upsertReview = (db: Db, review: Insertable<Database['shell_review']>) =>
  db
    .insertInto('shell_review')
    .values(review)
    .onConflict((c) => c.column('name').doUpdateSet(review))
    .execute()

const today = sql<Day>`(app_now() at time zone 'Asia/Seoul')::date`
export const noticesOf = (db: Db, entry: string) =>
  db
    .selectFrom('shell_notice')
    .select(['name', 'title', 'source', sql<string[]>`items`.as('items'), 'from_day as from', 'to_day as to'])
    .where('entry', 'in', ['all', entry])
    .where('ended_at', 'is', null)
    .where('from_day', '<=', today)
    .where((e) => e.or([e('to_day', 'is', null), e('to_day', '>=', today)]))
    .orderBy('from_day', 'desc')
    .orderBy('name')
    .execute()
export const upsertNotice = (db: Db, notice: Insertable<Database['shell_notice']>) =>
  db
    .insertInto('shell_notice')
    .values(notice)
    .onConflict((c) => c.column('name').doUpdateSet({ ...notice, ended_at: null }))
    .execute()
/** False when the name is taken. */
export const insertNotice = async (db: Db, notice: Insertable<Database['shell_notice']>): Promise<boolean> =>
  (await db
    .insertInto('shell_notice')
    .values(notice)
    .onConflict((c) => c.doNothing())
    .returning('name')
    .executeTakeFirst()) !== undefined
/** If it is ended twice, the first end counts. */
export const endNotice = (db: Db, name: string) =>
  db
    .updateTable('shell_notice')
    .set({ ended_at: sql<Date>`coalesce(ended_at, app_now())` })
    .where('name', '=', name)
    .returning(sql<Date>`ended_at`.as('ended_at'))
    .executeTakeFirst()
