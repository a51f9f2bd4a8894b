import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { reclaim } from '../../../jobs/claim.ts'
import { startRunner, type Runner } from '../../../jobs/runner.ts'
import { enqueueDue, type Scheduled } from '../../../jobs/schedule.ts'
import type { AnyJob } from '../../../kernel/job.ts'
import { areas } from '../../../main/areas.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { DAY, feedPoints, killPoints, type KillPoint, type RegistryKind, type Story } from './story.ts'

/** The objects of a user of the story. */
export type Watcher = { subscribeSeq: number; card_seq: number | null; merchant_uid: string; startedAt: Date }
/** A change of an application that was read from the feed. */
export type Fed = { home: number; receiptNo: string; word: string; storedAt: Date }
/** One line of the log, for human readers. */
export type Line = { at: Date; home: number | null; says: string }
export type World = {
  server: TestServer
  story: Story
  watchers: Map<string, Watcher>
  lines: Line[]
  /** False: no worker is running, as in an outage of ours. */
  working: boolean
  /** What was read of the feed before it lost its rows. */
  fed: readonly Fed[]
  /** Something has happened since the feed was read. */
  pollSoon: boolean
  /** The next turn is run by a process that is killed at this point. */
  armed: KillPoint | null
  /** 부동산 고유번호 by the home's number. */
  homes: Map<number, string>
  /** What happened at the registry. */
  done: { home: number; at: Date; kind: RegistryKind; purpose: string }[]
  /** When each watch had to end, by the user's name. */
  ends: Map<string, Date[]>
  left: Set<string>
  /** How far the clock was set back in total, in ms. */
  backMs: number
  /** The expected refund of each stop, by our order number; won. */
  refunds: { merchant_uid: string; won: number }[]
  say: (home: number | null, says: string) => void
  /** Runs every turn until then, and sets the clock to that time. */
  goTo: (at: Date) => Promise<void>
  work: () => Promise<void>
  stop: () => Promise<void>
}

/** The recurring jobs that run; other jobs run only if a job or a call queues them. */
const daily: ReadonlySet<string> = new Set([
  'subscribe.end',
  'subscribe.consent',
  'subscribe.earn',
  'subscribe.months',
  'payment.reconcile',
  'account.withdrawals',
])
/** Jobs that recur every few minutes, queued only when they could find something: most of a night they find nothing. */
const rounds = {
  'subscribe.round': 'subscribe_turn where idle_since is null and next_at <= app_now()',
  'subscribe.repeat': 'subscribe_alert where repeat_at <= app_now()',
  'subscribe.renew': `subscribe_watch w where ended_at is null and (exists (select from subscribe_period p
    where p.watch_seq = w.watch_seq and (next_try_at <= app_now() or failed_on is not null)) or not exists (select from subscribe_period p
    where p.watch_seq = w.watch_seq and to_on >= (app_now() at time zone 'Asia/Seoul')::date))`,
  'subscribe.statements': `subscribe_watch where ended_at is null
    and stated_until < date_trunc('month', app_now() at time zone 'Asia/Seoul') and extract(hour from app_now() at time zone 'Asia/Seoul') >= 10`,
} as const
const jobs = areas.jobs.map(({ every, ...job }): AnyJob =>
  // the same job, without its turn
  every !== undefined && daily.has(job.name) ? ({ ...job, every } as AnyJob) : (job as AnyJob),
)
const names = jobs.map((j) => j.name)
const scheduled: Scheduled[] = jobs.flatMap(({ name, every }) => (every ? [{ name, every }] : []))

/** Turns that are close to each other are run together: some jobs recur every minute, and may be late. */
const GRID = 5 * 60_000

/** A server, its sandbox and a worker whose turns the story controls: it waits whenever nothing is due. */
export async function startWorld(story: Story): Promise<World> {
  const server = await startTestServer({ worker: 'none', feed: story.feed !== null })
  await server.setClock(story.from)
  // Worker processes always read the sandbox's feed: without one in the story it has no court.
  await server.control('feed', { courts: story.feed ?? [] })
  // As it would have run every night before.
  await server.ctx.enqueue('subscribe.months', {})
  let runner: Runner | null = null
  const awake = () =>
    (runner ??= startRunner(server.ctx, jobs, { slots: 4, pollMs: 3_600_000, renewals: server.ctx.db }))
  const world: World = {
    server,
    story,
    watchers: new Map(),
    lines: [],
    working: true,
    fed: [],
    pollSoon: false,
    armed: null,
    homes: new Map(),
    done: [],
    ends: new Map(),
    left: new Set(),
    backMs: 0,
    refunds: [],
    say: (home, says) => void world.lines.push({ at: server.ctx.now(), home, says }),
    goTo: async (at) => {
      while (world.working) {
        const next = await nextTurn(world)
        if (next > at) break
        await server.setClock(next)
        if (world.armed !== null) await dieAt(world, world.armed)
        await world.work()
      }
      if (at > server.ctx.now()) await server.setClock(at)
    },
    work: async () => {
      if (!world.working) return
      await reclaim(server.ctx.db, names)
      if (story.feed) {
        // It is read every 15 seconds, so that a round finds it read.
        world.pollSoon = false
        await server.ctx.enqueue('subscribe.feed', {}, { key: 'schedule' })
        await settle(server, awake())
      }
      await enqueueRounds(server)
      await settle(server, awake())
    },
    stop: async () => {
      await runner?.stop(5000)
      await server.stop()
    },
  }
  if (story.feed) world.say(null, `the feed has ${story.feed.join(' and ')}`)
  return world
}

async function enqueueRounds(server: TestServer): Promise<void> {
  await enqueueDue(server.ctx, scheduled)
  for (const [name, found] of Object.entries(rounds)) {
    const { rows } = await server.owner.query(`select 1 from ${found} limit 1`)
    // a name of `rounds`
    if (rows.length > 0) await server.ctx.enqueue(name as keyof typeof rounds, {}, { key: 'schedule' })
  }
}

async function settle(server: TestServer, runner: Runner): Promise<void> {
  let reclaimed = Date.now()
  for (const until = Date.now() + 30_000; ; await sleep(4)) {
    // As a worker's poll does: a run whose lease expired on a slow machine becomes due again.
    if (Date.now() - reclaimed > 1000) {
      await reclaim(server.ctx.db, names)
      reclaimed = Date.now()
    }
    const { rows } = await sql<{ name: string; state: string }>`
      select name, state from platform_job where state = 'running' or (state in ('waiting', 'retry') and run_at <= app_now())`.execute(
      server.ctx.db,
    )
    if (rows.length === 0) return
    if (Date.now() > until) throw new Error(`jobs did not settle: ${JSON.stringify(rows)}`)
    runner.wake()
  }
}

/** The time of the next due job, at least one step of the grid from now. */
async function nextTurn({ server, story, pollSoon }: World): Promise<Date> {
  const { rows } = await sql<{ at: Date | null; now: Date }>`
    select app_now() as now, least(
      (select min(greatest(next_at, lease_until)) from subscribe_turn where idle_since is null),
      (select min(run_at) from platform_job where state in ('waiting', 'retry')),
      (select min(next_try_at) from subscribe_period where state in ('due', 'asked', 'soft-failed')),
      (select min(repeat_at) from subscribe_alert),
      (select min(due_at) from platform_schedule where name in ('subscribe.end', 'subscribe.consent')),
      -- cards are charged from nine
      (select date_trunc('day', d at time zone 'Asia/Seoul') + interval '1 day 9 hours' from (select app_now() - interval '9 hours' as d) t)
        at time zone 'Asia/Seoul') as at`.execute(server.ctx.db)
  const [row] = rows
  if (!row) throw new Error('no clock')
  const soonest = row.now.getTime() + GRID
  if (story.feed && pollSoon) return new Date(soonest)
  return new Date(Math.max(row.at?.getTime() ?? row.now.getTime() + DAY, soonest))
}

/** A process that does not reach its kill point within this time is not killed. */
const DIES_WITHIN_MS = 6000
/** What has to be due for a process to reach a kill point. */
const passes = {
  watch: 'subscribe_turn where idle_since is null and next_at',
  notice: `platform_job where name = 'message.send' and run_at`,
  charge: 'subscribe_period where next_try_at',
  feed: `platform_job where name = 'subscribe.feed' and run_at`,
} as const
const allPoints = { ...killPoints, ...feedPoints }
/** Another process runs this turn and is killed; its jobs are free once its leases are over. */
async function dieAt(world: World, point: KillPoint): Promise<void> {
  const { server } = world
  await enqueueRounds(server)
  if (world.story.feed) await server.ctx.enqueue('subscribe.feed', {}, { key: 'schedule' })
  const { rows } = await server.owner.query(`select 1 from ${passes[allPoints[point]]} <= app_now() limit 1`)
  if (rows.length === 0) return
  world.armed = null
  const child = await server.startWorker({ killAt: point })
  const end = await Promise.race([child.ended, sleep(DIES_WITHIN_MS, null)])
  if (!end) await child.stop()
  world.say(null, end?.signal === 'SIGKILL' ? `a worker was killed at ${point}` : `${point} was not passed`)
  await server.owner.query(
    `update platform_job set lease_until = clock_timestamp() - interval '1 second' where state = 'running'`,
  )
}
