import type { Context } from '../../main/context.ts'

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

/** The first row of a subject stays; whoever comes at the same moment reads that one. */
export async function keepArm(
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
