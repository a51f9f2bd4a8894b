import { errors } from '@jipsalpim/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import {
  borne,
  couponState,
  FREE,
  legsOf,
  makeCampaign,
  makeCodes,
  makeCoupon,
  NOWHERE,
} from '../../testing/coupon-scene.ts'
import {
  buy,
  complete,
  count,
  gatewayRows,
  HOME,
  makeOrder,
  makePaidOrder,
  orderInput,
  placeAt,
  PRICE,
  progressOf,
} from '../../testing/scenes.ts'
import { partnerPass } from '../../testing/partner-pass.ts'

const server = useTestServer()
const code = (name: keyof typeof errors): number => errors[name].code
const attemptOf = async (orderSeq: number): Promise<string> =>
  (await server().owner.query('select attempt_seq from payment_attempt where order_seq = $1', [orderSeq])).rows[0]
    ?.attempt_seq

describe('an order with a coupon', () => {
  it('charges what was shown, and the ledger has the full price, who bears the rest, and the money', async () => {
    const token = await server().login('kim')
    const coupon_seq = await makeCoupon(server(), token)
    const before = await borne(server())
    expect(await server().call('orderCreate', orderInput({ coupon_seq }), { token })).toMatchObject({
      code: code('paymentRequestFailed'),
      data: { price: PRICE - 3000 },
    })
    const order = await makeOrder(server(), token, HOME, { coupon_seq, shown_price: PRICE - 3000 })
    expect(order).toMatchObject({ price: PRICE - 3000, state: 'pending' })
    expect(await couponState(server(), token, coupon_seq)).toBe('held')
    expect(await borne(server())).toBe(before)
    expect((await server().call('portoneInfo', { merchant_uid: order.merchant_uid }, { token })).data.amount).toBe(
      PRICE - 3000,
    )
    await buy(server(), order.merchant_uid, { amount: PRICE - 3000 })
    expect((await complete(server(), token, order.merchant_uid)).data).toMatchObject({
      result: 'paid',
      order: { price: PRICE - 3000, full_price: PRICE },
    })
    expect(await couponState(server(), token, coupon_seq)).toBe('used')
    expect(await legsOf(server(), 'payment', `attempt:${await attemptOf(order.order_seq)}`)).toEqual({
      gateway: PRICE - 3000,
      discount: 3000,
      unearned: -PRICE,
    })
    await server().settle()
    expect(await legsOf(server(), 'delivery', `order:${order.order_seq}`)).toEqual({ unearned: PRICE, revenue: -PRICE })
    expect(await borne(server())).toBe(before + 3000)
    const mine = (await server().call('couponMine', {}, { token })).data.coupons.find(
      (c) => c.coupon_seq === coupon_seq,
    )
    expect(mine).toMatchObject({ used_at: expect.any(String), merchant_uid: order.merchant_uid })
  })
  it('by a code that was typed: taken with the order, and kept by the person when the order is not made', async () => {
    const token = await server().login('typist')
    const [typed = ''] = await makeCodes(server(), await makeCampaign(server()), 1)
    const { data } = await server().call(
      'couponManualValidate',
      { service_type: 'report', code_token: typed, original_price: PRICE },
      { token },
    )
    const code_token = data.codeToken ?? ''
    expect((await server().call('orderCreate', orderInput({ code_token, shown_price: 1 }), { token })).code).toBe(
      code('paymentRequestFailed'),
    )
    const order = await makeOrder(server(), token, HOME, { code_token, shown_price: data.finalPrice })
    expect(order.price).toBe(PRICE - 3000)
    expect((await server().call('couponManualUsed', { code_token }, { token })).data).toMatchObject({
      used: false,
      state: 'held',
      coupon: { merchant_uid: order.merchant_uid },
    })
    await buy(server(), order.merchant_uid, { amount: order.price })
    await complete(server(), token, order.merchant_uid)
    expect((await server().call('couponManualUsed', { code_token }, { token })).data).toMatchObject({
      used: true,
      state: 'used',
    })
    expect(
      await server().call('orderCreate', orderInput({ code_token, shown_price: data.finalPrice }), { token }),
    ).toMatchObject({ code: code('couponRefused'), data: { reason: 'used' } })
    await server().settle()
  })
  it('takes one coupon, one’s own, for this product and this home', async () => {
    const token = await server().login('kim')
    const [mine, busan, notifier] = [
      await makeCoupon(server(), token),
      await makeCoupon(server(), token, { regions: ['26'] }),
      await makeCoupon(server(), token, { product: 'subscribe' }),
    ]
    const place = await placeAt(server(), HOME)
    const order = (over: object, as = token) =>
      server().call('orderCreate', orderInput({ place, shown_price: PRICE - 3000, ...over }), { token: as })
    expect(await order({ coupon_seq: busan })).toMatchObject({
      code: code('couponRefused'),
      data: { reason: 'region' },
    })
    expect(await order({ coupon_seq: busan, place: null })).toMatchObject({ data: { reason: 'region-unknown' } })
    expect(await order({ coupon_seq: notifier })).toMatchObject({ data: { reason: 'product' } })
    expect((await order({ coupon_seq: mine }, await server().login('lee'))).code).toBe(code('couponUnknown'))
    expect(await order({ coupon_seq: mine, code_token: 'x' })).toMatchObject({
      code: 9000,
      data: { code_token: 'one-coupon' },
    })
    expect((await order({ coupon_seq: mine }, await server().login('realtor-choi'))).code).toBe(2512)
    expect((await order({ code_token: 'ct_w3_x' })).code).toBe(code('couponUnknown'))
    expect(await couponState(server(), token, mine)).toBe('open')
  })
  it('cannot be moved to where the coupon is not good', async () => {
    const token = await server().login('mover')
    const coupon_seq = await makeCoupon(server(), token, { ...FREE, regions: ['11500'] })
    const order = await makeOrder(server(), token, HOME, { coupon_seq, shown_price: 0 })
    await server().call('orderCouponOnceComplete', { merchant_uid: order.merchant_uid }, { token })
    const elsewhere = await placeAt(server(), NOWHERE)
    expect(
      await server().call('orderCartEdit', { merchant: order.merchant_uid, place: elsewhere }, { token }),
    ).toMatchObject({ code: code('couponRefused'), data: { reason: 'region' } })
    const near = await placeAt(server(), { keyword: '화곡로 9047', ho: '301' })
    expect((await server().call('orderCartEdit', { merchant: order.merchant_uid, place: near }, { token })).code).toBe(
      0,
    )
    await server().settle()
  })
})

describe('an order that a coupon brings to 0', () => {
  it('is open until its own call completes it, once, with no gateway', async () => {
    const token = await server().login('free-one')
    const coupon_seq = await makeCoupon(server(), token, FREE)
    const order = await makeOrder(server(), token, HOME, { coupon_seq, shown_price: 0 })
    expect(order).toMatchObject({ price: 0, state: 'pending' })
    expect(await couponState(server(), token, coupon_seq)).toBe('held')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        server().call('orderCouponOnceComplete', { merchant_uid: order.merchant_uid }, { token }),
      ),
    )
    expect(answers.map((a) => a.data.result)).toEqual(answers.map(() => 'paid'))
    await server().settle()
    expect(await couponState(server(), token, coupon_seq)).toBe('used')
    expect((await progressOf(server(), token, order.merchant_uid)).state).toBe('ready')
    expect(await gatewayRows(server(), order.merchant_uid)).toEqual([])
    expect(await legsOf(server(), 'payment', `attempt:${await attemptOf(order.order_seq)}`)).toEqual({
      discount: PRICE,
      unearned: -PRICE,
    })
    expect(await count(server(), `payment_attempt where order_seq = $1`, [order.order_seq])).toBe(1)
  })
  it('is completed by the other two calls as well, and by none of them when it has a price', async () => {
    const token = await server().login('free-two')
    const whole = async () =>
      makeOrder(server(), token, null, { coupon_seq: await makeCoupon(server(), token, FREE), shown_price: 0 })
    const one = await whole()
    expect((await server().call('orderOnceComplete', { merchant_uid: one.merchant_uid }, { token })).data.result).toBe(
      'paid',
    )
    const two = await whole()
    expect((await server().call('paypleCompleteFree', { merchant_uid: two.merchant_uid }, { token })).data.result).toBe(
      'paid',
    )
    const paid = await makeOrder(server(), token, null)
    for (const name of ['orderCouponOnceComplete', 'paypleCompleteFree'] as const) {
      expect((await server().call(name, { merchant_uid: paid.merchant_uid }, { token })).code).toBe(
        code('paymentTypeInvalid'),
      )
      expect(
        (await server().call(name, { merchant_uid: one.merchant_uid }, { token: await server().login('lee') })).code,
      ).toBe(code('orderNotFound'))
    }
    expect((await server().call('orderOnceComplete', { merchant_uid: paid.merchant_uid }, { token })).code).toBe(
      code('paymentNotCompleted'),
    )
    await buy(server(), paid.merchant_uid)
    expect((await server().call('orderOnceComplete', { merchant_uid: paid.merchant_uid }, { token })).data.result).toBe(
      'paid',
    )
    expect((await server().call('orderOnceComplete', { merchant_uid: 'nothing' }, { token })).code).toBe(
      code('orderNotFound'),
    )
    await server().settle()
  })
  it('needs a coupon that may bring it there', async () => {
    const token = await server().login('almost')
    const coupon_seq = await makeCoupon(server(), token, { amount: 20_000 })
    expect(await server().call('orderCreate', orderInput({ coupon_seq, shown_price: 0 }), { token })).toMatchObject({
      data: { price: 100 },
    })
    const order = await makeOrder(server(), token, null, { coupon_seq, shown_price: 100 })
    expect(order).toMatchObject({ price: 100, state: 'pending' })
  })
})

describe('a discount that comes by itself', () => {
  it('is the price that is shown and charged in its window, borne by its issuer, with a coupon on top', async () => {
    const token = await server().login('lucky')
    await makeCampaign(server())
    await server().owner.query(
      `insert into order_discount (product, issuer_seq, name, gives, amount, from_at, until_at)
       select 'report', issuer_seq, '개업 할인', 'percent', 10, app_now(), app_now() + interval '1 hour' from coupon_issuer where code = 'test-city'`,
    )
    try {
      const before = await borne(server())
      expect((await server().call('orderPrice', {})).data).toMatchObject({
        price: 8910,
        full_price: PRICE,
        discounts: [{ name: '개업 할인', won: 990, until: expect.any(String) }],
      })
      expect((await server().call('orderCreate', orderInput(), { token })).code).toBe(code('paymentRequestFailed'))
      const order = await makeOrder(server(), token, HOME, { shown_price: 8910 })
      await buy(server(), order.merchant_uid, { amount: 8910 })
      expect((await complete(server(), token, order.merchant_uid)).data.result).toBe('paid')
      expect(await borne(server())).toBe(before + 990)
      const coupon_seq = await makeCoupon(server(), token)
      const both = await makeOrder(server(), token, { ...HOME, ho: '301' }, { coupon_seq, shown_price: 5910 })
      await buy(server(), both.merchant_uid, { amount: 5910 })
      expect((await complete(server(), token, both.merchant_uid)).data.order).toMatchObject({
        price: 5910,
        full_price: PRICE,
      })
      expect(await borne(server())).toBe(before + 990 + 990 + 3000)
      await server().owner.query(`update order_discount set sources = '{ione}'`)
      expect((await server().call('orderPrice', {})).data.price).toBe(PRICE)
      expect((await server().call('orderPrice', {}, { token })).data.price).toBe(PRICE)
      await server().call('campaignSignup', { nz_source: 'ione' }, { token })
      expect((await server().call('orderPrice', {}, { token })).data.price).toBe(PRICE)
      await server().call('campaignSignup', { partner_pass: partnerPass(server()) }, { token })
      expect((await server().call('orderPrice', {}, { token })).data.price).toBe(8910)
      await server().settle()
    } finally {
      await server().owner.query('update order_discount set until_at = app_now()')
    }
    expect((await server().call('orderPrice', {}, { token })).data).toMatchObject({ price: PRICE, discounts: [] })
  })
  it('of a product that is not sold there is no price', async () => {
    await server().owner.query(`delete from order_price where product = 'guarantee'`)
    expect((await server().call('orderPrice', { product: 'guarantee' })).code).toBe(code('notOnSale'))
  })
})

it('an order without a coupon is posted as before', async () => {
  const token = await server().login('plain')
  const order = await makePaidOrder(server(), token)
  await server().settle()
  expect(await legsOf(server(), 'payment', `attempt:${await attemptOf(order.order_seq)}`)).toEqual({
    gateway: PRICE,
    unearned: -PRICE,
  })
})
