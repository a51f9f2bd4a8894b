import { randomUUID } from 'node:crypto'
import { errors } from '@jipsalpim/contract/errors.ts'
import { addDays, addMonths, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import {
  buy,
  complete,
  count,
  gatewayRows,
  HOME,
  makeOrder,
  makePaidOrder,
  PRICE,
  progressOf,
} from '../testing/scenes.ts'
import {
  balanceOf,
  buyPack,
  confirmPack,
  dealsOf,
  orderByTicket,
  orderPack,
  PACK,
  ticketsOf,
} from '../testing/ticket-scene.ts'

const server = useTestServer()
const code = (name: keyof typeof errors): number => errors[name].code
const MANY = 50
const person = async () => (await signIn(server(), { persona: true })).token
/** The expiry of a pack bought today. */
const lastDay = () => addMonths(dayInSeoul(server().ctx.now()), 60)
const use = (token: string, id: number) => server().call('orderTicketUse', { id }, { token })
async function again<T extends { code: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer.code !== code('tryLater') && answer.code !== code('repeatInFlight')) return answer
    await new Promise((done) => setTimeout(done, 20 + Math.random() * 80))
  }
}

afterEach(async () => {
  await server().settle()
  await server().checkInvariants({ inTime: true })
})

describe('a pack', () => {
  it('is bought at the price that was shown, and its tickets end five years from now at the end of the day', async () => {
    const token = await person()
    const { data: price } = await server().call('orderPrice', { product: 'ticket-3' })
    expect(price.price).toBe(PACK.price)
    const dear = await server().call(
      'orderTicket',
      { product: 'ticket-3', pg_name: 'portone', shown_price: 1, agreed: true, draft_key: randomUUID() },
      { token },
    )
    expect([dear.code, dear.data]).toEqual([code('paymentRequestFailed'), { price: PACK.price }])

    const { merchant_uid, order_seq } = await orderPack(server(), token)
    expect((await confirmPack(server(), token, merchant_uid)).code).toBe(code('paymentNotCompleted'))
    expect((await ticketsOf(server(), token)).amount).toBe(0)
    const info = await server().call('portoneInfo', { merchant_uid }, { token })
    expect(info.data).toMatchObject({ name: '보고서 이용권 3장', amount: PACK.price })
    await buy(server(), merchant_uid, { amount: PACK.price })
    const paid = await confirmPack(server(), token, merchant_uid)
    expect(paid.data).toEqual({
      result: 'paid',
      product: 'ticket-3',
      for_company: false,
      tickets: 3,
      expires_on: lastDay(),
    })
    expect(await ticketsOf(server(), token)).toEqual({
      amount: 3,
      refunding: 0,
      paid_again: [],
      lots: [
        {
          lot_seq: expect.any(Number),
          order_seq,
          tickets: 3,
          remaining: 3,
          unit_won: PACK.unit,
          expires_on: lastDay(),
          refundable: PACK.price,
        },
      ],
    })
    expect((await dealsOf(server(), token)).map((d) => [d.dealType, d.kind, d.tickets])).toEqual([['결제', 'buy', 3]])
    // A pack is not a report: the calls about homes do not find it.
    expect((await complete(server(), token, merchant_uid)).code).toBe(code('orderNotFound'))
    expect((await server().call('orderMerchant', { merchant: merchant_uid }, { token })).code).toBe(
      code('orderNotFound'),
    )
    expect((await server().call('reportList', {}, { token })).data.reports).toEqual([])
    const other = await makePaidOrder(server(), token)
    expect((await confirmPack(server(), token, other.merchant_uid)).code).toBe(code('orderNotFound'))
  })

  it('is one order and one charge, whatever tabs do', async () => {
    const token = await person()
    const key = randomUUID()
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        again(() =>
          server().call(
            'orderTicket',
            { product: 'ticket-3', pg_name: 'portone', shown_price: PACK.price, agreed: true, draft_key: key },
            { token },
          ),
        ),
      ),
    )
    expect(new Set(made.map((m) => m.data.order_seq)).size).toBe(1)
    const { merchant_uid } = made[0]?.data ?? { merchant_uid: '' }
    await buy(server(), merchant_uid, { amount: PACK.price })
    const paid = await Promise.all(
      Array.from({ length: 10 }, () => again(() => confirmPack(server(), token, merchant_uid))),
    )
    expect(paid.map((p) => p.data.tickets)).toEqual(Array.from({ length: 10 }, () => 3))
    expect((await ticketsOf(server(), token)).amount).toBe(3)
  })

  it('that was paid with another amount gives no tickets and goes back', async () => {
    const token = await person()
    const { merchant_uid } = await orderPack(server(), token)
    await buy(server(), merchant_uid, { amount: 100 })
    expect((await confirmPack(server(), token, merchant_uid)).code).not.toBe(0)
    await server().settle()
    expect((await ticketsOf(server(), token)).amount).toBe(0)
    expect(await gatewayRows(server(), merchant_uid)).toMatchObject([{ cancel_amount: 100 }])
  })
})

describe('a ticket', () => {
  it('pays for a draft: the report is made, and its value is earned with the delivery', async () => {
    const token = await person()
    await buyPack(server(), token)
    const earned = await balanceOf(server(), 'revenue')
    const { code: answer, data } = await orderByTicket(server(), token)
    expect(answer).toBe(0)
    expect(data.order).toMatchObject({ state: 'completed', price: 0 })
    expect((await ticketsOf(server(), token)).amount).toBe(2)
    await server().settle()
    expect(await progressOf(server(), token, data.order.merchant_uid)).toMatchObject({ state: 'ready' })
    expect(await balanceOf(server(), 'revenue')).toBe(earned - PACK.unit)
    expect((await dealsOf(server(), token))[0]).toMatchObject({ dealType: '사용', tickets: -1, won: PACK.unit })
  })

  it('takes the place of an order that is still to be paid, once, however often it is asked', async () => {
    const token = await person()
    await buyPack(server(), token)
    const open = await makeOrder(server(), token, HOME, { landlord_name: '홍길동' })
    const answers = await Promise.all(Array.from({ length: MANY }, () => again(() => use(token, open.order_seq))))
    expect(answers.filter((a) => a.code !== 0)).toEqual([])
    expect(new Set(answers.map((a) => a.data.order.order_seq)).size).toBe(1)
    expect((await ticketsOf(server(), token)).amount).toBe(2)
    // The window was open all the time: its payment is refunded, and the ticket's order is unchanged.
    await buy(server(), open.merchant_uid)
    await complete(server(), token, open.merchant_uid)
    await server().settle()
    expect(await gatewayRows(server(), open.merchant_uid)).toMatchObject([{ cancel_amount: PRICE }])
    const { merchant_uid } = answers[0]?.data.order ?? { merchant_uid: '' }
    expect(await progressOf(server(), token, merchant_uid)).toMatchObject({ state: 'ready' })
    expect((await ticketsOf(server(), token)).amount).toBe(2)
  })

  it(`is used once by ${MANY} orders at once; the others are told that there is none`, async () => {
    const token = await person()
    await buyPack(server(), token)
    for (let i = 0; i < 2; i++) expect((await orderByTicket(server(), token, null)).code).toBe(0)
    const orders = []
    // For different leases: for the same one, only the newest order would still be open.
    for (let i = 0; i < MANY; i++)
      orders.push(await makeOrder(server(), token, null, { deposit_amount: 100_000_000 + i }))
    const answers = await Promise.all(orders.map((o) => again(() => use(token, o.order_seq))))
    expect(answers.filter((a) => a.code === 0)).toHaveLength(1)
    expect(answers.filter((a) => a.code === code('ticketNone'))).toHaveLength(MANY - 1)
    expect((await ticketsOf(server(), token)).amount).toBe(0)
    expect(await count(server(), 'ticket_use u join ticket_lot l using (lot_seq) where l.remaining < 0')).toBe(0)
    // Refused orders are unchanged: still unpaid.
    expect(
      await count(server(), `order_order where order_seq = any($1) and state = 'pending'`, [
        orders.map((o) => o.order_seq),
      ]),
    ).toBe(MANY - 1)
  })

  it('is not for somebody else’s order, one that is paid, or one whose payment is in doubt', async () => {
    const token = await person()
    await buyPack(server(), token)
    const theirs = await makeOrder(server(), await person(), null)
    expect((await use(token, theirs.order_seq)).code).toBe(code('orderNotFound'))
    const paid = await makePaidOrder(server(), token)
    expect((await use(token, paid.order_seq)).code).toBe(code('paymentTypeInvalid'))
    const doubtful = await makeOrder(server(), token, null)
    await server().owner.query(`update payment_attempt set state = 'unknown' where order_seq = $1`, [
      doubtful.order_seq,
    ])
    expect((await use(token, doubtful.order_seq)).code).toBe(code('analysisInProgress'))
    await server().owner.query(`update payment_attempt set state = 'pending' where order_seq = $1`, [
      doubtful.order_seq,
    ])
    expect((await ticketsOf(server(), token)).amount).toBe(3)
  })

  it('comes back with its own end when no report can be made', async () => {
    const token = await person()
    await buyPack(server(), token)
    const { data } = await orderByTicket(server(), token, { keyword: HOME.keyword, ho: '999' })
    await server().settle()
    expect(await progressOf(server(), token, data.order.merchant_uid)).toMatchObject({ state: 'failed' })
    expect(await ticketsOf(server(), token)).toMatchObject({ amount: 3, lots: [{ expires_on: lastDay() }] })
    expect((await dealsOf(server(), token)).map((d) => d.kind)).toEqual(['back', 'use', 'buy'])
    const { rows } = await server().owner.query(
      `select variables from message_notice where order_seq = $1 and template = 'report-refunded'`,
      [data.order.order_seq],
    )
    expect(rows).toMatchObject([{ variables: { amount: 0, ticket: 'open' } }])
  })
  it('comes back for 30 days more when its end has passed meanwhile, and the others do not', async () => {
    const token = await person()
    await buyPack(server(), token)
    // The order ends, and returns its ticket, after the change below.
    await server().control('faults', { service: 'register', kind: 'slow', times: 1, ms: 1500 })
    await orderByTicket(server(), token, { keyword: HOME.keyword, ho: '999' })
    const { user_seq } = (await server().call('userInfo', {}, { token })).data
    await server().owner.query(
      `update ticket_lot set expires_at = date_trunc('day', app_now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul', told_days = 7
       where user_seq = $1`,
      [user_seq],
    )
    await server().settle()
    const end = addDays(dayInSeoul(server().ctx.now()), 30)
    expect(await ticketsOf(server(), token)).toMatchObject({ amount: 1, lots: [{ expires_on: end }] })
    expect((await dealsOf(server(), token)).map((d) => [d.kind, d.tickets])).toEqual([
      ['back', 1],
      ['expire', -2],
      ['use', -1],
      ['buy', 3],
    ])
    await server().checkInvariants({ inTime: true })
  })
})
