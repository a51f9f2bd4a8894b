import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { buy, complete, gatewayRows, makeOrder, makePaidOrder, pass, PRICE, type Made } from '../../testing/scenes.ts'
import { buyPack, orderByTicket } from '../../testing/ticket-scene.ts'

const server = useTestServer()
const { stateOf } = paymentScene(server)
const fault = (kind: string, times: number) => server().control('faults', { service: 'portone', kind, times })
afterEach(async () => {
  for (const kind of ['lost-webhook', 'paid-twice', 'down']) await fault(kind, 0)
  await server().setClock(null)
  await server().settle()
})

const han = () => server().login('operator-han')
const reason = '결제사 화면에서 확인함'
const storyOf = async ({ order_seq }: Made) =>
  (await server().call('operatorOrder', { order_seq }, { token: await han() })).data
const paymentsOf = async (order: Made) =>
  (await storyOf(order)).payments.map(({ state, amount, left, decision, outside }) => ({
    state,
    amount,
    left,
    decision,
    outside,
  }))
const recheck = async ({ order_seq }: Made, gateway_id: string | null) =>
  server().call('operatorPayments', { order_seq, gateway_id, reason }, { token: await han() })
const settles = { state: 'paid', amount: PRICE, left: PRICE, decision: 'settles', outside: false }

describe('the payments of an order in the back office', () => {
  it('are every window of it: what took nothing, what settles it, and what went back beside it', async () => {
    const token = await server().login('back-office-windows')
    const order = await makeOrder(server(), token, null)
    expect((await storyOf(order)).payments).toEqual([])
    const { imp_uid } = await buy(server(), order.merchant_uid, { outcome: 'failed' })
    await complete(server(), token, order.merchant_uid, { imp_uid, status: 'failed' })
    await buy(server(), order.merchant_uid)
    await complete(server(), token, order.merchant_uid)
    await fault('paid-twice', 1)
    const second = await buy(server(), order.merchant_uid)
    await complete(server(), token, order.merchant_uid, { imp_uid: second.imp_uid })
    await server().settle()
    await recheck(order, null)
    expect(await paymentsOf(order)).toEqual([
      { state: 'failed', amount: PRICE, left: 0, decision: 'no-money', outside: false },
      settles,
      { state: 'cancelled', amount: PRICE, left: 0, decision: 'goes-back', outside: false },
    ])
    // The money shown for the order does not include the second payment.
    expect((await storyOf(order)).money).toMatchObject({ paid: PRICE, back: 0, most: PRICE, doubt: null })
    expect((await server().call('operatorOrder', { order_seq: order.order_seq }, { token })).code).not.toBe(0)
  })

  it('are asked for at the gateway: one that nobody told us of settles the order', async () => {
    const token = await server().login('back-office-unheard')
    const order = await makeOrder(server(), token, null)
    await fault('lost-webhook', 1)
    await buy(server(), order.merchant_uid)
    await server().settle()
    expect(await stateOf(order.merchant_uid)).toBe('pending')
    expect((await recheck(order, null)).data).toEqual({ payments: 1, refund_seq: null })
    expect(await stateOf(order.merchant_uid)).toBe('completed')
    expect(await paymentsOf(order)).toEqual([settles])
  })

  it('are refused by name: the order’s own, one that is not its own, and an order with no gateway', async () => {
    const token = await server().login('back-office-refused')
    const [order, other] = [
      await makePaidOrder(server(), token, null),
      await makePaidOrder(server(), await han(), null),
    ]
    await server().settle()
    const own = (await storyOf(order)).payments[0]?.gateway_id ?? ''
    const theirs = (await storyOf(other)).payments[0]?.gateway_id ?? ''
    expect(await recheck(order, own)).toMatchObject({ code: 9132, data: { reason: 'in-books' } })
    expect(await recheck(order, theirs)).toMatchObject({ code: 9132, data: { reason: 'unknown-there' } })
    expect(await recheck(order, 'imp_999999999999')).toMatchObject({ code: 9132, data: { reason: 'unknown-there' } })
    await buyPack(server(), token)
    const byTicket = (await orderByTicket(server(), token)).data.order
    expect(await recheck(byTicket as unknown as Made, null)).toMatchObject({
      code: 9132,
      data: { reason: 'no-attempt' },
    })
    expect((await gatewayRows(server(), order.merchant_uid)).map((p) => p.cancels)).toEqual([0])
  })

  it('are not told where the gateway is silent', async () => {
    const token = await server().login('back-office-silent')
    const order = await makePaidOrder(server(), token, null)
    await server().settle()
    await fault('down', 3)
    expect((await recheck(order, null)).code).not.toBe(0)
    expect(await paymentsOf(order)).toEqual([settles])
  })
})

describe('payments in doubt', () => {
  it('are listed half an hour on, with their order, until the gateway has answered', async () => {
    const token = await server().login('back-office-doubt')
    const order = await makeOrder(server(), token, null)
    await fault('lost-webhook', 1)
    await buy(server(), order.merchant_uid)
    await fault('down', 100)
    expect((await complete(server(), token, order.merchant_uid)).data.result).toBe('checking')
    const doubts = async () =>
      (await server().call('operatorLists', {}, { token: await han() })).data.doubts.filter(
        (d) => d.order_seq === order.order_seq,
      )
    expect(await doubts()).toEqual([])
    await pass(server(), 31 * 60)
    await server().settle()
    expect(await doubts()).toMatchObject([{ order_seq: order.order_seq, amount: PRICE }])
    await fault('down', 0)
    expect((await recheck(order, null)).data.payments).toBe(1)
    expect(await doubts()).toEqual([])
    expect(await stateOf(order.merchant_uid)).toBe('completed')
  })

  it('of every kind are listed for an operator, as many as the alarm counts', async () => {
    const token = await server().login('back-office-doubts')
    const { order_seq, merchant_uid } = await makePaidOrder(server(), token, null)
    const hourAgo = `app_now() - interval '1 hour'`
    const { rows } = await server().owner.query(
      `insert into payment_listed (vendor, gateway_id, order_seq, state, amount, cancelled_amount, seen_at)
       values ('portone', 'imp_doubt', $1, 'paid', 9900, 0, ${hourAgo}) returning listed_seq as seq`,
      [order_seq],
    )
    await server().owner.query(
      `insert into payment_difference (vendor, merchant_uid, kind, theirs_paid, found_at)
       values ('portone', 'nz-nobody', 'unknown-here', 700, ${hourAgo})`,
    )
    await server().owner.query(
      `insert into payment_refund (attempt_seq, amount, reason, created_at)
       select attempt_seq, 1, 'operator-part', ${hourAgo} from payment_attempt where merchant_uid = $1`,
      [merchant_uid],
    )
    await server().owner.query(
      `update payment_attempt set state = 'unknown', opened_at = ${hourAgo} where merchant_uid = $1`,
      [merchant_uid],
    )
    try {
      const { doubts } = (await server().call('operatorLists', {}, { token: await han() })).data
      expect(doubts).toContainEqual(
        expect.objectContaining({ kind: 'payment', seq: Number(rows[0].seq), order_seq, amount: 9900 }),
      )
      const metrics = await (await fetch(`${server().origin}/metrics`)).text()
      const counted = Object.fromEntries(
        [...metrics.matchAll(/^payment_in_doubt\{kind="(\w+)"\} (\d+)$/gm)].map(([, kind, n]) => [kind, Number(n)]),
      )
      const listed = (kind: string) => doubts.filter((d) => d.kind === kind).length
      expect(counted).toEqual({ attempt: 1, refund: 1, payment: 1, difference: 1 })
      for (const [kind, n] of Object.entries(counted)) expect(listed(kind), kind).toBe(n)
    } finally {
      await server().owner.query(`delete from payment_listed where gateway_id = 'imp_doubt'`)
      await server().owner.query(`delete from payment_difference where merchant_uid = 'nz-nobody'`)
      await server().owner.query(
        `delete from payment_refund where attempt_seq in (select attempt_seq from payment_attempt where merchant_uid = $1)`,
        [merchant_uid],
      )
      await server().owner.query(`update payment_attempt set state = 'paid' where merchant_uid = $1`, [merchant_uid])
    }
  })
})
