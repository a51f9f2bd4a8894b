import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../kernel/context.ts'
import { flagTarget, type FlagTarget } from './flag-target.ts'

type Db = Context['db']
const appNow = sql<Date>`app_now()`

type Flag = { flag_seq: number; value: string; target: FlagTarget }
export async function newestFlag(db: Db, key: string): Promise<Flag | null> {
  const row = await db
    .selectFrom('settings_flag')
    .select(['flag_seq', 'value', 'target'])
    .where('key', '=', key)
    .orderBy('flag_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, target: flagTarget.parse(row.target) } : null
}
export const flagBySeq = (db: Db, flagSeq: number) =>
  db.selectFrom('settings_flag').select('key').where('flag_seq', '=', flagSeq).executeTakeFirst()
/** Locked until the transaction ends: a concurrent change waits, and then fails because it is stale. */
export const lockFlag = (db: Db, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`flag ${key}`}, 0))`.execute(db)
export const insertFlag = (db: Db, flag: { key: string; value: string; target: FlagTarget }) =>
  db
    .insertInto('settings_flag')
    .values({ ...flag, target: JSON.stringify(flag.target) })
    .returning('flag_seq')
    .executeTakeFirstOrThrow()

export const newestRelease = (
  db: Db,
  platform: 'ios' | 'android',
): Promise<Selectable<Database['settings_release']> | undefined> =>
  db
    .selectFrom('settings_release')
    .selectAll()
    .where('platform', '=', platform)
    .where('from_at', '<=', appNow)
    .orderBy('from_at', 'desc')
    .orderBy('release_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
export const insertRelease = (db: Db, release: Insertable<Database['settings_release']>) =>
  db.insertInto('settings_release').values(release).returning('release_seq').executeTakeFirstOrThrow()

export const deviceOf = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('settings_device')
    .select(['platform', 'app_version'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
/** True for a new device. Fields that are missing this time stay unchanged. */
export async function upsertDevice(db: Db, device: Insertable<Database['settings_device']>): Promise<boolean> {
  const { fresh } = await db
    .insertInto('settings_device')
    .values(device)
    .onConflict((c) =>
      c.column('token_hash').doUpdateSet((e) => ({
        platform: sql`coalesce(${e.ref('excluded.platform')}, settings_device.platform)`,
        app_version: sql`coalesce(${e.ref('excluded.app_version')}, settings_device.app_version)`,
        last_seen_at: appNow,
      })),
    )
    // xmax is 0 for a row that this statement has inserted.
    .returning(sql<boolean>`xmax = 0`.as('fresh'))
    .executeTakeFirstOrThrow()
  return fresh
}

export const wasRejected = async (db: Db, tokenHash: Buffer, target: string): Promise<boolean> =>
  (await db
    .selectFrom('settings_update_rejection')
    .select('target_version')
    .where('token_hash', '=', tokenHash)
    .where('target_version', '=', target)
    .executeTakeFirst()) !== undefined
export const insertRejection = (db: Db, row: Insertable<Database['settings_update_rejection']>) =>
  db
    .insertInto('settings_update_rejection')
    .values(row)
    .onConflict((c) => c.columns(['token_hash', 'target_version']).doNothing())
    .execute()
