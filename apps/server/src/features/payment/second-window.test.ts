import { errors } from '@jipsalpim/contract/errors.ts'
import { refundBy } from '@jipsalpim/engine/law/distance-selling.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { PaymentPort } from '@jipsalpim/providers/payment/port.ts'
import { afterEach, describe, expect, it } from 'vitest'
import type { Context } from '../../kernel/context.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { buy, complete, count, gatewayRows, makeOrder, makePaidOrder, pass, PRICE } from '../testing/scenes.ts'
import { cashScene } from '../testing/cash-scene.ts'
import { paymentScene } from '../testing/payment-scene.ts'
import { buyPack, orderByTicket, PACK, ticketsOf } from '../testing/ticket-scene.ts'
import { webhookPaths } from './opening/paths.ts'
import { settlePayment } from './settling/settle-payment.ts'

const server = useTestServer()
const { stateOf, attemptsOf, post, fault, sessionOf } = paymentScene(server)
const { orderByDeposit, deposit, giveAccount } = cashScene(server)
const kim = sessionOf('windows')
afterEach(async () => {
  for (const kind of ['lost-webhook', 'paid-twice']) await fault(kind, 0)
  await server().settle()
  await server().setClock(null)
  await server().settle()
})

/** The ways in which we learn of a payment. If nothing reports it, the hourly comparison of the books finds it. */
const roads = {
  browser: async (uid: string, imp_uid: string) => void (await complete(server(), await kim(), uid, { imp_uid })),
  'browser without an id': async (uid: string) => void (await complete(server(), await kim(), uid)),
  webhook: async (uid: string, imp_uid: string, seconds = 15) => {
    await post(webhookPaths.portone, JSON.stringify({ imp_uid, merchant_uid: uid, status: 'paid' }))
    // Several hints about one order result in one call per ten seconds.
    await pass(server(), seconds)
  },
  nothing: async () => {
    await pass(server(), 3700)
    await server().ctx.enqueue('payment.watch', {})
  },
} as const
const all = Object.keys(roads) as (keyof typeof roads)[]
const money = async (uid: string) =>
  (await gatewayRows(server(), uid))
    .filter((p) => p.status !== 'failed')
    .map(({ status, amount, cancel_amount, cancels }) => ({ status, left: amount - cancel_amount, cancels }))
const resultOf = (order_seq: number) =>
  count(
    server(),
    `message_notice where order_seq = $1 and template = 'report-refunded' and variables->>'reason' = 'paid-again'`,
    [order_seq],
  )

describe.each(['failed', 'cancelled'] as const)(
  'a first window that was %s, and another one that is paid',
  (outcome) => {
    it.each(all)('told by %s: the order is paid', async (road) => {
      const token = await kim()
      const { merchant_uid } = await makeOrder(server(), token)
      await server().call('portoneInfo', { merchant_uid }, { token })
      const { imp_uid: first } = await buy(server(), merchant_uid, { outcome })
      expect((await complete(server(), token, merchant_uid, { imp_uid: first, status: 'failed' })).code).toBe(
        errors.paymentRequestFailed.code,
      )
      await fault('lost-webhook', 1)
      const { imp_uid } = await buy(server(), merchant_uid)
      await roads[road](merchant_uid, imp_uid)
      await server().settle()
      expect(await stateOf(merchant_uid)).toBe('completed')
      expect(await money(merchant_uid)).toEqual([{ status: 'paid', left: PRICE, cancels: 0 }])
      expect(await attemptsOf(merchant_uid)).toEqual(['paid'])
      expect(await count(server(), `payment_listed where gateway_id = $1 and decision = 'settles'`, [imp_uid])).toBe(1)
    })
  },
)

it('a webhook about an attempt that failed long ago, and that nobody looks after any more, settles the order at once', async () => {
  const token = await kim()
  const { merchant_uid } = await makeOrder(server(), token, null)
  const { imp_uid: first } = await buy(server(), merchant_uid, { outcome: 'failed' })
  await complete(server(), token, merchant_uid, { imp_uid: first, status: 'failed' })
  for (const seconds of [10, 60, 300, 900, 900]) {
    await pass(server(), seconds)
    await server().settle()
  }
  expect(await count(server(), `platform_job where name = 'payment.resolve'`)).toBe(0)
  await fault('lost-webhook', 1)
  const { imp_uid } = await buy(server(), merchant_uid)
  await roads.webhook(merchant_uid, imp_uid, 0)
  await server().settle()
  expect(await stateOf(merchant_uid)).toBe('completed')
})

it('a payment that the gateway’s list does not show yet is asked about by the id that the browser told', async () => {
  const { ctx } = server()
  const listed: PaymentPort['listed'] = async () => ({ ok: true, value: [] })
  const behind: Context = { ...ctx, payment: { ...ctx.payment, portone: { ...ctx.payment.portone, listed } } }
  const [mine, other] = [await makeOrder(server(), await kim(), null), await makeOrder(server(), await kim(), null)]
  await fault('lost-webhook', 1)
  const { imp_uid } = await buy(server(), mine.merchant_uid)
  expect(await settlePayment(behind, other.merchant_uid, imp_uid)).toEqual({ is: 'not-paid' })
  expect(await settlePayment(behind, mine.merchant_uid, imp_uid)).toEqual({ is: 'paid' })
})

const today = () => dayInSeoul(server().ctx.now())

describe('a second payment of a paid order', () => {
  it.each(['browser', 'webhook', 'nothing'] as const)(
    'told by %s goes back by itself, once, and the order stays',
    async (road) => {
      const { merchant_uid, order_seq } = await makePaidOrder(server(), await kim())
      await server().settle()
      await fault('paid-twice', 1)
      await fault('lost-webhook', 1)
      const { imp_uid } = await buy(server(), merchant_uid)
      const before = today()
      await roads[road](merchant_uid, imp_uid)
      await server().settle()
      await roads[road](merchant_uid, imp_uid)
      await server().settle()
      expect(await money(merchant_uid)).toEqual([
        { status: 'paid', left: PRICE, cancels: 0 },
        { status: 'cancelled', left: 0, cancels: 1 },
      ])
      expect(await stateOf(merchant_uid)).toBe('completed')
      expect(await resultOf(order_seq)).toBe(1)
      const order = await server().call('orderMerchant', { order_seq }, { token: await kim() })
      expect(order.data).toMatchObject({ state: 'completed', refund: null })
      // The order shows the refund of the surplus: on one of two days, because two of the ways move the clock.
      expect(order.data.paid_again).toEqual([{ state: 'done', amount: PRICE, day: expect.any(String) }])
      const day = order.data.paid_again[0]?.day ?? ''
      expect(before <= day && day <= today(), `${before} to ${today()}: ${day}`).toBe(true)
      // Surplus payments are never earned, and their refunds are not subtracted from the revenue.
      const { rows } = await server().owner.query(
        `select sum(g.amount)::int as won from ledger_leg g join ledger_account c using (account_seq) where c.kind = 'revenue'`,
      )
      expect(rows[0].won).toBe(-PRICE * (await count(server(), `order_order where delivered_at is not null`)))
      await server().checkInvariants({ inTime: true })
    },
  )
  it('whose gateway is silent when the browser tells of it is asked about again', async () => {
    const token = await kim()
    const { merchant_uid } = await makePaidOrder(server(), token)
    await server().settle()
    await fault('paid-twice', 1)
    await fault('lost-webhook', 1)
    const { imp_uid } = await buy(server(), merchant_uid)
    await fault('down', 1)
    expect((await complete(server(), token, merchant_uid, { imp_uid })).data.result).toBe('paid')
    await pass(server(), 60)
    await server().settle()
    expect((await money(merchant_uid)).map((p) => p.left)).toEqual([PRICE, 0])
  })
})

describe('the order of a second payment', () => {
  const readOrder = async (merchant: string, token: string) =>
    (await server().call('orderMerchant', { merchant }, { token })).data
  it('says until it is back by when it has to be', async () => {
    const token = await kim()
    const { merchant_uid } = await makePaidOrder(server(), token, null)
    await server().settle()
    expect((await readOrder(merchant_uid, token)).paid_again).toEqual([])
    await fault('paid-twice', 1)
    const { imp_uid } = await buy(server(), merchant_uid)
    // The gateway accepts the refund but does not report it for ten minutes.
    await server().control('faults', { service: 'portone', kind: 'late-apply', times: 1, ms: 600_000 })
    await settlePayment(server().ctx, merchant_uid, imp_uid)
    await server().settle(15_000)
    const day = refundBy(today())
    expect((await readOrder(merchant_uid, token)).paid_again).toEqual([{ state: 'pending', amount: PRICE, day }])
    await pass(server(), 60)
    await server().settle()
    expect((await readOrder(merchant_uid, token)).paid_again).toMatchObject([{ state: 'done', amount: PRICE }])
  })
  it('asks where to, when it was deposited, until the person has said so', async () => {
    const token = await server().login('deposited-twice')
    const { merchant_uid } = await orderByDeposit(token, null)
    await deposit(merchant_uid)
    await fault('paid-twice', 1)
    const { imp_uid } = await buy(server(), merchant_uid)
    await settlePayment(server().ctx, merchant_uid, imp_uid)
    await server().settle()
    const needed = await readOrder(merchant_uid, token)
    expect(needed).toMatchObject({ state: 'completed', paid_again: [{ state: 'needed', amount: PRICE }] })
    expect((await giveAccount(token, merchant_uid)).code).toBe(0)
    await server().settle()
    expect((await readOrder(merchant_uid, token)).paid_again).toMatchObject([{ state: 'done', amount: PRICE }])
  })
})

describe('a payment of an order that has ended', () => {
  it('is told with everything that was taken for the order, in whichever window', async () => {
    const token = await server().login('ended-twice')
    await buyPack(server(), token)
    const { merchant_uid } = await makeOrder(server(), token)
    expect((await orderByTicket(server(), token)).code).toBe(0)
    await fault('lost-webhook', 2)
    await buy(server(), merchant_uid)
    expect((await complete(server(), token, merchant_uid)).data).toMatchObject({ refund: PRICE })
    await server().settle()
    await fault('paid-twice', 1)
    const { imp_uid } = await buy(server(), merchant_uid)
    expect((await complete(server(), token, merchant_uid, { imp_uid })).data).toMatchObject({ refund: 2 * PRICE })
    await server().settle()
    expect((await money(merchant_uid)).map((p) => p.left)).toEqual([0, 0])
  })
  it('by its buyer, before the report: it goes back, beside the refund of the first', async () => {
    const token = await kim()
    const { merchant_uid } = await makePaidOrder(server(), token, null)
    expect((await server().call('orderWithdraw', { merchant_uid }, { token })).code).toBe(0)
    await server().settle()
    await fault('paid-twice', 1)
    await fault('lost-webhook', 1)
    const { imp_uid } = await buy(server(), merchant_uid)
    await roads.webhook(merchant_uid, imp_uid)
    await server().settle()
    expect((await money(merchant_uid)).map((p) => [p.left, p.cancels])).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect(await stateOf(merchant_uid)).toBe('refunded')
  })
  it('of two windows paid before we heard of either, the first settles and the other goes back', async () => {
    const token = await kim()
    const { merchant_uid } = await makeOrder(server(), token)
    await fault('lost-webhook', 2)
    await buy(server(), merchant_uid)
    await fault('paid-twice', 1)
    await buy(server(), merchant_uid)
    expect((await complete(server(), token, merchant_uid)).data.result).toBe('paid')
    await server().settle()
    expect((await money(merchant_uid)).map((p) => p.left)).toEqual([PRICE, 0])
    expect(await stateOf(merchant_uid)).toBe('completed')
  })
})

it('a second payment for a pack of tickets is told in the wallet, and is no refund of tickets', async () => {
  const token = await server().login('pack-twice')
  const { merchant_uid } = await buyPack(server(), token)
  const wallet = () => ticketsOf(server(), token)
  expect((await wallet()).paid_again).toEqual([])
  await fault('paid-twice')
  await fault('lost-webhook')
  const { imp_uid } = await buy(server(), merchant_uid, { amount: PACK.price })
  // The gateway accepts the refund but does not report it for ten minutes.
  await server().control('faults', { service: 'portone', kind: 'late-apply', times: 1, ms: 600_000 })
  await settlePayment(server().ctx, merchant_uid, imp_uid)
  await server().settle(15_000)
  const pending = { state: 'pending', amount: PACK.price, day: refundBy(today()) }
  expect(await wallet()).toMatchObject({ amount: 3, refunding: 0, paid_again: [pending] })
  expect((await ticketsOf(server(), await server().login('pack-of-nobody'))).paid_again).toEqual([])
  await pass(server(), 60)
  await server().settle()
  expect(await wallet()).toMatchObject({ amount: 3, refunding: 0, paid_again: [{ state: 'done', amount: PACK.price }] })
  await pass(server(), 91 * 86_400)
  expect((await ticketsOf(server(), await server().login('pack-twice'))).paid_again).toEqual([])
})
