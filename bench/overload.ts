import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../db/connect.ts'
import { startPostgres } from '../dev/postgres/pg.ts'
import { startProduct, type Product } from '../journeys/product.ts'
import { buyersUnderForgeries, bytesOfForgeries } from './forged-webhooks.ts'
import { holdHalfPosts } from './half-posts.ts'
import { buy } from './buy.ts'
import { load } from './load.ts'
import { measured, median, type Measured } from './measured.ts'
import { offer, p99, type Offered } from './open-loop.ts'
import { logIn, order } from './ready-report.ts'

const ROUNDS = 6
/** With fewer than two hundred payments and logins, the 99th percentile is the maximum: chance. */
const SECONDS = 7
const HELD = [100, 300] as const
const LOGIN_ROUNDS = 3

/** The throughput for honest users during unfinished posts, forged webhooks, or a rush of logins. */
export async function benchOverload(): Promise<Measured[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jipsalpim-overload-'))
  const product = await startProduct({ dataDir })
  const postgres = await startPostgres({ dir: join(dataDir, 'pg') })
  const owner = await connect({ url: postgres.url('owner'), application: 'bench', answerTimeoutMs: 60_000 })
  try {
    return [
      ...(await underHalfPosts(product)),
      ...(await buyersUnderForgeries(product)),
      await bytesOfForgeries(product, owner),
      ...(await logins(product)),
    ]
  } finally {
    await owner.end()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const kinds = ['reads', 'logins', 'payments'] as const
type Times = Record<(typeof kinds)[number], number[]>
const noTimes = (): Times => ({ reads: [], logins: [], payments: [] })

async function underHalfPosts(product: Product): Promise<Measured[]> {
  const { token } = await logIn(product.url, 'reader')
  // Quiet phases before and after each round: their difference is the machine's own noise.
  const [before, after] = [noTimes(), noTimes()]
  const results = new Map(HELD.map((n) => [n, { times: noTimes(), lost: 0 }]))
  await honest(product, token)
  for (let round = 0; round < ROUNDS; round++) {
    add(before, (await honest(product, token)).times)
    for (const [count, at] of results) {
      const posts = holdHalfPosts(product.url, count)
      await sleep(500)
      const { times, lost } = await honest(product, token)
      posts.letGo()
      add(at.times, times)
      at.lost += lost
    }
    await sleep(500)
    add(after, (await honest(product, token)).times)
  }
  const slow = (times: readonly number[]) => p99(times.toSorted(byNumber))
  return [...results].flatMap(([count, { times, lost }]) => [
    ...kinds.map((kind) => {
      const [now, quiet] = [slow(times[kind]), slow([...before[kind], ...after[kind]])]
      const itself = slow(after[kind]) / slow(before[kind])
      return measured({
        name: `${kind} while ${count} posts are half sent, the slowest of a hundred against quiet`,
        value: now / quiet,
        unit: '×',
        ceiling: 2,
        note: `${Math.round(now)} against ${Math.round(quiet)} ms, ${times[kind].length} answers; quiet against itself ${itself.toFixed(1)} ×`,
      })
    }),
    measured({
      name: `calls lost while ${count} posts are half sent`,
      value: lost,
      unit: 'calls',
      ceiling: 0,
      note: `of reads, logins and payments of ${ROUNDS} rounds`,
    }),
  ])
}

const byNumber = (a: number, b: number): number => a - b
const add = (to: Times, more: Times): void => {
  for (const kind of kinds) to[kind].push(...more[kind])
}

/** Some seconds of honest use, far below the machine's capacity. */
async function honest(product: Product, token: string): Promise<{ times: Times; lost: number }> {
  const seconds = SECONDS
  const [reads, entered, bought] = await Promise.all([
    offer({ perSecond: 50, seconds, ask: get(`${product.url}/api/v1/user/info`, token) }),
    offer({ perSecond: 6, seconds, ask: (n, signal) => logInOnce(product, n)(n, signal) }),
    pay(product, token, seconds),
  ])
  const times = { reads: reads.times, logins: entered.times, payments: bought.times }
  return { times, lost: reads.refused + entered.refused + bought.lost }
}

/** One buyer after the other: how long completing takes. */
async function pay(product: Product, token: string, seconds: number): Promise<{ times: number[]; lost: number }> {
  const times: number[] = []
  let lost = 0
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    await buy(product, token, order).then(
      ({ completed }) => times.push(completed),
      () => (lost += 1),
    )
    await sleep(100)
  }
  return { times, lost }
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 })
const get =
  (url: string, token = '') =>
  (_n: number, signal: AbortSignal): Promise<number> =>
    new Promise((done, no) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const asked = request(url, { agent, headers, signal }, (response) => {
        response.resume()
        response.on('end', () => done(response.statusCode ?? 0))
      })
      asked.on('error', no)
      asked.end()
    })

const PEOPLE = 40
const loginUrl = (product: Product, n: number) =>
  `${product.url}/api/v1/user/login/kakao?code=persona-crowd-${n % PEOPLE}`
const logInOnce = (product: Product, n: number) => get(loginUrl(product, n))

/**
 * Logins that get their session within three seconds, at the machine's capacity and at twice and four times as many.
 */
async function logins(product: Product): Promise<Measured[]> {
  for (let n = 0; n < PEOPLE; n++) await logIn(product.url, `crowd-${n}`)
  const alone = { url: loginUrl(product, 0), token: 'none' }
  await load({ ...alone, seconds: 2 })
  const capacity = await load({ ...alone, seconds: 5 })
  const at = async (times: number): Promise<Offered> => {
    await sleep(1000)
    return offer({ perSecond: capacity * times, seconds: 6, ask: (n, signal) => logInOnce(product, n)(n, signal) })
  }
  const rounds: Record<1 | 2 | 4, Offered>[] = []
  for (let round = 0; round < LOGIN_ROUNDS; round++) rounds.push({ 1: await at(1), 2: await at(2), 4: await at(4) })
  return ([2, 4] as const).map((times) =>
    measured({
      name: `logins that succeed at ${times} × what can be done, against 1 ×`,
      value: median(rounds.map((r) => r[times].goodput / r[1].goodput)),
      unit: '×',
      ceiling: 0.9,
      atLeast: true,
      note: `${Math.round(median(rounds.map((r) => r[times].goodput)))} against ${Math.round(median(rounds.map((r) => r[1].goodput)))} a second in time, ${Math.round(capacity)} measured alone, the slowest of a hundred ${Math.round(median(rounds.map((r) => p99(r[times].times))))} ms, median of ${LOGIN_ROUNDS}`,
    }),
  )
}
