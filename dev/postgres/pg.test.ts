import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createKysely, createPool } from '../../db/connect.ts'
import { steppedDown } from '../../db/limits.ts'
import { migrate } from '../../db/migrate.ts'
import { startPostgres } from './pg.ts'
import { sql } from 'kysely'

const folder = mkdtempSync(join(tmpdir(), 'jipsalpim-pg-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const ask = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  const dir = join(folder, 'one')
  it('starts over what a killed first start has left, is used on while it runs, and keeps its data', async () => {
    mkdirSync(`${dir}.init`, { recursive: true })
    writeFileSync(join(`${dir}.init`, 'half'), '')
    const first = await startPostgres({ dir })
    await ask(first.url('owner'), 'create table t (n int); insert into t values (1)')
    const again = await startPostgres({ dir })
    expect([again.reused, again.pid]).toEqual([true, first.pid])
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    const third = await startPostgres({ dir })
    expect(third.reused).toBe(false)
    expect(await ask(third.url('owner'), 'select n from t')).toEqual([{ n: 1 }])
    await third.stop()
    expect(existsSync(join(dir, 'postmaster.pid'))).toBe(false)
    expect(existsSync(`${dir}.init`)).toBe(false)
  })
  it('listens on the loopback only, and wants a password that only we can read', async () => {
    const postgres = await startPostgres({ dir })
    expect(await ask(postgres.url('super'), 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(await ask(postgres.url('super'), 'show fsync')).toEqual([{ fsync: 'on' }])
    const wrong = new URL(postgres.url('super'))
    wrong.password = 'wrong'
    await expect(ask(wrong.toString(), 'select 1')).rejects.toThrow('password authentication failed')
    expect(statSync(`${dir}.secret`).mode & 0o777).toBe(0o600)
    await postgres.stop()
  })
  it.runIf(process.getuid?.() === 0)('runs as another user where root has no namespaces', async () => {
    const postgres = await startPostgres({ dir: join(folder, 'two'), rootWay: 'user', durable: false })
    const status = readFileSync(`/proc/${postgres.pid}/status`, 'utf8')
    expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).not.toBe('0')
    expect(await ask(postgres.url('app'), 'select 1 as one')).toEqual([{ one: 1 }])
    const home = String(
      ((await ask(postgres.url('super'), 'show data_directory')) as { data_directory: string }[])[0]?.data_directory,
    )
    await postgres.stop()
    rmSync(join(home, '..'), { recursive: true })
  })
})

describe('somebody else’s PostgreSQL', () => {
  it('is migrated by its login, which the app’s connections step down from', async () => {
    const postgres = await startPostgres({ dir: join(folder, 'one') })
    await ask(postgres.url('super', 'postgres'), 'create database theirs')
    await migrate(postgres.url('super', 'theirs'))
    const url = steppedDown(postgres.url('super', 'theirs'), 'jipsalpim_app')
    expect(await ask(url, 'select current_user')).toEqual([{ current_user: 'jipsalpim_app' }])
    await expect(ask(url, 'update ledger_account set balance = 1')).rejects.toThrow('permission denied')
    await expect(ask(url, 'create table mine (n int)')).rejects.toThrow('permission denied')
    await postgres.stop()
  })
})

describe('connections', () => {
  it('are few, bounded in time, named, and give numbers and days as we write them', async () => {
    const postgres = await startPostgres({ dir: join(folder, 'one') })
    const pool = createPool({ url: postgres.url('app'), size: 2, application: 'test', answerTimeoutMs: 10_000 })
    const db = createKysely(pool)
    const row = (
      await sql<{ n: unknown; d: unknown; at: unknown; word: string }>`
      select ${41}::bigint + 1 as n, '2026-02-28'::date as d, '2026-02-28T00:00:00Z'::timestamptz as at, ${'a'}::text as word`.execute(
        db,
      )
    ).rows[0]
    expect(row).toEqual({ n: 42, d: '2026-02-28', at: new Date('2026-02-28T00:00:00Z'), word: 'a' })
    await expect(sql`select ${'9007199254740993'}::bigint as n`.execute(db)).rejects.toThrow('beyond 2^53')
    await expect(sql`select pg_sleep(${5})`.execute(db)).rejects.toThrow('statement timeout')
    const settings = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      db,
    )
    expect(settings.rows.map((r) => r.setting)).toEqual(['5000', '1500', '3000'])
    expect((await sql`select 1 from pg_prepared_statements`.execute(db)).rows.length).toBeGreaterThan(0)
    await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(${0.02})`.execute(db)))
    expect(pool.totalCount).toBe(2)

    // The server goes away under a checked-out connection: the waiting query fails, and the process survives.
    const client = await pool.connect()
    const waiting = client.query('select pg_sleep(0.4)')
    process.kill(postgres.pid, 'SIGQUIT')
    await expect(waiting).rejects.toThrow()
    client.release(true)
    await postgres.ended
    const back = await startPostgres({ dir: join(folder, 'one'), port: postgres.port })
    expect((await sql<{ one: number }>`select ${1}::int as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await db.destroy()
    await back.stop()
  })
  it('give up on a network that went silent', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const pool = createPool({
      url: `postgres://app@127.0.0.1:${port}/x`,
      size: 1,
      application: 'test',
      answerTimeoutMs: 2500,
    })
    const at = performance.now()
    await expect(pool.query('select 1')).rejects.toThrow(/timeout/)
    expect(performance.now() - at).toBeLessThan(10_000)
    await pool.end()
    silent.close()
  })
})
