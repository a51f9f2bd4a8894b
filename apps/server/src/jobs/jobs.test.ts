import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/use-test-server.ts'
import { job, startRunner, type AnyJob, type Runner } from './runner.ts'
import { listen } from './listen.ts'
import { JOB_CHANNEL } from './queue.ts'

const server = useTestServer({ sandbox: false, worker: 'none', areas: {} })
beforeEach(() => server().owner.query('delete from platform_job'))

type Ran = { attempt: number; seq: number; at: number }
async function withRunner<T>(
  options: { retry?: number; leaseSeconds?: number; handler?: (ran: Ran) => Promise<void> | void },
  work: (ran: Ran[], runner: Runner) => Promise<T>,
): Promise<T> {
  const ran: Ran[] = []
  const prepare: AnyJob = job({
    name: 'report.prepare',
    leaseSeconds: options.leaseSeconds ?? 30,
    retry: options.retry ?? 3,
    handler: async (_ctx, { report_seq }, attempt) => {
      const run = { attempt, seq: report_seq, at: performance.now() }
      ran.push(run)
      await options.handler?.(run)
    },
  })
  const listener = await listen(databaseUrl(), JOB_CHANNEL, server().ctx.log)
  const runner = startRunner(server().ctx, [prepare], { slots: 4, pollMs: 1000, listener })
  try {
    return await work(ran, runner)
  } finally {
    await listener.close()
    await runner.stop(2000)
  }
}
const databaseUrl = (): string => {
  const { user, password, host, port, database } = server().owner
  return `postgres://${user}:${password}@${host}:${port}/${database}`
}
const left = async () =>
  (
    await sql<{
      state: string
      attempts: number
      error: string | null
    }>`select state, attempts, error from platform_job order by job_seq`.execute(server().ctx.db)
  ).rows
const enqueue = (report_seq: number, options?: { afterSeconds?: number; key?: string }) =>
  server().ctx.enqueue('report.prepare', { report_seq }, options)

describe('enqueue', () => {
  it('is undone with the transaction, and done with it', async () => {
    await withRunner({}, async (ran) => {
      const fails = server().ctx.tx(async (tx) => {
        await tx.enqueue('report.prepare', { report_seq: 1 })
        throw new Error('the fact did not happen')
      })
      await expect(fails).rejects.toThrow('did not happen')
      await server().ctx.tx((tx) => tx.enqueue('report.prepare', { report_seq: 2 }))
      await expect.poll(() => ran.map((r) => r.seq)).toEqual([2])
      await expect.poll(left).toEqual([])
    })
  })
  it('runs a job that was begun before another one and committed after it', async () => {
    await withRunner({}, async (ran) => {
      let commit = () => {}
      const held = new Promise<void>((done) => (commit = done))
      let first: Promise<void> = Promise.resolve()
      // Its number is the lower one; it is seen by nobody until its transaction ends.
      await new Promise<void>((enqueued) => {
        first = server().ctx.tx(async (tx) => {
          await tx.enqueue('report.prepare', { report_seq: 1 })
          enqueued()
          await held
        })
      })
      await enqueue(2)
      await expect.poll(() => ran.map((r) => r.seq)).toEqual([2])
      commit()
      await first
      await expect.poll(() => ran.map((r) => r.seq)).toEqual([2, 1])
    })
  })
  it('is picked up within 50 ms', async () => {
    await withRunner({}, async (ran) => {
      const waits: number[] = []
      for (let n = 1; n <= 30; n++) {
        const at = performance.now()
        await enqueue(n)
        while (ran.length < n) await new Promise((done) => setTimeout(done, 1))
        waits.push((ran[n - 1]?.at ?? Infinity) - at)
      }
      // The median: the machine may be busy with other things for one of them.
      expect(waits.toSorted((a, b) => a - b)[15]).toBeLessThan(50)
    })
  })
  it('lets one of a key wait, due at the earlier of the two, and one run', async () => {
    let open = () => {}
    const gate = new Promise<void>((done) => (open = done))
    await withRunner({ handler: () => gate }, async (ran) => {
      await enqueue(1, { key: 'r1' })
      await expect.poll(() => ran.length).toBe(1)
      await enqueue(1, { key: 'r1', afterSeconds: 60 })
      await enqueue(1, { key: 'r1' })
      await enqueue(2, { key: 'r2' })
      await expect.poll(() => ran.length).toBe(2)
      expect((await left()).map((row) => row.state)).toEqual(['running', 'waiting', 'running'])
      open()
      await expect.poll(() => ran.map((r) => r.seq)).toEqual([1, 2, 1])
    })
  })
  it('waits by the product’s clock', async () => {
    await withRunner({}, async (ran) => {
      await enqueue(1, { afterSeconds: 6 * 3600 })
      await new Promise((done) => setTimeout(done, 1200))
      expect(ran).toEqual([])
      await server().setClock(new Date(Date.now() + 6.1 * 3_600_000))
      await expect.poll(() => ran.length).toBe(1)
      await enqueue(2, { afterSeconds: 1 })
      await server().setClock(null)
    })
  })
})

describe('a failing job', () => {
  it('runs again later, then is dead and in nobody’s way', async () => {
    await withRunner(
      {
        retry: 2,
        handler: ({ seq }) => {
          if (seq === 1) throw new TypeError('private words')
        },
      },
      async (ran) => {
        await enqueue(1)
        await expect.poll(left).toEqual([{ state: 'dead', attempts: 2, error: 'TypeError' }])
        expect(ran.map((r) => r.attempt)).toEqual([1, 2])
        await enqueue(2)
        await expect.poll(() => ran.at(-1)?.seq).toBe(2)
        expect(await left()).toHaveLength(1)
      },
    )
  })
  it('whose worker is gone runs again within its lease and two seconds, and the overtaken run cannot end it', async () => {
    let first = true
    let release = () => {}
    const stuck = new Promise<void>((done) => (release = done))
    await withRunner(
      {
        leaseSeconds: 1,
        handler: async () => {
          if (first) {
            first = false
            await stuck
          }
        },
      },
      async (ran) => {
        await enqueue(1, { key: 'r1' })
        await expect.poll(() => ran.length).toBe(2)
        expect((ran[1]?.at ?? 0) - (ran[0]?.at ?? 0)).toBeLessThan(3000)
        expect(ran.map((r) => r.attempt)).toEqual([1, 2])
        await expect.poll(left).toEqual([])
        release()
      },
    )
  })
})

describe('a worker', () => {
  const runAgain = async (leftAt: number) =>
    withRunner({}, async (ran) => {
      await expect.poll(() => ran.length).toBe(1)
      expect(ran[0]?.attempt).toBe(2)
      expect((ran[0]?.at ?? Infinity) - leftAt).toBeLessThan(2000 + 2000)
      await expect.poll(left).toEqual([])
    })

  it('that is killed -9 in its job leaves it to another one', async () => {
    const worker = await server().startWorker({ held: true })
    await enqueue(1, { key: 'r1' })
    await expect.poll(async () => (await left())[0]?.state).toBe('running')
    worker.kill('SIGKILL')
    expect(await worker.ended).toEqual({ code: null, signal: 'SIGKILL' })
    await runAgain(performance.now())
  })
  it('kills itself at a kill point that was asked for, and only there', async () => {
    const worker = await server().startWorker({ held: true, killAt: 'held.begun' })
    await enqueue(1)
    expect(await worker.ended).toEqual({ code: null, signal: 'SIGKILL' })
    await runAgain(performance.now())
  })
  it('that is told to stop takes nothing new', async () => {
    const worker = await server().startWorker({ held: true })
    worker.kill('SIGTERM')
    expect(await worker.ended).toEqual({ code: 0, signal: null })
    await enqueue(1)
    expect(await left()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })
})
