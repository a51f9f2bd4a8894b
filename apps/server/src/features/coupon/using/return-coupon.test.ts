import { errors } from '@jipsalpim/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { borne, couponState, FREE, legsOf, makeCampaign, makeCoupon, NOWHERE } from '../../testing/coupon-scene.ts'
import {
  buy,
  complete,
  count,
  gatewayRows,
  HOME,
  makeOrder,
  orderInput,
  pass,
  placeAt,
  PRICE,
} from '../../testing/scenes.ts'

const server = useTestServer()
const code = (name: keyof typeof errors): number => errors[name].code
const stateOf = async (merchant: string, token: string) =>
  (await server().call('orderMerchant', { merchant }, { token })).data.state

describe('a coupon is given back', () => {
  it('with the money of a report that failed, and nobody bears it any more', async () => {
    const token = await server().login('unlucky')
    const before = await borne(server())
    const coupon_seq = await makeCoupon(server(), token)
    const order = await makeOrder(server(), token, NOWHERE, { coupon_seq, shown_price: PRICE - 3000 })
    await buy(server(), order.merchant_uid, { amount: order.price })
    await complete(server(), token, order.merchant_uid)
    await server().settle()
    expect(await stateOf(order.merchant_uid, token)).toBe('refunded')
    expect(await couponState(server(), token, coupon_seq)).toBe('open')
    expect(await gatewayRows(server(), order.merchant_uid)).toMatchObject([{ cancel_amount: PRICE - 3000 }])
    expect(await legsOf(server(), 'discount-back', `order:${order.order_seq}`)).toEqual({
      discount: -3000,
      unearned: 3000,
    })
    expect(await borne(server())).toBe(before)
    const again = await makeOrder(server(), token, HOME, { coupon_seq, shown_price: PRICE - 3000 })
    await buy(server(), again.merchant_uid, { amount: again.price })
    expect((await complete(server(), token, again.merchant_uid)).data.result).toBe('paid')
    await server().settle()
  })
  it('of a free report that failed, and the person is told so', async () => {
    const token = await server().login('unlucky-free')
    const before = await borne(server())
    const coupon_seq = await makeCoupon(server(), token, FREE)
    const order = await makeOrder(server(), token, NOWHERE, { coupon_seq, shown_price: 0 })
    await server().call('orderCouponOnceComplete', { merchant_uid: order.merchant_uid }, { token })
    await server().settle()
    expect(await stateOf(order.merchant_uid, token)).toBe('cancelled')
    expect(await couponState(server(), token, coupon_seq)).toBe('open')
    expect(await borne(server())).toBe(before)
    const { rows } = await server().owner.query(
      `select template, variables, state from message_notice where order_seq = $1`,
      [order.order_seq],
    )
    expect(rows).toEqual([
      {
        template: 'report-refunded',
        variables: { amount: 0, reason: expect.stringMatching(/^report-/), coupon: 'open' },
        state: 'sent',
      },
    ])
    const { messages } = await server().control<{ messages: { text: string }[] }>('messages')
    expect(messages.map((m) => m.text)).toContainEqual(
      expect.stringMatching(/^\[집살핌\] .*쓴 쿠폰도 돌려드렸으니 다시 쓸 수 있어요\.$/),
    )
  })
  it('by hand at the gateway, after the report was delivered', async () => {
    const token = await server().login('handed-back')
    const coupon_seq = await makeCoupon(server(), token)
    const order = await makeOrder(server(), token, HOME, { coupon_seq, shown_price: PRICE - 3000 })
    const { imp_uid } = await buy(server(), order.merchant_uid, { amount: order.price })
    await complete(server(), token, order.merchant_uid)
    await server().settle()
    await server().ctx.payment.portone.refund({
      gatewayId: imp_uid,
      merchantUid: order.merchant_uid,
      amount: order.price,
      balance: order.price,
      reason: 'by hand',
      paidOn: null,
    })
    await fetch(`${server().origin}/api/v1/webhooks/portone`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ imp_uid, merchant_uid: order.merchant_uid, status: 'cancelled' }),
    })
    try {
      await pass(server(), 60)
      await server().settle()
    } finally {
      await server().setClock(null)
    }
    expect(await stateOf(order.merchant_uid, token)).toBe('refunded')
    expect(await couponState(server(), token, coupon_seq)).toBe('open')
    expect(await legsOf(server(), 'discount-back', `order:${order.order_seq}`)).toEqual({
      discount: -3000,
      revenue: 3000,
    })
  })
  it('but not beyond its end, and then it makes room for another', async () => {
    const token = await server().login('too-late')
    const slug = await makeCampaign(server(), { ...FREE, days_valid: 1, quota: 1, word: 'only-one-of-it' })
    const { data } = await server().call('couponTake', { code: 'only-one-of-it' }, { token })
    const { coupon_seq } = data.coupon
    const order = await makeOrder(server(), token, null, { coupon_seq, shown_price: 0 })
    await server().call('orderCouponOnceComplete', { merchant_uid: order.merchant_uid }, { token })
    try {
      await pass(server(), 3 * 86_400)
      await server().call(
        'orderDeterminedAddress',
        { id: order.order_seq, place: await placeAt(server(), NOWHERE) },
        { token },
      )
      await server().settle()
      expect(await stateOf(order.merchant_uid, token)).toBe('cancelled')
      expect(await couponState(server(), token, coupon_seq)).toBe('expired')
      const { rows } = await server().owner.query(
        `select variables from message_notice where order_seq = $1 and template = 'report-refunded'`,
        [order.order_seq],
      )
      expect(rows).toMatchObject([{ variables: { coupon: 'expired' } }])
      await server().ctx.enqueue('coupon.sweep', {})
      await server().settle()
      expect(await count(server(), 'coupon_campaign where slug = $1 and taken = 0', [slug])).toBe(1)
      const other = await server().login('next-in-line')
      expect((await server().call('couponTake', { code: 'only-one-of-it' }, { token: other })).code).toBe(0)
    } finally {
      await server().setClock(null)
    }
  })
})

describe('a coupon that an unpaid order holds', () => {
  it('comes along to the next order, and what is paid for the first one all the same goes back', async () => {
    const token = await server().login('changes-his-mind')
    const coupon_seq = await makeCoupon(server(), token)
    const first = await makeOrder(server(), token, HOME, { coupon_seq, shown_price: PRICE - 3000 })
    const second = await makeOrder(server(), token, null, { coupon_seq, shown_price: PRICE - 3000 })
    expect(await stateOf(first.merchant_uid, token)).toBe('cancelled')
    await buy(server(), first.merchant_uid, { amount: first.price })
    expect((await complete(server(), token, first.merchant_uid)).code).toBe(code('paymentNotCompleted'))
    await server().settle()
    expect(await gatewayRows(server(), first.merchant_uid)).toMatchObject([
      { status: 'cancelled', cancel_amount: first.price },
    ])
    await buy(server(), second.merchant_uid, { amount: second.price })
    expect((await complete(server(), token, second.merchant_uid)).data.result).toBe('paid')
    expect(await couponState(server(), token, coupon_seq)).toBe('used')
    expect(
      await server().call('orderCreate', orderInput({ coupon_seq, shown_price: PRICE - 3000 }), { token }),
    ).toMatchObject({ data: { reason: 'used' } })
    await server().settle()
  })
  it('stays where it is while nobody knows whether that order was paid', async () => {
    const token = await server().login('in-doubt')
    const coupon_seq = await makeCoupon(server(), token)
    const first = await makeOrder(server(), token, null, { coupon_seq, shown_price: PRICE - 3000 })
    await server().control('faults', { service: 'portone', kind: 'lost-webhook', times: 1 })
    await buy(server(), first.merchant_uid, { amount: first.price })
    await server().control('faults', { service: 'portone', kind: 'down', times: 1 })
    expect((await complete(server(), token, first.merchant_uid)).data.result).toBe('checking')
    expect(
      (await server().call('orderCreate', orderInput({ coupon_seq, shown_price: PRICE - 3000 }), { token })).code,
    ).toBe(code('analysisInProgress'))
    try {
      await pass(server(), 60)
      await server().settle()
    } finally {
      await server().setClock(null)
    }
    expect(await couponState(server(), token, coupon_seq)).toBe('used')
  })
  it('is let go after half an hour, unless the gateway says that it was paid', async () => {
    const token = await server().login('walks-away')
    const [left, paid] = [await makeCoupon(server(), token), await makeCoupon(server(), token)]
    const free = await makeCoupon(server(), token, FREE)
    const one = await makeOrder(server(), token, HOME, { coupon_seq: left, shown_price: PRICE - 3000 })
    // Different homes: for one home and lease, only one order can be open.
    const next = { ...HOME, ho: '301' }
    const two = await makeOrder(server(), token, next, { coupon_seq: paid, shown_price: PRICE - 3000 })
    const three = await makeOrder(server(), token, null, { coupon_seq: free, shown_price: 0 })
    await server().control('faults', { service: 'portone', kind: 'lost-webhook', times: 1 })
    await buy(server(), two.merchant_uid, { amount: two.price })
    const sweep = async () => {
      await server().ctx.enqueue('coupon.sweep', {})
      await server().settle()
    }
    try {
      await pass(server(), 29 * 60)
      await sweep()
      expect(await stateOf(one.merchant_uid, token)).toBe('pending')
      await pass(server(), 2 * 60)
      await sweep()
      expect(await stateOf(one.merchant_uid, token)).toBe('cancelled')
      expect(await couponState(server(), token, left)).toBe('open')
      expect(await stateOf(two.merchant_uid, token)).toBe('completed')
      expect(await couponState(server(), token, paid)).toBe('used')
      expect(await stateOf(three.merchant_uid, token)).toBe('cancelled')
      expect(
        (await server().call('orderCouponOnceComplete', { merchant_uid: three.merchant_uid }, { token })).code,
      ).toBe(code('paymentNotCompleted'))
      await buy(server(), one.merchant_uid, { amount: one.price })
      await complete(server(), token, one.merchant_uid)
      await server().settle()
      expect(await gatewayRows(server(), one.merchant_uid)).toMatchObject([
        { status: 'cancelled', cancel_amount: one.price },
      ])
      expect(await couponState(server(), token, left)).toBe('open')
    } finally {
      await server().setClock(null)
    }
  })
})
