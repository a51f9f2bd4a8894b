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

/** Each with a different text of the maximum length. */
const forge = (product: Product, merchantUid: string, n: number): Promise<number> =>
  fetch(`${product.url}/api/v1/webhooks/portone`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ imp_uid: `imp_${n}`, merchant_uid: merchantUid, status: 'paid', x: 'x'.repeat(1900) }),
    signal: AbortSignal.timeout(5000),
  }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )

/** Forty users complete at once: without load, and with waves of forged webhooks about an unpaid order. */
export async function buyersUnderForgeries(product: Product): Promise<Measured[]> {
  const { token } = await logIn(product.url, 'forger')
  const { merchant_uid } = await makeOrder(product, token)
  const quiet = await complete(product)
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
  const under = await complete(product)
  over = true
  await Promise.all(flood)
  return [
    measured({
      name: `of ${BUYERS} buyers at once, those who complete while ${FORGED} forge webhooks`,
      value: under.times.length,
      unit: 'buyers',
      ceiling: BUYERS,
      atLeast: true,
      note: `${quiet.times.length} without; ${forged} were forged`,
    }),
    measured({
      name: 'the slowest of them against quiet',
      value: p99(under.times) / p99(quiet.times),
      unit: '×',
      ceiling: 5,
      note: `${Math.round(p99(under.times))} against ${Math.round(p99(quiet.times))} ms`,
    }),
  ]
}

async function complete(product: Product): Promise<{ times: number[] }> {
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, n) => {
      const { token } = await logIn(product.url, `forty-${n}`)
      const made = await makeOrder(product, token)
      // the control's documented answer
      const paid = (await product.control('/payments', {
        merchant_uid: made.merchant_uid,
        amount: made.price,
        outcome: 'paid',
      })) as { imp_uid: string }
      return { token, said: { ...paid, merchant_uid: made.merchant_uid, status: 'paid', pg_name: 'portone' } }
    }),
  )
  const times: number[] = []
  await Promise.all(
    buyers.map(async ({ token, said: { imp_uid, merchant_uid, status, pg_name } }) => {
      const begun = performance.now()
      const done = await ask<{ result: string }>(`${product.url}/api/v1/order/complete`, token, {
        imp_uid,
        merchant_uid,
        status,
        pg_name,
      }).catch(() => null)
      if (done?.result === 'paid') times.push(performance.now() - begun)
    }),
  )
  return { times: times.toSorted((a, b) => a - b) }
}

/** How many bytes ten seconds of them about one unpaid order leave in the database. */
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
