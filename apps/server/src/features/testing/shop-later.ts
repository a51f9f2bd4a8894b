import { day } from '@jipsalpim/engine/values/day.ts'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../testing/start-test-server.ts'
import { buy, HOME, pass, placeAt } from './scenes.ts'
import { act, confirmBy, keep, keptOrder, noFault, onOrder, type Command } from './shop-acts.ts'

const gateways = ['portone', 'payple'] as const
const prices = { subscribe: 4900, 'subscribe-year': 49_000, orderOwnerProperty: 19_900, orderGuarantee: 9900 } as const

/** Orders of products that are not delivered yet, and the contract that the buyer adds to an order. */
export const laterCommands = (): fc.Arbitrary<Command>[] => [
  fc
    .record({
      n: fc.nat(5),
      call: fc.constantFrom('orderOwnerProperty' as const, 'orderGuarantee' as const),
      pg_name: fc.constantFrom(...gateways),
      paid: fc.constantFrom(true, true, false),
    })
    .map(orderBeside),
  fc
    .record({
      ho: fc.constantFrom('201', '301'),
      yearly: fc.boolean(),
      pg_name: fc.constantFrom(...gateways),
      paid: fc.constantFrom(true, true, false),
    })
    .map(subscribe),
  fc.record({ n: fc.nat(5), call: fc.constantFrom('contractReportKeep', 'contractSubscribeKeep') }).map(addContract),
  fc.constant({}).map(supplyDay),
]

const terms = (pg_name: 'portone' | 'payple', shown_price: number) => ({
  pg_name,
  shown_price,
  draft_key: randomUUID(),
  agreed: true as const,
})
type Made = { code: number; status: number; text: string; data: { merchant_uid: string; price: number } | null }
async function payFor(
  made: Made,
  a: { pg_name: 'portone' | 'payple'; paid: boolean },
  server: TestServer,
  token: string,
) {
  noFault(made)
  if (made.code !== 0 || !made.data || !a.paid) return
  const { merchant_uid: uid, price } = made.data
  await buy(server, uid, { gateway: a.pg_name, amount: price }).catch(() => null)
  noFault(await confirmBy(server, token, uid, await keptOrder(server, uid), 'paid'))
}
const orderBeside = (a: {
  n: number
  call: 'orderOwnerProperty' | 'orderGuarantee'
  pg_name: 'portone' | 'payple'
  paid: boolean
}) =>
  onOrder('beside', a, async (of, { server, token }, shop) => {
    const made = await server.call(a.call, { ...terms(a.pg_name, prices[a.call]), of }, { token })
    keep(shop, made)
    await payFor(made, a, server, token)
  })
/** The same home twice at once: one is paid, and the other is refunded. */
const subscribe = (a: { ho: string; yearly: boolean; pg_name: 'portone' | 'payple'; paid: boolean }) =>
  act('subscribe', a, async (shop, { server, token }) => {
    const place = await placeAt(server, { ...HOME, ho: a.ho })
    const price = prices[a.yearly ? 'subscribe-year' : 'subscribe']
    const ask = () => server.call('orderSubscribe', { ...terms(a.pg_name, price), yearly: a.yearly, place }, { token })
    const two = await Promise.all([ask(), ask()])
    for (const made of two) keep(shop, made)
    await Promise.all(two.map((made) => payFor(made, a, server, token)))
  })
const addContract = (a: { n: number; call: string }) =>
  onOrder('contract', a, async (uid, { server, token }) => {
    const { order_seq } = await keptOrder(server, uid)
    const call = a.call === 'contractReportKeep' ? 'contractReportKeep' : 'contractSubscribeKeep'
    noFault(await server.call(call, { id: order_seq, ...CONTRACT }, { token }))
  })
const CONTRACT = {
  start_on: day('2026-12-20'),
  end_on: day('2028-12-19'),
  deposit_amount: 210_000_000,
  rental_amount: 0,
  area: null,
  loan_yn: 'N' as const,
  bank_name: null,
  loan_name: null,
  loan_product_code: null,
}
const supplyDay = (a: object) => act('supply', a, async (_shop, { server }) => supplyEnds(server, 90_000))
/** What was not delivered is refunded on its date. */
export async function supplyEnds(server: TestServer, seconds: number): Promise<void> {
  await pass(server, seconds)
  await server.ctx.enqueue('order.supply', {})
}
