import { randomUUID } from 'node:crypto'
import { errors } from '@jipsalpim/contract/errors.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { buyAgain, changeTo, confirmAgain, orderAgain, REORDER } from '../../testing/again-scene.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { buy, gatewayRows, HOME, makeOrder, makePaidOrder, PRICE, progressOf } from '../../testing/scenes.ts'
import { buyPack, orderByTicket, PACK, ticketsOf } from '../../testing/ticket-scene.ts'

const server = useTestServer()
const code = (name: keyof typeof errors): number => errors[name].code
const person = async () => (await signIn(server(), { persona: true })).token
/** An order with a finished report. */
async function delivered(token: string) {
  const made = await makePaidOrder(server(), token)
  await server().settle()
  return made
}
afterEach(async () => {
  await server().settle()
  await server().checkInvariants({ inTime: true })
})

describe('a home judged anew', () => {
  it('is a paid order of the same home and lease, with a register of its own and a report of its own', async () => {
    const token = await person()
    const first = await delivered(token)
    const info = await server().call('payOrderInfoReorder', { order_seq: first.order_seq }, { token })
    expect(info.data).toMatchObject({ price: PRICE, order: { order_seq: first.order_seq } })
    const { report_seq: old } = await progressOf(server(), token, first.merchant_uid)
    expect(info.data.report_seq).toBe(old)
    const { made, paid } = await buyAgain(server(), token, first.order_seq, REORDER)
    expect(paid.data).toEqual({
      result: 'paid',
      kind: 'reorder',
      from_order_seq: first.order_seq,
      tickets: 0,
      expires_on: null,
    })
    await server().settle()
    const anew = await progressOf(server(), token, made.merchant_uid)
    expect(anew.state).toBe('ready')
    expect(anew.report_seq).not.toBe(old)
    const { rows } = await server().owner.query(
      `select count(distinct s.reference)::int as registers, count(distinct o.address)::int as homes,
         count(distinct o.deposit_amount)::int as deposits
       from report_report r join report_step s using (report_seq) join order_order o using (order_seq)
       where s.step = 'register' and o.order_seq = any($1)`,
      [[first.order_seq, made.order_seq]],
    )
    expect(rows).toEqual([{ registers: 2, homes: 1, deposits: 1 }])
    const judged = await server().call('reportPrevious', { id: anew.report_seq ?? 0 }, { token })
    expect(judged.data).toMatchObject({ previous: { report_seq: old, order_seq: first.order_seq } })
    expect(judged.data.previous?.score).toBe(judged.data.score)
    expect((await server().call('reportPrevious', { id: old ?? 0 }, { token })).data.previous).toBeNull()
    expect((await server().call('reportPrevious', { id: old ?? 0 }, { token: await person() })).code).toBe(
      code('notFound'),
    )
    // The earlier report is unchanged.
    expect(await progressOf(server(), token, first.merchant_uid)).toMatchObject({ state: 'ready', report_seq: old })
  })

  it('is not for somebody else, one that was never paid, or one that is still being prepared', async () => {
    const token = await person()
    const first = await delivered(token)
    const ask = (order_seq: number, who = token) =>
      server().call('payOrderPrice', { order_seq, wanted: REORDER }, { token: who })
    expect((await ask(first.order_seq, await person())).code).toBe(code('orderNotFound'))
    expect((await ask((await makeOrder(server(), token)).order_seq)).code).toBe(code('paymentTypeInvalid'))
    const later = await makePaidOrder(server(), token, null)
    expect((await ask(later.order_seq)).code).toBe(code('analysisInProgress'))
    const pack = await buyPack(server(), token)
    expect((await ask(pack.order_seq)).code).toBe(code('orderNotFound'))
    expect((await server().call('payOrderInfoReorder', { order_seq: later.order_seq }, { token })).code).toBe(
      code('analysisInProgress'),
    )
    // The completion calls of other products do not find this order, nor this call theirs.
    expect((await confirmAgain(server(), token, pack.merchant_uid)).code).toBe(code('orderNotFound'))
    expect((await confirmAgain(server(), token, first.merchant_uid)).code).toBe(code('orderNotFound'))
  })

  it('at another price than the one that was shown is refused; paid with another amount it goes back', async () => {
    const token = await person()
    const first = await delivered(token)
    const dear = await orderAgain(server(), token, first.order_seq, REORDER, { shown_price: 1 })
    expect([dear.code, dear.data]).toEqual([code('paymentRequestFailed'), { price: PRICE }])
    const { data } = await orderAgain(server(), token, first.order_seq, REORDER)
    expect((await confirmAgain(server(), token, data.merchant_uid)).code).toBe(code('paymentNotCompleted'))
    await buy(server(), data.merchant_uid, { amount: 100 })
    expect((await confirmAgain(server(), token, data.merchant_uid)).code).toBe(code('paymentRequestFailed'))
    await server().settle()
    expect(await gatewayRows(server(), data.merchant_uid)).toMatchObject([{ cancel_amount: 100 }])
    expect((await server().call('reportList', {}, { token })).data.total).toBe(1)
  })

  it('for a ticket is paid at once, once, and in the place of an order that is still open', async () => {
    const token = await person()
    const first = await delivered(token)
    const draft_key = randomUUID()
    const byTicket = () => orderAgain(server(), token, first.order_seq, REORDER, { pg_name: 'ticket', draft_key })
    expect((await byTicket()).code).toBe(code('ticketNone'))
    const open = (await orderAgain(server(), token, first.order_seq, REORDER, { draft_key })).data
    await buyPack(server(), token)
    const change = { pg_name: 'ticket', shown_price: 0 } as const
    expect((await orderAgain(server(), token, first.order_seq, changeTo('ticket-5'), change)).code).toBe(
      code('paymentTypeInvalid'),
    )
    const tabs = await Promise.all([byTicket(), byTicket(), byTicket()])
    const made = tabs.find((t) => t.code === 0)?.data
    expect(made).toMatchObject({ price: 0, state: 'completed' })
    expect(new Set(tabs.filter((t) => t.code === 0).map((t) => t.data.order_seq)).size).toBe(1)
    expect((await ticketsOf(server(), token)).amount).toBe(2)
    expect((await confirmAgain(server(), token, made?.merchant_uid ?? '')).data).toMatchObject({
      result: 'paid',
      kind: 'reorder',
      from_order_seq: first.order_seq,
    })
    // A payment in the window that was left open is refunded.
    await buy(server(), open.merchant_uid)
    expect(await confirmAgain(server(), token, open.merchant_uid)).toMatchObject({
      code: 2502,
      data: { merchant_uid: made?.merchant_uid, refund: PRICE },
    })
    await server().settle()
    expect(await gatewayRows(server(), open.merchant_uid)).toMatchObject([{ cancel_amount: PRICE }])
    expect(await progressOf(server(), token, made?.merchant_uid ?? '')).toMatchObject({ state: 'ready' })
  })

  it('is not paid for again while the one asked for before is on its way: 2502 says so, and which it is', async () => {
    const token = await person()
    const first = await delivered(token)
    const { made } = await buyAgain(server(), token, first.order_seq, REORDER)
    const refused = { code: 2502, data: { merchant_uid: made.merchant_uid } }
    expect(await server().call('payOrderInfoReorder', { order_seq: first.order_seq }, { token })).toMatchObject(refused)
    expect(await orderAgain(server(), token, first.order_seq, REORDER)).toMatchObject(refused)
    expect(await orderAgain(server(), token, first.order_seq, REORDER, { pg_name: 'ticket' })).toMatchObject(refused)
    await server().settle()
    expect((await progressOf(server(), token, made.merchant_uid)).state).toBe('ready')
    expect((await orderAgain(server(), token, first.order_seq, REORDER)).code).toBe(0)
  })

  it('is not paid for again while nobody knows whether it was paid: 2501 says so, and which it is', async () => {
    const token = await person()
    const first = await delivered(token)
    const open = (await orderAgain(server(), token, first.order_seq, REORDER)).data
    await server().control('faults', { service: 'portone', kind: 'down', times: 1 })
    expect((await confirmAgain(server(), token, open.merchant_uid)).data.result).toBe('checking')
    const refused = { code: 2501, data: { merchant_uid: open.merchant_uid } }
    expect(await server().call('payOrderInfoReorder', { order_seq: first.order_seq }, { token })).toMatchObject(refused)
    expect(await orderAgain(server(), token, first.order_seq, REORDER)).toMatchObject(refused)
    await paymentScene(server).climb(4)
    expect((await orderAgain(server(), token, first.order_seq, REORDER)).code).toBe(0)
  })

  it('for a ticket, without a register any more, gives the ticket back', async () => {
    const token = await person()
    const first = await delivered(token)
    await buyPack(server(), token)
    await server().owner.query(`update order_order set building_ho = '999호', unique_no = null where order_seq = $1`, [
      first.order_seq,
    ])
    const { data } = await orderAgain(server(), token, first.order_seq, REORDER, { pg_name: 'ticket' })
    await server().settle()
    expect(await progressOf(server(), token, data.merchant_uid)).toMatchObject({ state: 'failed' })
    expect((await ticketsOf(server(), token)).amount).toBe(3)
  })

  it('without a register any more gives the money back, and the first report stands', async () => {
    const token = await person()
    const first = await delivered(token)
    const { data } = await orderAgain(server(), token, first.order_seq, REORDER)
    await server().owner.query(`update order_order set building_ho = '999호', unique_no = null where order_seq = $1`, [
      data.order_seq,
    ])
    await buy(server(), data.merchant_uid)
    await confirmAgain(server(), token, data.merchant_uid)
    await server().settle()
    expect(await progressOf(server(), token, data.merchant_uid)).toMatchObject({ state: 'failed' })
    expect(await gatewayRows(server(), data.merchant_uid)).toMatchObject([{ cancel_amount: PRICE }])
    expect(await progressOf(server(), token, first.merchant_uid)).toMatchObject({ state: 'ready' })
  })

  it('is one order and one charge, whatever tabs do', async () => {
    const token = await person()
    const first = await delivered(token)
    const draft_key = randomUUID()
    const tabs = await Promise.all(
      Array.from({ length: 5 }, () => orderAgain(server(), token, first.order_seq, REORDER, { draft_key })),
    )
    expect(new Set(tabs.filter((t) => t.code === 0).map((t) => t.data.order_seq)).size).toBe(1)
  })
})

describe('the difference to something larger', () => {
  it('a report becomes the first ticket of a pack, a pack a larger one', async () => {
    const token = await person()
    const report = await delivered(token)
    const info = await server().call('payOrderInfo', { order_seq: report.order_seq }, { token })
    expect(info.data).toEqual({
      product: 'report',
      paid: PRICE,
      offers: [
        { product: 'ticket-3', tickets: 2, price: PACK.price - PRICE },
        { product: 'ticket-5', tickets: 4, price: 42_500 - PRICE },
        { product: 'ticket-10', tickets: 9, price: 9 * 7780 },
      ],
    })
    const { made, paid } = await buyAgain(server(), token, report.order_seq, changeTo('ticket-3'))
    expect(paid.data).toMatchObject({ result: 'paid', kind: 'change', tickets: 2 })
    expect(await ticketsOf(server(), token)).toMatchObject({
      amount: 2,
      lots: [{ order_seq: made.order_seq, unit_won: 8550, refundable: 17_100 }],
    })
    expect((await server().call('payOrderInfo', { order_seq: report.order_seq }, { token })).data.offers).toEqual([])
    expect((await server().call('payOrderInfo', { order_seq: made.order_seq }, { token })).data.offers).toEqual([])
    const pack = await buyPack(server(), token)
    const larger = await buyAgain(server(), token, pack.order_seq, changeTo('ticket-5'))
    expect(larger.made.price).toBe(42_500 - PACK.price)
    expect((await ticketsOf(server(), token)).amount).toBe(7)
  })

  it('is paid once: what a second window took goes back', async () => {
    const token = await person()
    const pack = await buyPack(server(), token)
    const [one, two] = [
      (await orderAgain(server(), token, pack.order_seq, changeTo('ticket-5'))).data,
      (await orderAgain(server(), token, pack.order_seq, changeTo('ticket-10'))).data,
    ]
    await buy(server(), one.merchant_uid, { amount: one.price })
    await buy(server(), two.merchant_uid, { amount: two.price })
    const answers = await Promise.all([one, two].map((o) => confirmAgain(server(), token, o.merchant_uid)))
    expect(answers.map((a) => a.code).toSorted()).toEqual([0, 2502])
    await server().settle()
    const rows = [
      ...(await gatewayRows(server(), one.merchant_uid)),
      ...(await gatewayRows(server(), two.merchant_uid)),
    ]
    expect(rows.filter((r) => r.cancel_amount === r.amount)).toHaveLength(1)
    expect([5, 10]).toContain((await ticketsOf(server(), token)).amount)
  })

  it('is not for what was given back, was paid by a ticket, or is long ago', async () => {
    const token = await person()
    const pack = await buyPack(server(), token)
    const { data } = await orderByTicket(server(), token, HOME)
    await server().settle()
    const offers = async (order_seq: number) =>
      (await server().call('payOrderInfo', { order_seq }, { token })).data.offers.length
    expect(await offers(data.order.order_seq)).toBe(0)
    expect(await offers(pack.order_seq)).toBe(2)
    const open = (await orderAgain(server(), token, pack.order_seq, changeTo('ticket-5'))).data
    await server().call('orderTicketRefund', { id: pack.order_seq }, { token })
    expect(await offers(pack.order_seq)).toBe(0)
    await buy(server(), open.merchant_uid, { amount: open.price })
    expect((await confirmAgain(server(), token, open.merchant_uid)).code).toBe(code('paymentNotCompleted'))
    await server().settle()
    expect(await gatewayRows(server(), open.merchant_uid)).toMatchObject([{ cancel_amount: open.price }])
    const old = await buyPack(server(), token)
    await server().owner.query(`update order_order set paid_at = paid_at - interval '31 days' where order_seq = $1`, [
      old.order_seq,
    ])
    expect(await offers(old.order_seq)).toBe(0)
    const late = await orderAgain(server(), token, old.order_seq, changeTo('ticket-5'))
    expect(late.code).toBe(code('paymentTypeInvalid'))
  })
})
