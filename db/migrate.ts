import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { connect } from './connect.ts'
import { errorCode } from './error-code.ts'
import { isPooled, limitLogin } from './limits.ts'
import { loginNames } from './login-names.ts'

const folder = new URL('./migrations/', import.meta.url)
/** 'jips' in the number: one runner at a time over all processes of a database. */
const LOCK = 0x6a697073

/** Migrates a database to the newest version; forward only. Returns how many migrations ran. */
export async function migrate(ownerUrl: string): Promise<number> {
  const client = await connect({ url: ownerUrl, application: 'migrate', answerTimeoutMs: 0 })
  try {
    if (await isPooled(client))
      throw new Error(
        'DATABASE_URL goes through a pooler, and migrations hold a lock of their session: give it the address of PostgreSQL itself. Api and worker may go through one, by DATABASE_APP_URL.',
      )
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists platform_migration (
      name text primary key, sha256 text not null, run_at timestamptz not null default clock_timestamp())`)
    const ran = await run(client)
    await grant(client)
    return ran
  } finally {
    await client.end()
  }
}

export type Migration = { name: string; text: string; sha256: string }
export const migrations = (): Migration[] =>
  readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    })

async function run(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from platform_migration')
  const done = new Map(rows.map((row) => [row.name, row.sha256]))
  let ran = 0
  for (const migration of migrations()) {
    const before = done.get(migration.name)
    if (before && before !== migration.sha256) {
      throw new Error(
        `Migration ${migration.name} was changed after it ran here. Migrations are never edited: write the next one, or start with an empty DATA_DIR.`,
      )
    }
    if (before) continue
    await inTransaction(client, async () => {
      await client.query(migration.text)
      await client.query('insert into platform_migration (name, sha256) values ($1, $2)', [
        migration.name,
        migration.sha256,
      ])
    })
    ran += 1
  }
  return ran
}

/**
 * The app role exists once per server; the embedded launcher creates it with a login, elsewhere it is a role for `set
 * role`.
 */
async function grant(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [loginNames.app])
  if (!rowCount) {
    await client.query(`create role ${loginNames.app} nologin`)
    await client.query(`grant ${loginNames.app} to current_user`)
  }
  for (const statement of limitLogin(loginNames.app)) await client.query(statement).catch(unlessRefused)
  await inTransaction(client, () => client.query(readFileSync(new URL('./roles.sql', import.meta.url), 'utf8')))
}

/**
 * A login created by an administrator can only be limited by them: api and worker refuse to start without limits, and
 * print the statements to run.
 */
function unlessRefused(error: unknown): void {
  // 42501: insufficient_privilege
  if (errorCode(error) !== '42501') throw error
}

async function inTransaction(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
