import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createCaller } from '../../../testing/caller.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { buy, complete, gatewayRows, makeOrder, PRICE, type Made } from '../../testing/scenes.ts'

const server = useTestServer()
const { climb } = paymentScene(server)
const PART = 900
const reason = '결제사 화면에서 확인함'

const operator = (name: string) => server().login(`operator-${name}`)
async function paidAtPayple(persona: string): Promise<Made> {
  const token = await server().login(persona)
  const order = await makeOrder(server(), token, null, { pg_name: 'payple' })
  await buy(server(), order.merchant_uid, { gateway: 'payple' })
  const paid = await complete(server(), token, order.merchant_uid, { pg_name: 'payple' })
  expect(paid.data.result).toBe('paid')
  return order
}
/**
 * Payple does not answer the next refund: with 'timeout-after-effect' it still makes it; with 'late-apply' it makes it
 * only after ten minutes.
 */
async function refundInSilence({ order_seq }: Made, kind: string, amount: number) {
  await server().control('faults', { service: 'payple', kind, times: 1, ms: kind === 'late-apply' ? 600_000 : 6000 })
  const input = { order_seq, amount, seen_back: 0, reason }
  expect((await server().call('operatorRefund', input, { token: await operator('han') })).code).toBe(0)
  await server().settle(15_000)
}
const money = async ({ order_seq }: Made) =>
  (await server().call('operatorOrder', { order_seq }, { token: await operator('han') })).data.money
const leftOf = async ({ order_seq }: Made) =>
  (await server().call('operatorOrder', { order_seq }, { token: await operator('han') })).data.payments.map(
    (p) => p.left,
  )
const cancels = async ({ merchant_uid }: Made) =>
  (await gatewayRows(server(), merchant_uid)).map((p) => [p.cancel_amount, p.cancels])
const settle = async (name: string, { order_seq }: Made, refund_seq: number, went_back: boolean) =>
  server().call('operatorRefundSettle', { order_seq, refund_seq, went_back, reason }, { token: await operator(name) })
const doubtOf = async (order: Made): Promise<number> => {
  const { doubt } = await money(order)
  if (!doubt) throw new Error('no refund in doubt')
  return doubt.refund_seq
}

describe('a part refunded at Payple, of which nothing was heard', () => {
  it('that was done is asked for no second time: it waits for a person, who says that it went back', async () => {
    const order = await paidAtPayple('doubt-done')
    await refundInSilence(order, 'timeout-after-effect', PART)
    await climb(4)
    expect(await cancels(order)).toEqual([[PART, 1]])
    expect(await money(order)).toMatchObject({ open: true, most: 0, doubt: { amount: PART } })
    // The gateway does not report refunds, so the remaining amount of the payment is unknown.
    expect(await leftOf(order)).toEqual([null])
    const refund_seq = await doubtOf(order)
    const { refunds } = (await server().call('operatorLists', {}, { token: await operator('han') })).data
    expect(refunds).toContainEqual(expect.objectContaining({ refund_seq, state: 'doubt', amount: PART }))
    // While this refund is open, neither a second one nor the withdrawal of membership is possible.
    const second = { order_seq: order.order_seq, amount: PART, seen_back: PART, reason }
    expect((await server().call('operatorRefund', second, { token: await operator('second') })).code).toBe(9131)
    expect((await settle('han', order, refund_seq, true)).data).toEqual({ refund_seq, state: 'done' })
    await climb(2)
    expect(await cancels(order)).toEqual([[PART, 1]])
    expect(await money(order)).toMatchObject({ back: PART, open: false, doubt: null, most: PRICE - PART })
    expect(await leftOf(order)).toEqual([PRICE - PART])
    expect((await settle('second', order, refund_seq, false)).code).toBe(9131)
    await server().checkInvariants({ inTime: true })
  }, 60_000)

  it('that was not done is asked for again once somebody else than the asker says so', async () => {
    const order = await paidAtPayple('doubt-not-done')
    await refundInSilence(order, 'late-apply', PART)
    await climb(4)
    expect(await cancels(order)).toEqual([[0, 0]])
    const refund_seq = await doubtOf(order)
    expect(await settle('han', order, refund_seq, false)).toMatchObject({ code: 9132, data: { reason: 'own' } })
    expect((await settle('second', order, refund_seq + 1000, false)).code).toBe(9131)
    expect((await settle('second', order, refund_seq, false)).data.state).toBe('asked')
    await climb(1)
    expect(await cancels(order)).toEqual([[PART, 1]])
    expect(await money(order)).toMatchObject({ back: PART, open: false, doubt: null })
    const { moments } = (
      await server().call('operatorOrder', { order_seq: order.order_seq }, { token: await operator('han') })
    ).data
    expect(moments.find((m) => m.what === 'operatorRefundSettle')?.detail).toMatchObject({ went_back: false, reason })
    await server().checkInvariants({ inTime: true })
  }, 60_000)

  it('but never begun, as the key of the call was refused, is asked for again by itself', async () => {
    const order = await paidAtPayple('doubt-never-begun')
    // The first fault applies to the query.
    await server().control('faults', { service: 'payple', kind: 'expired-key', times: 2 })
    const input = { order_seq: order.order_seq, amount: PART, seen_back: 0, reason }
    await server().call('operatorRefund', input, { token: await operator('han') })
    await climb(4)
    expect(await cancels(order)).toEqual([[PART, 1]])
    expect(await money(order)).toMatchObject({ back: PART, open: false, doubt: null })
  })
})

it.each(['timeout-after-effect', 'late-apply'])(
  '%s: the whole of a payment is asked for again, and goes back once',
  async (kind) => {
    const order = await paidAtPayple(`whole-${kind}`)
    await refundInSilence(order, kind, PRICE)
    await climb(3)
    expect(await cancels(order)).toEqual([[PRICE, 1]])
    expect(await money(order)).toMatchObject({ back: PRICE, open: false, doubt: null })
    await server().checkInvariants({ inTime: true })
  },
  60_000,
)

it('an API process killed as a doubt is decided (operator.refund.settled): the same word again, and it goes back once', async () => {
  const order = await paidAtPayple('doubt-killed')
  await refundInSilence(order, 'late-apply', PART)
  await climb(4)
  const refund_seq = await doubtOf(order)
  const [key, token] = [randomUUID(), await operator('second')]
  const input = { order_seq: order.order_seq, refund_seq, went_back: false, reason }
  const { origin, child } = await server().startApi({ killAt: 'operator.refund.settled' })
  await expect(createCaller(origin)('operatorRefundSettle', input, { token, key })).rejects.toThrow()
  expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
  // Nothing was committed.
  expect(await doubtOf(order)).toBe(refund_seq)
  await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
  expect((await server().call('operatorRefundSettle', input, { token, key })).data.state).toBe('asked')
  await climb(1)
  expect(await cancels(order)).toEqual([[PART, 1]])
  await server().checkInvariants({ inTime: true })
}, 60_000)
