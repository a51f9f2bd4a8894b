import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/use-test-server.ts'
import type { TxContext } from './context.ts'

const server = useTestServer({ sandbox: false, worker: 'none', areas: {} })
beforeEach(() => server().owner.query('delete from platform_limit'))

const insert = (tx: TxContext, bucket: string) =>
  tx.db
    .insertInto('platform_limit')
    .values({ bucket, window_start: new Date(0), hits: 1 })
    .execute()
const buckets = async (): Promise<string[]> => {
  const { rows } = await server().owner.query<{ bucket: string }>('select bucket from platform_limit order by 1')
  return rows.map((row) => row.bucket)
}

describe('a transaction', () => {
  it('commits what was sent at once, each statement with its own answer', async () => {
    const answers = await server().ctx.tx(async (tx) => {
      const counted = sql<{ n: number }>`select count(*)::int as n from platform_limit`
      const [, first, , second] = await Promise.all([
        insert(tx, 'a'),
        counted.execute(tx.db),
        insert(tx, 'b'),
        counted.execute(tx.db),
      ])
      return [first.rows[0]?.n, second.rows[0]?.n]
    })
    expect(answers).toEqual([1, 2])
    expect(await buckets()).toEqual(['a', 'b'])
  })

  it('writes nothing after its first error, though another branch goes on', async () => {
    let late: unknown = null
    const work = server().ctx.tx(async (tx) => {
      const other = async () => {
        await insert(tx, 'before')
        await new Promise((later) => setTimeout(later, 100))
        late = await insert(tx, 'after').catch((error: unknown) => error)
      }
      await Promise.all([other(), sql`select 1 / 0`.execute(tx.db)])
    })
    await expect(work).rejects.toThrow('division by zero')
    await expect.poll(() => late).toMatchObject({ message: 'the transaction is over' })
    expect(await buckets()).toEqual([])
  })

  it('is not committed when an error of a statement was caught', async () => {
    const work = server().ctx.tx(async (tx) => {
      await insert(tx, 'a')
      await sql`select 1 / 0`.execute(tx.db).catch(() => undefined)
    })
    await expect(work).rejects.toThrow()
    expect(await buckets()).toEqual([])
  })

  it('leaves its connection fit for the next one, however it ended', async () => {
    for (let n = 0; n < 30; n++)
      await server()
        .ctx.tx(async (tx) => void (n % 2 ? await insert(tx, `n${n}`) : await sql`select 1 / 0`.execute(tx.db)))
        .catch(() => undefined)
    expect(await buckets()).toHaveLength(15)
  })
})
