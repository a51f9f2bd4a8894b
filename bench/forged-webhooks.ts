import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Product } from '../journeys/product.ts'
import { ask } from './buy.ts'
import { measured, type Measured } from './measured.ts'
import { p99 } from './open-loop.ts'
import { logIn, order } from './ready-report.ts'

const BUYERS = 40
const FORGED = 250
const SECONDS = 10

type Made = { merchant_uid: string; price: number }
const makeOrder = (product: Product, token: string) => ask<Made>(`${product.url}/api/v1/order`, token, order)

/**
 * The forgers use a separate address if the system has more than one: otherwise the limit on their connections would
 * also close the buyers' connections.
 */
const forgers = new Agent({
  keepAlive: true,
  ...(process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {}),
})

/** Each with a different text of the maximum length. Returns the status; 0: no answer within five seconds. */
const forge = (product: Product, merchantUid: string, n: number): Promise<number> =>
  new Promise((done) => {
    const body = JSON.stringify({
      imp_uid: `imp_${n}`,
      merchant_uid: merchantUid,
      status: 'paid',
      x: 'x'.repeat(1900),
    })
    const asked = request(
      `http://127.0.0.1:${new URL(product.url).port}/api/v1/webhooks/portone`,
      {
        agent: forgers,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(5000),
      },
      (response) => {
        response.on('error', () => done(0)).resume()
        response.on('end', () => done(response.statusCode ?? 0))
      },
    )
    asked.on('error', () => done(0))
    asked.end(body)
  })

/** Forty users complete at once: without load, and with waves of forged webhooks about an unpaid order. */
export async function buyersUnderForgeries(product: Product): Promise<Measured[]> {
  const { token } = await logIn(product.url, 'forger')
  const { merchant_uid } = await makeOrder(product, token)
  // All of them have paid at the gateway before the measurement: refused logins are not counted here.
  const [first, second] = [await payers(product, 'quiet'), await payers(product, 'forty')]
  const quiet = await complete(product, first)
  let over = false
  let forged = 0
  const flood = Array.from({ length: FORGED }, async () => {
    while (!over) {
      await forge(product, merchant_uid, (forged += 1))
      // The server is being measured, and this process would compete with it for the CPU.
      await sleep(500)
    }
  })
  await sleep(300)
  const under = await complete(product, second)
  over = true
  await Promise.all(flood)
  return [
    measured({
      name: `of ${BUYERS} buyers at once, those who complete while ${FORGED} forge webhooks`,
      value: under.length,
      unit: 'buyers',
      ceiling: BUYERS,
      atLeast: true,
      note: `${quiet.length} without; ${forged} were forged`,
    }),
    measured({
      name: 'the slowest of them against quiet',
      value: p99(under) / p99(quiet),
      unit: '×',
      ceiling: 5,
      note: `${Math.round(p99(under))} against ${Math.round(p99(quiet))} ms`,
    }),
  ]
}

type Payer = { token: string; answer: { imp_uid: string; merchant_uid: string; status: 'paid'; pg_name: 'portone' } }

/** Users who have paid at the gateway and have not returned yet. */
async function payers(product: Product, name: string): Promise<Payer[]> {
  const all: Payer[] = []
  for (let n = 0; n < BUYERS; n++) {
    const { token } = await logIn(product.url, `${name}-${n}`)
    const { merchant_uid, price } = await makeOrder(product, token)
    // the control's documented answer
    const { imp_uid } = (await product.control('/payments', { merchant_uid, amount: price, outcome: 'paid' })) as {
      imp_uid: string
    }
    all.push({ token, answer: { imp_uid, merchant_uid, status: 'paid', pg_name: 'portone' } })
  }
  return all
}

/** All at once; the sorted milliseconds of those whose order is paid. */
async function complete(product: Product, buyers: readonly Payer[]): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    buyers.map(async ({ token, answer }) => {
      const begun = performance.now()
      const done = await ask<{ result: string }>(`${product.url}/api/v1/order/complete`, token, answer).catch(
        () => null,
      )
      if (done?.result === 'paid') times.push(performance.now() - begun)
    }),
  )
  return times.toSorted((a, b) => a - b)
}

/** How many bytes ten seconds of forged webhooks about one unpaid order add to the database. */
export async function bytesOfForgeries(product: Product, owner: pg.Client): Promise<Measured> {
  const { token } = await logIn(product.url, 'storer')
  const { merchant_uid } = await makeOrder(product, token)
  const size = async () =>
    Number(
      (
        await owner.query<{ n: string }>(
          `select sum(pg_total_relation_size(oid)) as n from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
        )
      ).rows[0]?.n,
    )
  const before = await size()
  const until = performance.now() + SECONDS * 1000
  let sent = 0
  let heard = 0
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (performance.now() < until) {
        if ((await forge(product, merchant_uid, (sent += 1))) === 200) heard += 1
        await sleep(50)
      }
    }),
  )
  const grown = (await size()) - before
  return measured({
    name: `stored by ${SECONDS} s of forged webhooks about one order`,
    value: grown / 1000,
    unit: 'kB',
    ceiling: 300,
    note: `${sent} were sent, ${heard} answered 200`,
  })
}
