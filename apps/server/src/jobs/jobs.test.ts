import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { stuckJobs } from '../testing/stuck-jobs.ts'
import { useTestServer } from '../testing/use-test-server.ts'
import { job, type AnyJob } from '../kernel/job.ts'
import { startRunner, type Runner } from './runner.ts'
import { listen } from './listen.ts'
import { JOB_CHANNEL } from '../kernel/queue.ts'

const server = useTestServer({ sandbox: false, worker: 'none', areas: {} })
beforeEach(() => server().owner.query('delete from platform_job'))

type Ran = { attempt: number; seq: number; at: number }
async function withRunner<T>(
  options: {
    slots?: number
    retry?: number
    limitSeconds?: number
    pollMs?: number
    handler?: (ran: Ran) => Promise<void> | void
  },
  work: (ran: Ran[], runner: Runner) => Promise<T>,
): Promise<T> {
  const ran: Ran[] = []
  const prepare: AnyJob = job({
    name: 'report.prepare',
    limitSeconds: options.limitSeconds ?? 60,
    retry: options.retry ?? 3,
    handler: async (_ctx, { report_seq }, attempt) => {
      const run = { attempt, seq: report_seq, at: performance.now() }
      ran.push(run)
      await options.handler?.(run)
    },
  })
  const listener = await listen(databaseUrl(), JOB_CHANNEL, server().ctx.log)
  const send: AnyJob = job({
    name: 'message.send',
    limitSeconds: 60,
    retry: 1,
    bulk: true,
    handler: async (_ctx, { notice_seq }, attempt) => options.handler?.({ attempt, seq: -notice_seq, at: 0 }),
  })
  const runner = startRunner(server().ctx, [prepare, send], {
    slots: options.slots ?? 4,
    pollMs: options.pollMs ?? 1000,
    renewals: server().ctx.db,
    listener,
  })
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
      const lock = new Promise<void>((done) => (commit = done))
      let first: Promise<void> = Promise.resolve()
      // It has the lower number, and is invisible until its transaction ends.
      await new Promise<void>((enqueued) => {
        first = server().ctx.tx(async (tx) => {
          await tx.enqueue('report.prepare', { report_seq: 1 })
          enqueued()
          await lock
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
      // The median: the machine may be busy during one of them.
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
  it('does not wait behind messages, however many are due', async () => {
    let open = () => {}
    const gate = new Promise<void>((done) => (open = done))
    let sending = 0
    const handler = async ({ seq }: Ran) => {
      if (seq > 0) return
      sending += 1
      await gate
    }
    await withRunner({ slots: 4, handler }, async (ran) => {
      for (let n = 1; n <= 20; n++) await server().ctx.enqueue('message.send', { notice_seq: n })
      await expect.poll(() => sending).toBe(3)
      await enqueue(1)
      await expect.poll(() => ran.map((r) => r.seq)).toEqual([1])
      expect(sending).toBe(3)
      open()
      await expect.poll(left).toEqual([])
      expect(sending).toBe(20)
    })
  })
  it.each(['ends', 'fails'])('that waits for a slot is started when one %s, without a poll', async (how) => {
    const open = new Map<number, () => void>()
    const begun: number[] = []
    const handler = async ({ seq }: Ran) => {
      begun.push(-seq)
      await new Promise<void>((done) => open.set(-seq, done))
      if (how === 'fails') throw new Error('as it was told')
    }
    await withRunner({ slots: 4, pollMs: 600_000, handler }, async () => {
      for (let n = 1; n <= 3; n++) await server().ctx.enqueue('message.send', { notice_seq: n })
      await expect.poll(() => begun.length).toBe(3)
      await server().ctx.enqueue('message.send', { notice_seq: 4 })
      await new Promise((heard) => setTimeout(heard, 300))
      open.get(2)?.()
      await expect.poll(() => begun).toContain(4)
      for (const end of open.values()) end()
      await expect.poll(async () => (await left()).filter((row) => row.state !== 'dead')).toEqual([])
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
  it('that takes longer than its limit hangs: it runs again, its place is free, and the overtaken run cannot end it', async () => {
    let first = true
    let release = () => {}
    const stuck = new Promise<void>((done) => (release = done))
    await withRunner(
      {
        slots: 1,
        limitSeconds: 1,
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
        expect((ran[1]?.at ?? 0) - (ran[0]?.at ?? 0)).toBeLessThan(10_000)
        await expect.poll(left).toEqual([])
        release()
      },
    )
  })
  it('that is lost with its worker again and again is dead in the end', async () => {
    await withRunner({ handler: () => undefined }, async (ran) => {
      await server().owner.query(
        `insert into platform_job (name, payload, state, attempts, lost, lease_until)
         values ('report.prepare', '{"report_seq": 1}', 'running', 3, 2, clock_timestamp()),
           ('report.prepare', '{"report_seq": 2}', 'running', 12, 11, clock_timestamp())`,
      )
      await expect.poll(() => ran).toMatchObject([{ seq: 1, attempt: 1 }])
      await expect.poll(left).toMatchObject([{ state: 'dead', error: 'lease ran out' }])
    })
  })
})

describe('a worker', () => {
  const RESUMED_MS = 10_000
  const runAgain = async (leftAt: number) =>
    withRunner({}, async (ran) => {
      await expect.poll(() => ran.length).toBe(1)
      // A killed run does not count as a failed one.
      expect(ran[0]?.attempt).toBe(1)
      expect((ran[0]?.at ?? Infinity) - leftAt).toBeLessThan(RESUMED_MS)
      await expect.poll(left).toEqual([])
    })

  it('that is killed -9 in its job leaves it to another one', async () => {
    const worker = await server().startWorker({ stuck: true })
    await enqueue(stuckJobs.forEver, { key: 'r1' })
    await expect.poll(async () => (await left())[0]?.state).toBe('running')
    worker.kill('SIGKILL')
    expect(await worker.ended).toEqual({ code: null, signal: 'SIGKILL' })
    await runAgain(performance.now())
  })
  it('kills itself at a kill point that was asked for, and only there', async () => {
    const worker = await server().startWorker({ stuck: true, killAt: 'stuck.begun' })
    await enqueue(1)
    expect(await worker.ended).toEqual({ code: null, signal: 'SIGKILL' })
    await runAgain(performance.now())
  })
  it('keeps its job for as long as it works on it, however many others look and whatever the clock says', async () => {
    const slow = { handler: () => new Promise<void>((done) => setTimeout(done, 10_000)) }
    await withRunner(slow, async (ran) => {
      await withRunner(slow, async (others) => {
        await enqueue(1, { key: 'r1' })
        await expect.poll(() => ran.length + others.length).toBe(1)
        await server().setClock(new Date(Date.now() + 40 * 86_400_000))
        await expect.poll(left, { timeout: 15_000 }).toEqual([])
        await server().setClock(null)
        expect(ran.length + others.length).toBe(1)
      })
    })
  })
  it.each([
    ['that was paused for longer than its lease', [stuckJobs.tries, stuckJobs.ends, stuckJobs.fails]],
    ['whose loop was blocked for longer than its lease', [stuckJobs.blocked]],
  ])('%s has no effect any more: another one has the job', async (_what, kinds) => {
    const asked: string[] = []
    const vendor = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end('{}')
    })
    await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done))
    // listening on TCP: the address is an AddressInfo
    const { port } = vendor.address() as AddressInfo
    await server().owner.query('delete from platform_limit')
    let output = ''
    const worker = await server().startWorker({
      stuck: true,
      onLog: (text) => (output += text),
      env: { JUSO_URL: `http://127.0.0.1:${port}`, JUSO_SEARCH_KEY: 'k', JUSO_DETAIL_KEY: 'k' },
    })
    const taken = kinds.map(() => ({ state: 'running', attempts: 1, error: null }))
    for (const kind of kinds) await enqueue(kind, { key: `r${kind}` })
    await expect.poll(left).toEqual(taken)
    if (kinds.length > 1) process.kill(worker.pid, 'SIGSTOP')
    let release = () => {}
    const working = new Promise<void>((done) => (release = done))
    await withRunner({ handler: () => working }, async (ran) => {
      await expect.poll(() => ran.length).toBe(kinds.length)
      process.kill(worker.pid, 'SIGCONT')
      await expect.poll(() => output).toContain('tried')
      expect(await left()).toEqual(taken.map((job) => ({ ...job, attempts: 2, error: 'lease ran out' })))
      release()
      await expect.poll(left).toEqual([])
    })
    expect((await server().owner.query('select bucket from platform_limit')).rows).toEqual([])
    expect(asked).toEqual([])
    await worker.stop()
    vendor.close()
  })
  it('that is told to stop takes nothing new', async () => {
    const worker = await server().startWorker({ stuck: true })
    worker.kill('SIGTERM')
    expect(await worker.ended).toEqual({ code: 0, signal: null })
    await enqueue(1)
    expect(await left()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })
})
