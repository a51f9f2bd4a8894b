import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

type Db = Context['db']
export const armOf = async (db: Db, domain: string, type: string, subject: string): Promise<string | null> =>
  (
    await db
      .selectFrom('experiment_assignment')
      .select('arm')
      .where('domain', '=', domain)
      .where('type', '=', type)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.arm ?? null

/** The first row of a subject stays; a concurrent request reads that row. */
export async function saveArm(
  db: Db,
  row: { domain: string; type: string; subject: string; arm: string },
): Promise<string> {
  await db
    .insertInto('experiment_assignment')
    .values(row)
    .onConflict((c) => c.columns(['domain', 'type', 'subject']).doNothing())
    .execute()
  return (await armOf(db, row.domain, row.type, row.subject)) ?? row.arm
}

/** The arm that an operator has chosen for everybody; null while arms are drawn. */
export const onlyArm = async (db: Db, domain: string, type: string): Promise<string | null> =>
  (
    await db
      .selectFrom('experiment_setting')
      .select('only_arm')
      .where('domain', '=', domain)
      .where('type', '=', type)
      .orderBy('setting_seq', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.only_arm ?? null
export const insertSetting = (db: Db, row: { domain: string; type: string; only_arm: string | null }) =>
  db.insertInto('experiment_setting').values(row).execute()
export const peopleInArms = (db: Db) =>
  db
    .selectFrom('experiment_assignment')
    .select(['domain', 'type', 'arm', sql<number>`count(*)`.as('people')])
    .groupBy(['domain', 'type', 'arm'])
    .execute()
