import { fork, spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { checkCovered } from '../apps/server/src/features/subscribe/checking/check-covered.ts'
import { messageJobs } from '../apps/server/src/features/message/jobs.ts'
import { subscribeJobs } from '../apps/server/src/features/subscribe/jobs.ts'
import { listen } from '../apps/server/src/jobs/listen.ts'
import { startRunner } from '../apps/server/src/jobs/runner.ts'
import type { Context } from '../apps/server/src/kernel/context.ts'
import { JOB_CHANNEL } from '../apps/server/src/kernel/queue.ts'
import { SLOTS } from '../apps/server/src/main/start-worker.ts'
import { measured, median, type Measured } from './measured.ts'
import { startHouse, type House } from './watch/house.ts'
import { createChannel, createRegistry, type Channel } from './watch/in-process.ts'
import {
  feedIsCurrent,
  makeDue,
  makeHomes,
  makePeople,
  makePrints,
  makeSomeDue,
  noneIsDue,
  withoutOrders,
} from './watch/many-homes.ts'

const full = { few: 6_000, homes: 600_000, many: 3_000_000, events: 100, storm: 30_000 }
const small = { few: 3_000, homes: 30_000, many: 60_000, events: 20, storm: 500 }
const TABLES = [
  'subscribe_home',
  'subscribe_turn',
  'subscribe_watch',
  'subscribe_case',
  'subscribe_feed_row',
  'subscribe_check',
]
const LEASE_S = 270

/**
 * The watch at scale, on a separate PostgreSQL, with the feed and the messaging vendor in this process: a day's round,
 * the cost of one watch among few and among many, alerts during the round and in a storm, and a killed worker.
 * `--small`: takes a few minutes; `--no-storm`: without the 50,000 alerts.
 */
export async function benchWatch(flags: readonly string[]): Promise<Measured[]> {
  const size = flags.includes('--small') ? small : full
  const house = await startHouse()
  const { owner, running } = house
  const registry = createRegistry(running.ctx.now)
  const channel = createChannel()
  const ctx: Context = { ...running.ctx, applicationsFeed: registry, messaging: channel }
  try {
    await withoutOrders(owner)
    await makePeople(owner, ctx)
    await makeHomes(owner, 0, size.few)
    await noneIsDue(owner)
    const few = await costOfHome(house, ctx, size.few, new Set())
    await makeHomes(owner, size.few, size.homes)
    const round = progress(await wholeRound(house, ctx, size.homes))
    const killed = progress(await killInTheMiddle(house, ctx, size.homes))
    await makePrints(owner, ctx, 1, size.events + size.storm)
    const told = await alerts(house, ctx, size, { registry, channel }, !flags.includes('--no-storm'))
    told.forEach(progress)
    await owner.query('truncate subscribe_check')
    await noneIsDue(owner)
    await makeHomes(owner, size.homes, size.many)
    await noneIsDue(owner)
    await feedIsCurrent(owner)
    const whole = new Set<string>()
    const many = await costOfHome(house, ctx, size.many, whole)
    const ratio = measured({
      name: `a watch among ${watches(size.many)}, against one among ${watches(size.few)}`,
      value: many / few,
      unit: '×',
      ceiling: 1.25,
      note: `${many.toFixed(0)} against ${few.toFixed(0)} µs a home claimed, decided and recorded, medians; read from end to end meanwhile: ${[...whole].join(', ') || 'no table'}`,
    })
    return [round, ratio, ...told, killed]
  } finally {
    await house.stop()
  }
}

/** Printed when it is measured: a whole run takes half an hour. */
function progress(m: Measured): Measured {
  console.error(`${m.name}: ${m.value} ${m.unit}`)
  return m
}

const watches = (homes: number): string => `${Math.round((homes * 5) / 3).toLocaleString()} watches`
const load = (): string => `load of the machine ${loadavg()[0]?.toFixed(1)}`

const ROUNDS = 6
/**
 * Microseconds to claim, decide and record one home, when some thousands are due, spread evenly over all. `whole`
 * collects the tables that were scanned sequentially meanwhile.
 */
async function costOfHome(house: House, ctx: Context, homes: number, whole: Set<string>): Promise<number> {
  const { owner } = house
  const each: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    const due = await makeSomeDue(owner, Math.max(1, Math.floor(homes / 6000)))
    await feedIsCurrent(owner)
    const before = await scans(house)
    const begun = performance.now()
    await checkCovered(ctx, Infinity)
    each.push(((performance.now() - begun) * 1000) / due)
    // A session reports its scans to the statistics a second later.
    await sleep(1200)
    const after = await scans(house)
    for (const table of TABLES) if ((after.get(table) ?? 0) > (before.get(table) ?? 0)) whole.add(table)
    const left = await dueHomes(owner)
    if (left > 0) throw new Error(`${left} of ${due} homes still due`)
  }
  return median(each.slice(1))
}

/**
 * Checks every home once, as on one day: claims it, decides by the feed's state, records the check, plans the next one.
 */
async function wholeRound({ owner }: House, ctx: Context, homes: number): Promise<Measured> {
  await makeDue(owner, homes)
  await feedIsCurrent(owner)
  const before = await owner.query('select count(*) as n from subscribe_check')
  const cpu = process.cpuUsage()
  const begun = performance.now()
  await checkCovered(ctx, Infinity)
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const after = await owner.query(
    `select count(*) as n, count(*) filter (where result = 'none') as none from subscribe_check`,
  )
  const { rows } = await owner.query('select count(*) as n from subscribe_turn where next_at <= app_now()')
  const done = Number(after.rows[0]?.n) - Number(before.rows[0]?.n)
  if (done !== homes || Number(rows[0]?.n) > 0) throw new Error(`${done} of ${homes} homes, ${rows[0]?.n} still due`)
  return measured({
    name: `a day's round over ${watches(homes)} on ${homes.toLocaleString()} homes`,
    value: seconds,
    unit: 's',
    ceiling: 60,
    note: `${Math.round((seconds * 1e6) / homes)} µs a home, ${((user + system) / 1e6).toFixed(0)} s of it this process; each recorded once and planned; ${load()}`,
  })
}

/**
 * Kills a worker in the middle: the homes that it had claimed wait no longer than its lease, and each is recorded once.
 */
async function killInTheMiddle(house: House, ctx: Context, homes: number): Promise<Measured> {
  const { owner } = house
  await owner.query('truncate subscribe_check')
  await makeDue(owner, homes)
  await feedIsCurrent(owner)
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('watch/killed.ts', import.meta.url)),
    house.appUrl,
    house.dataDir,
  ])
  await new Promise<void>((ok, no) => {
    child.stdout.once('data', () => ok())
    child.once('exit', () => no(new Error('the worker did not start')))
  })
  await sleep(Math.min(3000, homes / 50))
  const ended = new Promise((ok) => child.once('exit', ok))
  child.kill('SIGKILL')
  await ended
  await sleep(200)
  const { rows } = await owner.query(
    `select count(*)::int as n, coalesce(extract(epoch from max(lease_until) - app_now()), 0)::float as s
     from subscribe_turn where lease_until > app_now()`,
  )
  const [{ n = 0, s = 0 } = {}] = rows as { n: number; s: number }[]
  // The next rounds: the rows that the killed worker had locked are free once its session has ended.
  for (let rounds = 0; rounds < 5 && (rounds === 0 || (await dueHomes(owner)) > 0); rounds++) {
    await feedIsCurrent(owner)
    await checkCovered(ctx, Infinity)
  }
  const left = await dueHomes(owner)
  const twice = await owner.query('select home_seq from subscribe_check group by 1 having count(*) <> 1')
  const all = await owner.query('select count(distinct home_seq)::int as n from subscribe_check')
  if (left > 0 || twice.rows.length > 0 || all.rows[0]?.n !== homes)
    throw new Error(`${left} homes still due, ${twice.rows.length} recorded otherwise than once`)
  return measured({
    name: 'a worker killed -9 in the middle of a round: how long what it had claimed waits',
    value: s,
    unit: 's',
    ceiling: LEASE_S,
    note: `${n} of ${homes.toLocaleString()} homes were leased by it: they are locked, not leased, and go back at once; ${left} still due when the next worker was done, and each was recorded once`,
  })
}

type Outside = { registry: ReturnType<typeof createRegistry>; channel: Channel }
/** Without the renewals of watches, which have no orders here. */
const JOBS = /^(subscribe\.(round|feed|news|check)|message\.(send|push))$/

/** Alerts of single events while the round of all homes runs, and of very many at once. */
async function alerts(
  house: House,
  ctx: Context,
  size: typeof full,
  { registry, channel }: Outside,
  withStorm: boolean,
): Promise<Measured[]> {
  const { owner, running } = house
  await makeDue(owner, size.homes)
  await feedIsCurrent(owner)
  const jobs = [...subscribeJobs, ...messageJobs].filter((j) => JOBS.test(j.name))
  const listener = await listen(house.appUrl, JOB_CHANNEL, ctx.log)
  const runner = startRunner(ctx, jobs, { slots: SLOTS, pollMs: 1000, renewals: running.ctx.db, listener })
  try {
    const happened = new Map<number, number>()
    await ctx.enqueue('subscribe.round', {}, { key: 'schedule' })
    for (let home = 1; home <= size.events; home++) {
      happened.set(home, Date.now())
      registry.happens(home)
      await sleep(EVENT_MS)
    }
    const still = await dueHomes(owner)
    await until(async () => channel.handed.size >= (await watchesOf(owner, 1, size.events)))
    const waited = (await waits(owner, channel, happened)).toSorted((a, b) => a - b)
    const meanwhile = measured({
      name: 'an event of the feed, while that round runs: until its message is handed over, p99',
      value: (waited[Math.ceil(waited.length * 0.99) - 1] ?? Infinity) / 1000,
      unit: 's',
      ceiling: 60,
      note: `${waited.length} messages, median ${(median(waited) / 1000).toFixed(1)} s, the feed asked every 15 s; ${still} homes still due after the last event; ${load()}`,
    })
    if (!withStorm) return [meanwhile]
    await until(async () => (await dueHomes(owner)) === 0)
    const [first, last] = [size.events + 1, size.events + size.storm]
    const second = await startSecond(house, channel)
    const begun = Date.now()
    for (let home = first; home <= last; home++) registry.happens(home)
    const all = await watchesOf(owner, 1, last)
    await until(() => Promise.resolve(channel.handed.size >= all))
    const seconds = (Date.now() - begun) / 1000
    await second.stop()
    const wanted = await watchesOf(owner, first, last)
    const { rows } = await owner.query('select count(*)::int as n from subscribe_alert')
    const twice = [...channel.handed.values()].filter((times) => times.length > 1).length
    return [
      meanwhile,
      measured({
        name: `${wanted.toLocaleString()} alerts of a storm over ${size.storm.toLocaleString()} homes: until the last is handed over`,
        value: seconds,
        unit: 's',
        ceiling: 600,
        note: `${(wanted / seconds).toFixed(0)} a second by two worker processes, ${second.count()} of them by the second, each judged for its lease; ${twice} handed over twice; ${load()}`,
      }),
      measured({
        name: 'alerts of those that were lost',
        value: Math.abs(Number(rows[0]?.n) - channel.handed.size) + Math.abs(all - channel.handed.size),
        unit: 'alerts',
        ceiling: 0,
        note: `${rows[0]?.n} in inboxes, ${channel.handed.size} handed over, ${all} watches`,
      }),
    ]
  } finally {
    await listener.close()
    await runner.stop(10_000)
  }
}

/** A second worker process beside this one, as a storm on two cores needs it. */
async function startSecond({ appUrl, dataDir }: House, channel: Channel) {
  const child = fork(fileURLToPath(new URL('watch/second-worker.ts', import.meta.url)), [appUrl, dataDir])
  let count = -1
  await new Promise<void>((ok, no) => {
    child.once('exit', () => no(new Error('the second worker did not start')))
    child.on('message', (reference) => {
      count += 1
      if (count === 0) ok()
      else channel.take(String(reference))
    })
  })
  return {
    count: () => count,
    stop: () =>
      new Promise((ended) => {
        child.once('exit', ended)
        child.kill('SIGTERM')
      }),
  }
}

const EVENT_MS = 300
const dueHomes = async (owner: House['owner']): Promise<number> =>
  Number((await owner.query('select count(*) as n from subscribe_turn where next_at <= app_now()')).rows[0]?.n)
const watchesOf = async (owner: House['owner'], from: number, to: number): Promise<number> =>
  Number(
    (await owner.query('select count(*) as n from subscribe_watch where home_seq between $1 and $2', [from, to]))
      .rows[0]?.n,
  )

/** Milliseconds from each event to each of its messages. */
async function waits(
  owner: House['owner'],
  { handed }: Outside['channel'],
  happened: ReadonlyMap<number, number>,
): Promise<number[]> {
  const { rows } = await owner.query<{ alert_seq: string; home_seq: string }>(
    'select alert_seq, home_seq from subscribe_alert join subscribe_event using (event_seq)',
  )
  return rows.map(({ alert_seq, home_seq }) => {
    const at = handed.get(`watch-${alert_seq}`)?.[0] ?? Infinity
    return at - (happened.get(Number(home_seq)) ?? Infinity)
  })
}

const PATIENCE_MS = 1_200_000
async function until(is: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await is()); await sleep(250))
    if (Date.now() > end) throw new Error('it did not come to its end')
}

/** How often each table was scanned sequentially. */
async function scans({ owner }: House): Promise<Map<string, number>> {
  await owner.query('select pg_stat_force_next_flush()')
  await owner.query('select pg_stat_clear_snapshot()')
  const { rows } = await owner.query<{ relname: string; n: string }>(
    'select relname, seq_scan as n from pg_stat_user_tables',
  )
  return new Map(rows.map((r) => [r.relname, Number(r.n)]))
}
