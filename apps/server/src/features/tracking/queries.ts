import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../kernel/context.ts'

type Db = Context['db']
export type Kind = Selectable<Database['tracking_count']>['kind']

/** `names` in a fixed order, which prevents deadlocks between concurrent counts. */
export const addCounts = (db: Db, day: Day, kind: Kind, names: ReadonlyMap<string, number>) =>
  db
    .insertInto('tracking_count')
    .values([...names].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, n]) => ({ day, kind, name, n })))
    .onConflict((c) =>
      c.columns(['day', 'kind', 'name']).doUpdateSet((e) => ({
        n: sql<number>`${e.ref('tracking_count.n')} + ${e.ref('excluded.n')}`,
      })),
    )
    .execute()
export const countsSince = (db: Db, day: Day) =>
  db
    .selectFrom('tracking_count')
    .select(['day', 'kind', 'name', sql<number>`n::float8`.as('n')])
    .where('day', '>=', day)
    .execute()
export const isCounted = async (db: Db, day: Day, kind: Kind, name: string): Promise<boolean> =>
  (await db
    .selectFrom('tracking_count')
    .select('n')
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined
export const countNames = async (db: Db, day: Day, kind: Kind): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('tracking_count')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('day', '=', day)
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow()
    ).n,
  )

/** A device belongs to one user at a time: earlier views belong to the earlier user and are deleted. */
export async function assignDevice(db: Db, hash: Buffer, userSeq: number): Promise<void> {
  await db.deleteFrom('tracking_device').where('device_hash', '=', hash).where('user_seq', '!=', userSeq).execute()
  await db
    .insertInto('tracking_device')
    .values({ device_hash: hash, user_seq: userSeq })
    .onConflict((c) => c.doNothing())
    .execute()
}
/** Stored only for a device whose user agreed. */
export const insertViews = (db: Db, hash: Buffer, views: readonly { kind: Kind; name: string; at: Date }[]) =>
  sql`insert into tracking_view (device_hash, kind, name, at)
    select d.device_hash, v.kind, v.name, v.at from tracking_device d,
      jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as v(kind text, name text, at timestamptz)
    where d.device_hash = ${hash}`.execute(db)
export const deleteDevices = async (db: Db, userSeq: number): Promise<number> =>
  Number((await db.deleteFrom('tracking_device').where('user_seq', '=', userSeq).executeTakeFirst()).numDeletedRows)
