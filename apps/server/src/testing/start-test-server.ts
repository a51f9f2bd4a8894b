import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { checkInvariantsAtOnce } from '../../../../db/check-invariants.ts'
import { freePort } from '../../../../dev/postgres/free-port.ts'
import { ownFolder } from '../../../../dev/vitest/own-folder.ts'
import { startRunner } from '../jobs/runner.ts'
import { listen } from '../jobs/listen.ts'
import type { AnyJob } from '../kernel/job.ts'
import { JOB_CHANNEL } from '../kernel/queue.ts'
import { areas as product, type Areas } from '../main/areas.ts'
import type { Context } from '../kernel/context.ts'
import { readEnv } from '../main/env.ts'
import { startApi } from '../main/start-api.ts'
import { createCaller, type Caller } from './caller.ts'
import { booksThatDiffer } from './check-books.ts'
import { startChild, type Child } from './child.ts'
import { runCommand, type Ran } from './run-command.ts'
import { borrowSandbox } from './sandbox-process.ts'
import { createTestDatabase } from './test-database.ts'

export type TestOptions = {
  /** 'here' runs jobs in this process; 'none' does not, for tests that start and kill their own workers. */
  worker?: 'here' | 'none'
  /** False: without the sandbox, for tests that do not need it. */
  sandbox?: boolean
  /** True: the sandbox's feed of pending applications is read. */
  feed?: boolean
  /** Calls, jobs and routes instead of the product's. */
  areas?: Partial<Areas>
  env?: Record<string, string>
}
export type TestServer = {
  origin: string
  ctx: Context
  /** A connection of the owner role, to read rows and to set up what the app role could not. */
  owner: pg.Client
  /** The connection URL for a command-line tool. */
  appUrl: string
  /** Runs a command of src/main on this database, with the owner's login. */
  command: (
    name: 'access-log' | 'audit' | 'reseal',
    args?: readonly string[],
    env?: Record<string, string>,
  ) => Promise<Ran>
  call: Caller
  /** Logs a persona in: 'kim', 'new-park', 'realtor-choi', 'operator-han' (past the second factor). */
  login: (persona: string) => Promise<string>
  /** Calls the sandbox through the product: control('faults', {...}), control('payments'). */
  control: <T = unknown>(path: string, body?: unknown) => Promise<T>
  setClock: (instant: Date | null) => Promise<void>
  /** Waits until no job is due or running. */
  settle: (withinMs?: number) => Promise<void>
  /** A separate worker process; `killAt` kills it at a kill point; `stuck` never ends a job. */
  startWorker: (options?: {
    killAt?: string
    stuck?: boolean
    env?: Record<string, string>
    onLog?: (text: string) => void
  }) => Promise<Child>
  /** A separate API process on the same database, to be killed at a kill point or at any time. */
  startApi: (options?: {
    killAt?: string
    port?: number
    env?: Record<string, string>
    onLog?: (text: string) => void
  }) => Promise<{ origin: string; child: Child }>
  /** Throws with names and rows. `inTime: true` once everything has settled. */
  checkInvariants: (options?: { inTime?: boolean }) => Promise<void>
  /** Throws where the gateways' books and our ledger differ. `atRest`: also for orders with pending work. */
  checkBooks: (options?: { atRest?: boolean }) => Promise<void>
  /** Numbers that a test deliberately pays at a gateway without an order of ours: the comparison leaves them out. */
  unknownHere: Set<string>
  stop: () => Promise<void>
}

/** A webhook may still be in flight when a test ends. */
const BOOKS_MS = 3000
const POLL_MS = 200

/** The real server on its own database, with the sandbox. */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase()
  const dataDir = ownFolder('server')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const sandbox = options.sandbox === false ? null : await borrowSandbox({ dataDir: join(dataDir, 'sandbox'), origin })
  const source = {
    NODE_ENV: 'development',
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: dataDir,
    DATABASE_APP_URL: database.appUrl,
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    // The timeout for a vendor that does not answer is in real time; the sandbox answers in milliseconds.
    VENDOR_SECONDS: '2',
    SANDBOX_URL: sandbox?.url ?? 'http://127.0.0.1:9',
    ...options.env,
  }
  const env = { ...readEnv(source), appUrl: database.appUrl, feed: options.feed ?? false }
  const areas: Areas = options.areas ? { ...product, areas: {}, jobs: [], routes: [], ...options.areas } : product
  const api = await startApi(env, areas)
  const { ctx, clock } = api
  const jobs = areas.jobs.map(unscheduled)
  const listener = await listen(env.appUrl, JOB_CHANNEL, ctx.log)
  const runner =
    options.worker === 'none' ? null : startRunner(ctx, jobs, { slots: 4, pollMs: POLL_MS, renewals: ctx.db, listener })
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const call = createCaller(origin)
  const children: Child[] = []

  const unknownHere = new Set<string>()
  return {
    origin,
    ctx,
    owner,
    appUrl: database.appUrl,
    command: (name, args = [], over = {}) =>
      runCommand(name, args, { ...source, DATABASE_URL: database.ownerUrl, ...over }),
    call,
    login: async (persona) => {
      const { code, data, text } = await call('loginKakao', { code: `persona-${persona}` })
      if (code !== 0) throw new Error(`${persona} could not log in: ${text}`)
      const { token } = data.session
      if (persona.startsWith('operator-')) await call('operatorEnter', { code: '000000' }, { token })
      return token
    },
    control: async (path, body) => {
      const response = await fetch(
        `${origin}/sandbox/control/${path}`,
        body === undefined
          ? {}
          : {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            },
      )
      const text = await response.text()
      if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${text}`)
      return text ? JSON.parse(text) : null
    },
    setClock: async (instant) => {
      if (!sandbox) return clock.set(instant)
      const response = await fetch(`${origin}/sandbox/control/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now: instant?.toISOString() ?? null }),
      })
      if (!response.ok) throw new Error(`the clock was not set: ${response.status}`)
    },
    settle: (withinMs = 10_000) => settle(ctx, () => runner?.wake(), withinMs),
    startWorker: async (worker = {}) => {
      const child = await startChild(
        worker.stuck ? 'stuck' : 'worker',
        {
          ...source,
          ...worker.env,
          ...(worker.killAt && { KILL_AT: worker.killAt }),
        },
        worker.onLog,
      )
      children.push(child)
      return child
    },
    startApi: async ({ killAt, port: wanted, env: over, onLog } = {}) => {
      const childPort = wanted ?? (await freePort())
      const child = await startChild(
        'api',
        { ...source, ...over, PORT: String(childPort), ...(killAt && { KILL_AT: killAt }) },
        onLog,
      )
      children.push(child)
      return { origin: `http://127.0.0.1:${childPort}`, child }
    },
    checkInvariants: async ({ inTime = false } = {}) => {
      const violations = await checkInvariantsAtOnce(owner, { inTime })
      if (violations.length)
        throw new Error(violations.map((v) => `${v.name} (${v.means}): ${JSON.stringify(v.rows)}`).join('\n'))
    },
    unknownHere,
    checkBooks: async ({ atRest = false } = {}) => {
      for (const until = Date.now() + BOOKS_MS; sandbox; await sleep(100)) {
        const response = await fetch(`${sandbox.url}/control/payments`)
        // GET /control/payments of the sandbox
        const { payments } = (await response.json()) as { payments: Parameters<typeof booksThatDiffer>[1] }
        const found = await booksThatDiffer(owner, payments, { busy: !atRest, unknownHere })
        if (found.length === 0) return
        if (Date.now() > until) throw new Error(`the gateways' books and ours differ: ${JSON.stringify(found)}`)
      }
    },
    stop: async () => {
      await Promise.all(children.map((child) => child.stop()))
      await listener.close()
      await runner?.stop(5000)
      await api.drain({ noticeMs: 0 })
      await owner.end()
      await sandbox?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * A test queues the recurring jobs that it needs: otherwise one that moves the clock would run all of them, or none,
 * depending on how fast the machine is.
 */
const unscheduled = (job: AnyJob): AnyJob => {
  const { every, ...rest } = job
  return every ? rest : job
}

async function settle(ctx: Context, wake: () => void, withinMs: number): Promise<void> {
  const until = Date.now() + withinMs
  for (;;) {
    const { rows } = await sql<{ name: string; state: string }>`
      select name, state from platform_job where state = 'running' or (state in ('waiting', 'retry') and run_at <= app_now() + interval '1 second')`.execute(
      ctx.db,
    )
    if (rows.length === 0) return
    if (Date.now() > until) throw new Error(`jobs did not settle: ${JSON.stringify(rows)}`)
    wake()
    await sleep(25)
  }
}
