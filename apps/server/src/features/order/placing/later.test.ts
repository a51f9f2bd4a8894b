import { randomUUID } from 'node:crypto'
import type { Sent } from '@jipsalpim/contract/call.ts'
import type { orderSubscribe } from '@jipsalpim/contract/areas/order/later.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { createCaller } from '../../../testing/caller.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { couponState, FREE, makeCoupon } from '../../testing/coupon-scene.ts'
import { buy, gatewayRows, HOME, makePaidOrder, placeAt } from '../../testing/scenes.ts'
import { balanceOf } from '../../testing/ticket-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const PRICES = { subscribe: 4900, 'subscribe-year': 49_000, 'owner-property': 19_900, guarantee: 9900 } as const

const terms = (price: number) => ({
  pg_name: 'portone' as 'portone' | 'payple' | 'free',
  shown_price: price,
  draft_key: randomUUID(),
  agreed: true as const,
})
async function subscribe(token: string, over: Partial<Sent<typeof orderSubscribe>> = {}, ho = '201') {
  const place = over.of ? null : await placeAt(server(), { ...HOME, ho })
  return server().call('orderSubscribe', { ...terms(PRICES.subscribe), yearly: false, place, ...over }, { token })
}
const finish = (token: string, merchant_uid: string) => server().call('orderOnceComplete', { merchant_uid }, { token })
async function pay(
  token: string,
  made: { merchant_uid: string; price: number },
  gateway: 'portone' | 'payple' = 'portone',
) {
  await buy(server(), made.merchant_uid, { amount: made.price, gateway })
  return finish(token, made.merchant_uid)
}
const listed = async () =>
  (await server().call('operatorLists', {}, { token: await server().login('operator-han') })).data.supplies

describe.each(['orderOwnerProperty', 'orderGuarantee'] as const)('%s', (name) => {
  const price = name === 'orderGuarantee' ? PRICES.guarantee : PRICES['owner-property']
  it.each(['portone', 'payple'] as const)(
    'is paid by %s, waits in the operator’s sight, and is given back on its day',
    async (pg_name) => {
      const token = await server().login(`${name}-${pg_name}`)
      const { merchant_uid: of } = await makePaidOrder(server(), token, HOME)
      await server().settle()
      const unearned = await balanceOf(server(), 'unearned')
      const made = await server().call(name, { ...terms(price), pg_name, of }, { token })
      expect(made).toMatchObject({ code: 0, data: { price, state: 'pending' } })
      const paid = await pay(token, made.data, pg_name)
      expect(paid).toMatchObject({ code: 0, data: { result: 'paid', order: null } })
      const { supply_by } = paid.data
      expect(supply_by).toMatch(/^20\d\d-/)
      expect(await finish(token, made.data.merchant_uid)).toMatchObject({ data: { result: 'paid', supply_by } })
      expect(await listed()).toContainEqual(
        expect.objectContaining({ order_seq: made.data.order_seq, price, supply_by }),
      )
      expect((await balanceOf(server(), 'unearned')) - unearned).toBe(-price)
      await server().setClock(new Date(`${supply_by}T08:00:00+09:00`))
      await server().ctx.enqueue('order.supply', {})
      await server().settle()
      await server().settle()
      expect((await gatewayRows(server(), made.data.merchant_uid)).map((p) => p.cancel_amount)).toEqual([price])
      expect(await listed()).not.toContainEqual(expect.objectContaining({ order_seq: made.data.order_seq }))
      expect(await balanceOf(server(), 'unearned')).toBe(unearned)
      await server().checkInvariants({ inTime: true })
    },
  )
  it('may be given up before, whole; is of one’s own paid report; and costs what was shown', async () => {
    const token = await server().login(`${name}-rules`)
    const { merchant_uid: of } = await makePaidOrder(server(), token, HOME)
    const ask = (over: object = {}, as = token) => server().call(name, { ...terms(price), of, ...over }, { token: as })
    expect(await ask({ shown_price: price - 1 })).toMatchObject({ code: 2504, data: { price } })
    expect((await ask({ of: 'nobody' })).code).toBe(2513)
    expect((await ask({}, await server().login('stranger'))).code).toBe(2513)
    expect((await ask({ pay_method: 'transfer' })).code).toBe(2500)
    const draft_key = randomUUID()
    const [one, two] = [await ask({ draft_key }), await ask({ draft_key })]
    expect(two.data.merchant_uid).toBe(one.data.merchant_uid)
    await pay(token, one.data)
    expect((await ask({ draft_key })).data.state).toBe('completed')
    const back = await server().call('orderWithdraw', { merchant_uid: one.data.merchant_uid }, { token })
    expect(back).toMatchObject({ code: 0, data: { amount: price } })
    await server().settle()
    expect((await gatewayRows(server(), one.data.merchant_uid)).map((p) => p.cancel_amount)).toEqual([price])
  })
})

describe('a notifier', () => {
  it('of a home is one a person: 6010 for the second, also when both are paid at once', async () => {
    const token = await server().login('notified')
    const [one, two] = [(await subscribe(token)).data, (await subscribe(token)).data]
    await buy(server(), one.merchant_uid, { amount: 4900 })
    await buy(server(), two.merchant_uid, { amount: 4900 })
    await Promise.all([finish(token, one.merchant_uid), finish(token, two.merchant_uid)])
    await server().settle()
    expect((await subscribe(token)).code).toBe(6010)
    expect((await subscribe(token, {}, '301')).code).toBe(0)
    const hints = [
      ...(await gatewayRows(server(), one.merchant_uid)),
      ...(await gatewayRows(server(), two.merchant_uid)),
    ]
    expect(hints.map((p) => p.cancel_amount).sort((a, b) => a - b)).toEqual([0, 4900])
    await server().checkInvariants({ inTime: true })
  })
  it('is for a year at its own price, or for a report’s home; a unit must be known', async () => {
    const token = await server().login('yearly')
    const { merchant_uid: of } = await makePaidOrder(server(), token, HOME)
    expect(await subscribe(token, { of, yearly: true })).toMatchObject({ code: 2504, data: { price: 49_000 } })
    const made = await subscribe(token, { of, yearly: true, shown_price: 49_000 })
    expect(made).toMatchObject({ code: 0, data: { price: 49_000 } })
    expect((await pay(token, made.data)).data.supply_by).toMatch(/^20/)
    const nowhere = await placeAt(server(), { keyword: HOME.keyword, ho: null })
    expect((await subscribe(token, { place: nowhere })).code).toBe(2516)
    expect((await subscribe(token, { of, place: nowhere })).code).toBe(9000)
  })
  it('is free by a coupon that allows it, which is back when its home cannot be watched', async () => {
    const token = await server().login('free-notifier')
    const coupon_seq = await makeCoupon(server(), token, { ...FREE, product: 'subscribe' })
    // 등기없음빌: the registry has no register there.
    const place = await placeAt(server(), { keyword: '희우정로16길 9301', ho: '201호' })
    const made = await subscribe(token, { coupon_seq, shown_price: 0, pg_name: 'free', place })
    expect(made).toMatchObject({ code: 0, data: { price: 0, state: 'pending' } })
    expect(await finish(token, made.data.merchant_uid)).toMatchObject({ data: { result: 'paid' } })
    expect(await couponState(server(), token, coupon_seq)).toBe('used')
    await server().settle(30_000)
    expect(await couponState(server(), token, coupon_seq)).toBe('open')
    await server().checkInvariants({ inTime: true })
  })
})

it('an API process killed at order.later: the same call again makes one order', async () => {
  const token = await server().login('later-killed')
  const { merchant_uid: of } = await makePaidOrder(server(), token, HOME)
  const [key, input] = [randomUUID(), { ...terms(PRICES.guarantee), of }]
  const { origin, child } = await server().startApi({ killAt: 'order.later' })
  await expect(createCaller(origin)('orderGuarantee', input, { token, key })).rejects.toThrow()
  expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
  await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
  expect((await server().call('orderGuarantee', input, { token, key })).code).toBe(0)
}, 30_000)
