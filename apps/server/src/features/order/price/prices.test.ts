import { randomUUID } from 'node:crypto'
import type { Sent } from '@jipsalpim/contract/call.ts'
import type { operatorPriceChange } from '@jipsalpim/contract/areas/operator/prices.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { buy, complete, count, gatewayRows, makeOrder, orderInput, PRICE } from '../../testing/scenes.ts'
import { buyPack, orderByTicket } from '../../testing/ticket-scene.ts'

const server = useTestServer()
beforeEach(() => server().setClock(null))
afterEach(() => server().setClock(null))

const reason = '가을 가격표, 결재 12호'
const one = () => server().login('operator-han')
const two = () => server().login('operator-second')
/** 00:00 in Seoul, `days` from today. */
const midnight = (days: number) => new Date(`${addDays(dayInSeoul(server().ctx.now()), days)}T00:00:00+09:00`)
type Change = Partial<Sent<typeof operatorPriceChange>> & Pick<Sent<typeof operatorPriceChange>, 'kind'>
const propose = async (change: Change, token?: string) =>
  server().call('operatorPriceChange', { product: 'report', reason, ...change }, { token: token ?? (await one()) })
const decide = async (change_seq: number, approve = true, token?: string) =>
  server().call('operatorPriceDecide', { change_seq, approve, reason }, { token: token ?? (await two()) })
async function change(terms: Change): Promise<void> {
  const { data } = await propose(terms)
  const decided = await decide(data.change_seq)
  if (decided.code !== 0) throw new Error(decided.text)
}
const read = async (token?: string) =>
  (await server().call('operatorPrices', {}, { token: token ?? (await one()) })).data
const priceOf = async (product: 'report' | 'ticket-3' = 'report') =>
  (await server().call('orderPrice', { product })).data
const stateOf = async (at: Date) =>
  (await read()).products.find((p) => p.product === 'report')?.prices.find((p) => p.from_at === at.toISOString())?.state

describe('a price', () => {
  it('is changed by two operators, from a day to come; what was shown before midnight is charged after it', async () => {
    const from = midnight(1)
    const asked = await propose({ kind: 'price', from_at: from.toISOString(), price: 12_900 })
    expect(asked.code).toBe(0)
    expect(await stateOf(from)).toBeUndefined()
    expect((await read()).changes).toMatchObject([{ kind: 'price', mine: true, reason, terms: { price: 12_900 } }])
    expect((await read(await two())).changes).toMatchObject([{ mine: false }])
    expect(await decide(asked.data.change_seq, true, await one())).toMatchObject({
      code: 9132,
      data: { reason: 'own' },
    })
    expect((await decide(asked.data.change_seq)).data.approved).toBe(true)
    expect((await decide(asked.data.change_seq)).code).toBe(9131)
    expect(await stateOf(from)).toBe('later')
    expect((await priceOf()).price).toBe(PRICE)

    await server().setClock(new Date(from.getTime() - 60_000))
    const token = await server().login('before-midnight')
    const made = await makeOrder(server(), token, null)
    await server().setClock(new Date(from.getTime() + 60_000))
    expect((await priceOf()).price).toBe(12_900)
    expect(await stateOf(from)).toBe('now')
    const info = await server().call('portoneInfo', { merchant_uid: made.merchant_uid }, { token })
    expect(info.data.amount).toBe(PRICE)
    await buy(server(), made.merchant_uid)
    expect((await complete(server(), token, made.merchant_uid)).data.result).toBe('paid')
    expect(await gatewayRows(server(), made.merchant_uid)).toMatchObject([{ amount: PRICE, cancel_amount: 0 }])
    // An order at the old price is refused: users pay only a price that they were shown, and not less than the current
    // one.
    const late = await server().call('orderCreate', orderInput(), { token })
    expect(late).toMatchObject({ code: 2504, data: { price: 12_900 } })
    expect(
      await count(
        server(),
        `operator_audit where call in ('operatorPriceChange', 'operatorPriceDecide') and reason = $1`,
        [reason],
      ),
    ).toBeGreaterThan(2)
  })
  it('that has begun is never changed; one to come is taken back, and another put in its place', async () => {
    expect(
      await propose({ kind: 'price', from_at: new Date(Date.now() - 1000).toISOString(), price: 1 }),
    ).toMatchObject({
      code: 9132,
      data: { reason: 'past' },
    })
    const now = (await read()).products.find((p) => p.product === 'report')?.prices.find((p) => p.state === 'now')
    const past = await propose({ kind: 'price-void', price_seq: now?.price_seq ?? 0 })
    expect(await decide(past.data.change_seq)).toMatchObject({ code: 9132, data: { reason: 'too-late' } })
    expect((await decide(past.data.change_seq, false)).data.approved).toBe(false)
    const from = midnight(9)
    await change({ kind: 'price', from_at: from.toISOString(), price: 15_000 })
    const later = (await read()).products
      .find((p) => p.product === 'report')
      ?.prices.find((p) => p.state === 'later' && p.price === 15_000)
    await change({ kind: 'price-void', price_seq: later?.price_seq ?? 0 })
    await change({ kind: 'price', from_at: from.toISOString(), price: 14_000 })
    await server().setClock(new Date(from.getTime() + 1000))
    expect((await priceOf()).price).toBe(14_000)
    // The database itself rejects changes of past prices.
    await expect(server().owner.query('update order_price set price = 1')).rejects.toThrow('has begun')
  })
  it('proposed too late by the second’s yes is refused', async () => {
    const from = new Date(server().ctx.now().getTime() + 60_000)
    const asked = await propose({ kind: 'price', from_at: from.toISOString(), price: 9000 })
    await server().setClock(new Date(from.getTime() + 1000))
    expect(await decide(asked.data.change_seq)).toMatchObject({ code: 9132, data: { reason: 'too-late' } })
    await decide(asked.data.change_seq, false)
  })
  it('of a pack divides by its tickets', async () => {
    const from_at = midnight(1).toISOString()
    const of = (price: number) => propose({ kind: 'price', product: 'ticket-3', from_at, price })
    expect(await of(27_001)).toMatchObject({ code: 9132, data: { reason: 'pack-share' } })
    const asked = await of(24_000)
    await decide(asked.data.change_seq)
    await server().setClock(new Date(midnight(1).getTime() + 1000))
    expect((await priceOf('ticket-3')).price).toBe(24_000)
  })
})

describe('a product', () => {
  const reading = async (product: 'report' | 'ticket-5') => (await server().call('orderPrice', { product })).code
  it('is sold until two operators stop it, from a day or at once, and again from its next price; what was ordered is supplied', async () => {
    const from = midnight(40)
    await change({ kind: 'stop', from_at: from.toISOString() })
    expect(await stateOf(from)).toBe('later')
    await server().setClock(new Date(from.getTime() - 60_000))
    const { price } = await priceOf()
    const token = await server().login('before-the-stop')
    const made = await makeOrder(server(), token, null, { shown_price: price })
    const pack = await server().login('holds-a-pack')
    await buyPack(server(), pack, { product: 'ticket-5', price: 42_500 })
    await server().setClock(new Date(from.getTime() + 1000))
    expect(await reading('report')).toBe(9142)
    expect((await server().call('orderCreate', orderInput(), { token: await server().login('late') })).code).toBe(9142)
    expect(await reading('ticket-5')).toBe(0)
    await buy(server(), made.merchant_uid, { amount: price })
    expect((await complete(server(), token, made.merchant_uid)).data.result).toBe('paid')
    // It was paid before, by a ticket.
    expect((await orderByTicket(server(), pack)).code).toBe(0)
    const back = new Date(from.getTime() + 86_400_000)
    await change({ kind: 'price', from_at: back.toISOString(), price: PRICE })
    await server().setClock(new Date(back.getTime() + 1000))
    expect(await reading('report')).toBe(0)
    await change({ kind: 'stop', product: 'ticket-5' })
    expect(await reading('ticket-5')).toBe(9142)
    const bought = { product: 'ticket-5', shown_price: 42_500, pg_name: 'portone', agreed: true } as const
    expect((await server().call('orderTicket', { ...bought, draft_key: randomUUID() }, { token })).code).toBe(9142)
    await server().settle()
  })
  it('is not stopped in the past, nor by one operator; a stop to come is taken back', async () => {
    expect((await propose({ kind: 'stop', from_at: new Date(0).toISOString() })).code).toBe(9132)
    const from = midnight(30)
    const asked = await propose({ kind: 'stop', from_at: from.toISOString() })
    expect((await decide(asked.data.change_seq, true, await one())).code).toBe(9132)
    await decide(asked.data.change_seq)
    const seq = (await read()).products.flatMap((p) => p.prices).find((p) => p.from_at === from.toISOString())
    expect(seq).toMatchObject({ price: null, state: 'later' })
    await change({ kind: 'price-void', price_seq: seq?.price_seq ?? 0 })
    expect(await stateOf(from)).toBe('void')
  })
})

describe('a discount', () => {
  it('begins and ends on its day, and may end sooner, never in the past', async () => {
    const from = midnight(1)
    await change({
      kind: 'discount',
      product: 'guarantee',
      name: '가을 할인',
      gives: 'percent',
      amount: 10,
      from_at: from.toISOString(),
    })
    const price = async () => (await server().call('orderPrice', { product: 'guarantee' })).data
    expect((await price()).discounts).toEqual([])
    await server().setClock(new Date(from.getTime() + 1000))
    expect(await price()).toMatchObject({ price: 8910, full_price: 9900, discounts: [{ name: '가을 할인', won: 990 }] })
    const found = (await read()).products.find((p) => p.product === 'guarantee')?.discounts[0]
    const until = new Date(from.getTime() + 3600_000).toISOString()
    await change({
      kind: 'discount-end',
      product: 'guarantee',
      discount_seq: found?.discount_seq ?? 0,
      until_at: until,
    })
    await server().setClock(new Date(from.getTime() + 3601_000))
    expect((await price()).price).toBe(9900)
    const again = await propose({
      kind: 'discount-end',
      product: 'guarantee',
      discount_seq: found?.discount_seq ?? 0,
      until_at: until,
    })
    expect((await decide(again.data.change_seq)).code).toBe(9132)
    await decide(again.data.change_seq, false)
    await expect(server().owner.query('update order_discount set until_at = null')).rejects.toThrow('ends sooner')
  })
  it('of a pack there is none', async () => {
    const asked = { kind: 'discount', product: 'ticket-5', name: '할인', gives: 'won', amount: 100 } as const
    expect(await propose({ ...asked, from_at: midnight(1).toISOString() })).toMatchObject({ code: 9132 })
  })
})

it('two that decide at once: one decides, and what lacks its terms is not asked', async () => {
  const asked = await propose({ kind: 'price', from_at: midnight(20).toISOString(), price: 11_000 })
  const [a, b] = [await two(), await server().login('operator-third')]
  const both = await Promise.all([decide(asked.data.change_seq, true, a), decide(asked.data.change_seq, false, b)])
  expect(both.map((d) => d.code).sort()).toEqual([0, 9131])
  expect((await propose({ kind: 'price' })).code).toBe(9000)
  expect((await propose({ kind: 'price-void' })).code).toBe(9000)
  expect((await decide(987_654)).code).toBe(9004)
  expect((await server().call('operatorPrices', {}, { token: await server().login('nobody') })).code).toBe(9003)
})
