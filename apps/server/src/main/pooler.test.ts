import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLogin } from '../../../../db/check-login.ts'
import { createKysely, createPool } from '../../../../db/connect.ts'
import { steppedDown } from '../../../../db/limits.ts'
import { migrate } from '../../../../db/migrate.ts'
import { JOB_CHANNEL } from '../kernel/queue.ts'
import { listen } from '../jobs/listen.ts'
import { startTransactionPooler, type Pooler } from '../testing/transaction-pooler.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { useTestServer } from '../testing/use-test-server.ts'

const server = useTestServer({ sandbox: false, worker: 'none', areas: {} })
let database: TestDatabase
let pooler: Pooler
beforeAll(async () => {
  database = await createTestDatabase()
  pooler = await startTransactionPooler(Number(new URL(database.appUrl).port))
})
afterAll(() => pooler.close())

async function withPool<T>(
  url: string,
  prepare: boolean,
  work: (pool: ReturnType<typeof createPool>) => Promise<T>,
): Promise<T> {
  const pool = createPool({ url, size: 1, application: 'test', answerTimeoutMs: 10_000, prepare })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

describe('behind a transaction pooler', () => {
  it('a process starts as documented, and its time limits are in force', async () => {
    await withPool(pooler.url(database.appUrl), false, async (pool) => {
      await checkLogin(pool, false)
      const db = createKysely(pool)
      const slow = sql`select pg_sleep(${10})`
      await expect(slow.execute(db)).rejects.toThrow('statement timeout')
      const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db)
      expect(rows).toEqual([{ lock_timeout: '1500ms' }])
      const idle = db.transaction().execute(async (trx) => {
        await sql`select ${1}`.execute(trx)
        await new Promise((done) => setTimeout(done, 6500))
        await sql`select ${1}`.execute(trx)
      })
      await expect(idle).rejects.toThrow(/idle-in-transaction|connection/)
    })
  })
  it('a worker works, hears of jobs on its direct connection, and is refused without one', async () => {
    const through = pooler.url(server().appUrl)
    const env = { DATABASE_APP_URL: through, DB_PREPARE: 'off', DATABASE_DIRECT_URL: server().appUrl }
    const worker = await server().startWorker({ env })
    await server().ctx.enqueue('platform.sweep', {})
    const left = async () =>
      (await server().owner.query(`select from platform_job where name = 'platform.sweep'`)).rowCount
    await expect.poll(left).toBe(0)
    await worker.stop()
    const deaf = await server().startWorker({ env: { ...env, DATABASE_DIRECT_URL: '' }, onLog: () => undefined })
    expect((await deaf.ended).code).toBe(1)
    await expect(listen(through, JOB_CHANNEL, server().ctx.log)).rejects.toThrow('DATABASE_DIRECT_URL')
    // Two workers are started, one after the other.
  }, 60_000)
  it.each([
    ['prepared statements that nobody spoke of', () => checkThrough(database.appUrl, null), 'say DB_PREPARE=off'],
    ['migrations', () => migrate(pooler.url(database.ownerUrl)), 'DATABASE_URL goes through a pooler'],
    [
      'a login that would step down',
      () => checkThrough(steppedDown(database.ownerUrl, 'jipsalpim_app'), false),
      'unsupported startup parameter: options',
    ],
    [
      'a login without limits',
      () => checkThrough(database.ownerUrl, false),
      'alter role jipsalpim_owner set statement_timeout',
    ],
    ['a login that may rewrite the ledger', () => checkThrough(database.ownerUrl, false), 'may rewrite the ledger'],
  ])('%s: a sentence', async (_what, start, sentence) => {
    await expect(start()).rejects.toThrow(sentence)
  })
})

const checkThrough = (url: string, prepare: boolean | null): Promise<void> =>
  withPool(pooler.url(url), prepare ?? true, (pool) => checkLogin(pool, prepare))

it('a direct connection is what it says', async () => {
  await withPool(database.appUrl, true, (pool) => checkLogin(pool, null))
  await withPool(steppedDown(database.superUrl, 'jipsalpim_app'), true, (pool) => checkLogin(pool, null))
})
