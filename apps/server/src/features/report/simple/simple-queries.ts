import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
const SIMPLE_DAYS = 7
const simpleBegan = sql<Date>`app_now() - ${SIMPLE_DAYS} * interval '1 day'`
type NewSimple = { simple_id: string; address_si: string; address_gu: string; body: string }
/** Inserts one and deletes the old ones. */
export async function saveSimple(db: Db, simple: NewSimple): Promise<void> {
  await db.deleteFrom('report_simple').where('made_at', '<', simpleBegan).execute()
  await db.insertInto('report_simple').values(simple).execute()
}
export const simpleOf = (db: Db, id: string): Promise<{ body: string } | undefined> =>
  db
    .selectFrom('report_simple')
    .select('body')
    .where('simple_id', '=', id)
    .where('made_at', '>=', simpleBegan)
    .executeTakeFirst()
export const simpleCounts = async (db: Db) => ({
  days: SIMPLE_DAYS,
  towns: await db
    .selectFrom('report_simple')
    .select(['address_si', 'address_gu', sql<number>`count(*)::int`.as('count')])
    .where('made_at', '>=', simpleBegan)
    .groupBy(['address_si', 'address_gu'])
    .orderBy('count', 'desc')
    .orderBy('address_si')
    .orderBy('address_gu')
    .limit(100)
    .execute(),
})
