import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { turnOf } from '../../../../../../dev/vitest/turn.ts'
import { areas } from '../../../main/areas.ts'
import { createCaller } from '../../../testing/caller.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { borne, couponState, FREE, makeCampaign, makeCodes, makeCoupon, NOWHERE } from '../../testing/coupon-scene.ts'
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
import { workTurns } from '../../testing/work-turns.ts'

const server = useTestServer({ worker: 'none' })
const person = (name: string, point: string) => server().login(`${name}-${point.replaceAll('.', '-')}`)

/** The same call: in an API that is killed during it, then in one that is not. */
async function killedOnce<T>(killAt: string, ask: (call: ReturnType<typeof createCaller>, key: string) => Promise<T>) {
  const key = randomUUID()
  const { origin, child } = await server().startApi({ killAt })
  await expect(ask(createCaller(origin), key)).rejects.toThrow()
  expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
  await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
  return ask(server().call, key)
}
/** Runs a worker until no job is left. */
const workOn = () => workTurns(server(), areas.jobs, [600, 600, 600])
async function workerKilledAt(killAt: string): Promise<void> {
  const worker = await server().startWorker({ killAt })
  const end = await Promise.race([
    worker.ended,
    new Promise<null>((done) => setTimeout(() => done(null), 10_000).unref()),
  ])
  expect(end, `${killAt} was not passed`).toMatchObject({ signal: 'SIGKILL' })
  await server().owner.query(`update platform_job set lease_until = clock_timestamp() where state = 'running'`)
}

describe('an API process killed', () => {
  it.each(['coupon.taking', 'coupon.taken'])(
    'at %s: the same code again makes one coupon',
    async (point) => {
      const slug = await makeCampaign(server(), { quota: 5 })
      const [typed = ''] = await makeCodes(server(), slug, 1)
      const token = await person('taker', point)
      const taken = await killedOnce(point, (call) => call('couponTake', { code: typed }, { token }))
      expect(taken.data).toMatchObject({ fresh: point === 'coupon.taking', coupon: { state: 'open' } })
      expect(await count(server(), 'coupon_campaign where slug = $1 and taken = 1', [slug])).toBe(1)
    },
    30_000,
  )
  it.each(['coupon.taken', 'order.held'])(
    'at %s: the same order again is one order that holds the coupon',
    async (point) => {
      const token = await person('orderer', point)
      const [typed = ''] = await makeCodes(server(), await makeCampaign(server()), 1)
      const { data } = await server().call(
        'couponManualValidate',
        { service_type: 'report', code_token: typed, original_price: PRICE },
        { token },
      )
      const input = orderInput({ code_token: data.codeToken, shown_price: PRICE - 3000, draft_key: randomUUID() })
      const made = await killedOnce(point, (call, key) => call('orderCreate', input, { token, key }))
      expect(made).toMatchObject({ code: 0, data: { price: PRICE - 3000, state: 'pending' } })
      expect(await count(server(), `coupon_use where order_seq = $1 and state = 'held'`, [made.data.order_seq])).toBe(1)
      expect((await server().call('couponMine', {}, { token })).data.coupons).toHaveLength(1)
    },
    30_000,
  )
  it.each(['order.completing', 'order.completed'])(
    'at %s: the free order is completed once, and borne once',
    async (point) => {
      const token = await person('completer', point)
      const before = await borne(server())
      const coupon_seq = await makeCoupon(server(), token, FREE)
      const { merchant_uid, order_seq } = await makeOrder(server(), token, null, { coupon_seq, shown_price: 0 })
      const done = await killedOnce(point, (call, key) =>
        call('orderCouponOnceComplete', { merchant_uid }, { token, key }),
      )
      expect(done.data.result).toBe('paid')
      expect(await couponState(server(), token, coupon_seq)).toBe('used')
      expect(await borne(server())).toBe(before + PRICE)
      expect(await count(server(), `order_event where order_seq = $1 and kind = 'completed'`, [order_seq])).toBe(1)
    },
    30_000,
  )
  it.each(turnOf('killed while settling', ['settle.noted', 'settle.answered', 'settle.posted', 'settle.kept'], 3))(
    'at %s: the payment is settled once, and the coupon used with it',
    async (point) => {
      const token = await person('payer', point)
      const before = await borne(server())
      const coupon_seq = await makeCoupon(server(), token)
      const order = await makeOrder(server(), token, null, { coupon_seq, shown_price: PRICE - 3000 })
      await server().control('faults', { service: 'portone', kind: 'lost-webhook', times: 1 })
      await buy(server(), order.merchant_uid, { amount: order.price })
      const body = { imp_uid: null, merchant_uid: order.merchant_uid, status: 'paid', pg_name: 'portone' } as const
      const done = await killedOnce(point, (call, key) => call('orderComplete', body, { token, key }))
      expect(done.data.result).toBe('paid')
      expect(await couponState(server(), token, coupon_seq)).toBe('used')
      expect(await borne(server())).toBe(before + 3000)
    },
    30_000,
  )
})

describe('a worker killed', () => {
  it.each(turnOf('killed while refunding', ['report.failing', 'refund.noted', 'refund.answered', 'refund.kept'], 3))(
    'at %s: the coupon of a report that failed is given back once',
    async (point) => {
      const token = await person('unlucky', point)
      const before = await borne(server())
      const coupon_seq = await makeCoupon(server(), token)
      const order = await makeOrder(server(), token, NOWHERE, { coupon_seq, shown_price: PRICE - 3000 })
      await buy(server(), order.merchant_uid, { amount: order.price })
      await complete(server(), token, order.merchant_uid)
      try {
        await workerKilledAt(point)
        await workOn()
        expect(await couponState(server(), token, coupon_seq)).toBe('open')
        expect(await borne(server())).toBe(before)
        expect(await count(server(), `coupon_use where order_seq = $1 and state = 'back'`, [order.order_seq])).toBe(1)
        expect(await gatewayRows(server(), order.merchant_uid)).toMatchObject([{ cancels: 1 }])
        await server().checkInvariants({ inTime: true })
      } finally {
        await server().setClock(null)
      }
    },
    60_000,
  )
  it('at order.unsupplied: what could not be supplied is given back once, and its coupon with it', async () => {
    const token = await person('waiter', 'order.unsupplied')
    const coupon_seq = await makeCoupon(server(), token, { amount: 1000, product: 'subscribe' })
    const { data: order } = await server().call(
      'orderSubscribe',
      {
        pg_name: 'portone',
        shown_price: 3900,
        draft_key: randomUUID(),
        agreed: true,
        yearly: false,
        coupon_seq,
        place: await placeAt(server(), HOME),
      },
      { token },
    )
    await buy(server(), order.merchant_uid, { amount: 3900 })
    expect(
      (await server().call('orderOnceComplete', { merchant_uid: order.merchant_uid }, { token })).data.result,
    ).toBe('paid')
    try {
      await pass(server(), 8 * 86_400)
      await server().ctx.enqueue('order.supply', {})
      await workerKilledAt('order.unsupplied')
      await workOn()
      expect(await gatewayRows(server(), order.merchant_uid)).toMatchObject([{ cancels: 1, cancel_amount: 3900 }])
      expect(await couponState(server(), token, coupon_seq)).toBe('open')
      await server().checkInvariants({ inTime: true })
    } finally {
      await server().setClock(null)
    }
  }, 60_000)
  it.each(turnOf('killed while a coupon is let go', ['coupon.asked', 'coupon.letting-go', 'coupon.let-go'], 3))(
    'at %s: an order that was left lets its coupon go once',
    async (point) => {
      const token = await person('leaver', point)
      const coupon_seq = await makeCoupon(server(), token)
      const order = await makeOrder(server(), token, HOME, { coupon_seq, shown_price: PRICE - 3000 })
      try {
        await pass(server(), 1900)
        await server().ctx.enqueue('coupon.sweep', {})
        await workerKilledAt(point)
        await workOn()
        expect(await couponState(server(), token, coupon_seq)).toBe('open')
        expect(
          await count(server(), `order_event where order_seq = $1 and kind = 'cancelled'`, [order.order_seq]),
        ).toBe(1)
        await server().checkInvariants({ inTime: true })
      } finally {
        await server().setClock(null)
      }
    },
    60_000,
  )
})
