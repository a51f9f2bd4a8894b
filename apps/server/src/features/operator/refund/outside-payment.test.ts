import type { PaymentPort } from '@jipsalpim/providers/payment/port.ts'
import { expect, it } from 'vitest'
import type { Context } from '../../../kernel/context.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { refundPayment } from '../../payment/refund/refund-payment.ts'
import { buy, complete, gatewayRows, makePaidOrder, PRICE } from '../../testing/scenes.ts'

const server = useTestServer({ worker: 'none' })
const reason = '결제사 화면에서 확인함'

/** Runs the pending refund as its job does. */
async function runRefund(ctx: Context): Promise<void> {
  const { rows } = await server().owner.query(`select refund_seq from payment_refund where state = 'pending'`)
  expect(rows).toHaveLength(1)
  await refundPayment(ctx, { refund_seq: Number(rows[0].refund_seq) }, 1)
}

it('a second payment whose refund the gateway refused stands outside, and goes back by an operator’s word, once', async () => {
  const token = await server().login('outside')
  const order = await makePaidOrder(server(), token, null)
  await server().control('faults', { service: 'portone', kind: 'paid-twice', times: 1 })
  const { imp_uid } = await buy(server(), order.merchant_uid)
  await complete(server(), token, order.merchant_uid, { imp_uid })
  const { ctx } = server()
  const refund: PaymentPort['refund'] = async () => ({ ok: false, kind: 'refused', reason: 'not-found', message: '' })
  await runRefund({ ...ctx, payment: { ...ctx.payment, portone: { ...ctx.payment.portone, refund } } })

  const han = await server().login('operator-han')
  const story = async () => (await server().call('operatorOrder', { order_seq: order.order_seq }, { token: han })).data
  const second = async () => (await story()).payments.find((p) => p.gateway_id === imp_uid)
  const back = async () =>
    server().call('operatorPayments', { order_seq: order.order_seq, gateway_id: imp_uid, reason }, { token: han })
  expect(await second()).toMatchObject({ state: 'paid', left: PRICE, decision: 'goes-back', outside: true })

  const [first, again] = [await back(), await back()]
  expect(first.data.refund_seq).toBeGreaterThan(0)
  expect(again.data.refund_seq).toBe(first.data.refund_seq)
  // In progress: no operator needs to act on it any more.
  expect(await second()).toMatchObject({ left: PRICE, outside: false })
  await runRefund(ctx)
  expect((await gatewayRows(server(), order.merchant_uid)).map((p) => p.cancels)).toEqual([0, 1])
  expect(await back()).toMatchObject({ code: 9132, data: { reason: 'nothing-paid' } })
  expect(await second()).toMatchObject({ state: 'cancelled', left: 0, outside: false })
  // The order's story has what the operator did, and why.
  expect((await story()).moments.filter((m) => m.what === 'operatorPayments')[0]?.detail).toMatchObject({ reason })
  expect((await story()).money).toMatchObject({ paid: PRICE, back: 0 })
})
