import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { job } from '../kernel/job.ts'
import type { TxContext } from '../kernel/context.ts'
import { useTestServer } from '../testing/use-test-server.ts'
import { startRunner } from './runner.ts'

const server = useTestServer({ sandbox: false, worker: 'none', areas: {} })

it('a job waits again for a lock that was not free in time; a call does not', async () => {
  let tries = 0
  const write = async (tx: TxContext) => {
    tries += 1
    await sql`set local lock_timeout = '200ms'`.execute(tx.db)
    await sql`update platform_limit set hits = hits + 1 where bucket = 'locked'`.execute(tx.db)
  }
  const { owner, ctx } = server()
  await owner.query("insert into platform_limit (bucket, window_start, hits) values ('locked', now(), 1)")
  await owner.query("begin; update platform_limit set hits = 2 where bucket = 'locked'")
  await expect(ctx.tx(write)).rejects.toThrow('lock timeout')
  expect(tries).toBe(1)
  const attempts: number[] = []
  const patient = job({
    name: 'report.prepare',
    limitSeconds: 60,
    retry: 1,
    handler: async (own, _, attempt) => {
      attempts.push(attempt)
      await own.tx(write)
    },
  })
  const runner = startRunner(ctx, [patient], { slots: 1, pollMs: 50, renewals: ctx.db })
  try {
    await ctx.enqueue('report.prepare', { report_seq: 1 })
    // Its first try has timed out.
    await expect.poll(() => tries, { interval: 10 }).toBe(3)
    await owner.query('commit')
    const hits = async () => (await owner.query("select hits from platform_limit where bucket = 'locked'")).rows[0].hits
    await expect.poll(hits).toBe(3)
    expect(attempts).toEqual([1])
    expect((await owner.query("select from platform_job where state = 'dead'")).rowCount).toBe(0)
  } finally {
    await runner.stop(1000)
  }
})
