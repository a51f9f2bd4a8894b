import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { createCaller } from '../../testing/caller.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { couponState, FREE, makeCoupon } from '../testing/coupon-scene.ts'
import { count, gatewayRows, HOME, makeOrder, makePaidOrder, pass, placeAt, PRICE } from '../testing/scenes.ts'
import { balanceOf, buyPack, orderByTicket, PACK, ticketsOf } from '../testing/ticket-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

const withdraw = (token: string, merchant_uid: string) => server().call('orderWithdraw', { merchant_uid }, { token })
const stateOf = async (token: string, merchant: string) =>
  (await server().call('orderMerchant', { merchant }, { token })).data

describe('an order whose home is not decided', () => {
  it('is given up at any time, and all of it is back; the person is told by when', async () => {
    let token = await server().login('undecided')
    const { merchant_uid, order_seq } = await makePaidOrder(server(), token, null)
    // Otherwise a message about an order paid forty days ago might be sent while the clock moves.
    await server().settle()
    await pass(server(), 40 * 86_400)
    token = await server().login('undecided')
    const asked = await withdraw(token, merchant_uid)
    expect(asked).toMatchObject({ code: 0, data: { amount: PRICE, due_on: expect.stringMatching(/^20\d\d-/) } })
    await server().settle()
    expect(await stateOf(token, merchant_uid)).toMatchObject({
      state: 'refunded',
      refund: { state: 'done', amount: PRICE, reason: 'withdrawn' },
    })
    // The list shows that the order ended and was refunded, not that a report could not be made.
    expect((await server().call('reportList', {}, { token })).data.reports).toMatchObject([
      { merchant_uid, state: 'cancelled', refund: { state: 'done', amount: PRICE } },
    ])
    const only = async (state: 'made' | 'waiting' | 'withdrawn') =>
      (await server().call('reportList', { state }, { token })).data
    expect(await only('withdrawn')).toMatchObject({ total: 1, reports: [{ merchant_uid }], counts: { withdrawn: 1 } })
    expect(await only('made')).toMatchObject({ total: 0, reports: [], counts: { made: 0 } })
    expect(await only('waiting')).toMatchObject({ total: 0, reports: [] })
    expect((await gatewayRows(server(), merchant_uid)).map((p) => p.cancel_amount)).toEqual([PRICE])
    expect(await balanceOf(server(), 'unearned')).toBe(0)
    expect(
      await count(server(), `message_notice where order_seq = $1 and template = 'report-refunded'`, [order_seq]),
    ).toBe(1)
    await server().checkInvariants({ inTime: true })
  })
  it('is refunded once, also when two tabs ask at once, and no report begins meanwhile', async () => {
    const token = await server().login('two-tabs')
    const { merchant_uid, order_seq } = await makePaidOrder(server(), token, null)
    await server().control('faults', { service: 'portone', kind: 'down', times: 1000 })
    const [one, two] = await Promise.all([withdraw(token, merchant_uid), withdraw(token, merchant_uid)])
    expect([one.code, two.code]).toEqual([0, 0])
    expect((await server().call('reportList', {}, { token })).data.reports).toMatchObject([
      { merchant_uid, state: 'cancelled', refund: { state: 'pending', amount: PRICE } },
    ])
    const place = await placeAt(server(), HOME)
    const decided = await server().call('orderDeterminedAddress', { id: order_seq, place }, { token })
    expect(decided.code).toBe(2514)
    expect((await server().call('orderDeterminedMinute', { id: order_seq, place }, { token })).code).toBe(2514)
    await server().control('faults', { service: 'portone', kind: 'down', times: 0 })
    await pass(server(), 600)
    await server().settle()
    expect((await gatewayRows(server(), merchant_uid)).map((p) => [p.cancel_amount, p.cancels])).toEqual([[PRICE, 1]])
    expect(await count(server(), 'report_report where order_seq = $1', [order_seq])).toBe(0)
  })
  it('gives its coupon and its ticket back', async () => {
    const token = await server().login('gives-back')
    const coupon_seq = await makeCoupon(server(), token, FREE)
    const free = await makeOrder(server(), token, null, { coupon_seq, shown_price: 0, pg_name: 'free' })
    await server().call('orderCouponOnceComplete', { merchant_uid: free.merchant_uid }, { token })
    expect(await withdraw(token, free.merchant_uid)).toMatchObject({ code: 0, data: { amount: 0, due_on: null } })
    expect(await couponState(server(), token, coupon_seq)).toBe('open')
    await buyPack(server(), token)
    const byTicket = await orderByTicket(server(), token, null)
    expect((await ticketsOf(server(), token)).amount).toBe(2)
    expect((await withdraw(token, byTicket.data.order.merchant_uid)).code).toBe(0)
    expect((await ticketsOf(server(), token)).amount).toBe(3)
  })
})

describe('what cannot be given up', () => {
  it('a report that is prepared or there: its buyer agreed that it begins at once', async () => {
    const token = await server().login('begun')
    const { merchant_uid } = await makePaidOrder(server(), token, HOME)
    expect(await withdraw(token, merchant_uid)).toMatchObject({ code: 9140 })
    await server().settle()
    expect((await withdraw(token, merchant_uid)).code).toBe(9140)
    expect((await stateOf(token, merchant_uid)).state).toBe('completed')
  })
  it('an order that is not paid, somebody else’s, and a pack of tickets', async () => {
    const token = await server().login('not-paid')
    const open = await makeOrder(server(), token, null)
    expect((await withdraw(token, open.merchant_uid)).code).toBe(2510)
    const other = await server().login('somebody-else')
    expect((await withdraw(other, open.merchant_uid)).code).toBe(2513)
    const pack = await buyPack(server(), token, PACK)
    expect((await withdraw(token, pack.merchant_uid)).code).toBe(2513)
  })
})

it('an API process killed at order.withdrawing: the same call again gives back once', async () => {
  const token = await server().login('withdraw-killed')
  const { merchant_uid } = await makePaidOrder(server(), token, null)
  const key = randomUUID()
  const { origin, child } = await server().startApi({ killAt: 'order.withdrawing' })
  await expect(createCaller(origin)('orderWithdraw', { merchant_uid }, { token, key })).rejects.toThrow()
  expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
  await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
  expect(await server().call('orderWithdraw', { merchant_uid }, { token, key })).toMatchObject({ code: 0 })
  await server().settle()
  expect((await gatewayRows(server(), merchant_uid)).map((p) => [p.cancel_amount, p.cancels])).toEqual([[PRICE, 1]])
  await server().checkInvariants({ inTime: true })
}, 30_000)
