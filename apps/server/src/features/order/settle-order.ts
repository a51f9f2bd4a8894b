import type { Input } from '@jipsalpim/contract/call.ts'
import type { orderComplete } from '@jipsalpim/contract/order.ts'
import { Fail } from '../../http/serve.ts'
import type { Context } from '../../main/context.ts'
import { lookAfter } from '../payment/look-after.ts'
import { settlePayment, type Settled } from '../payment/settle-payment.ts'
import { failureName } from './failure-name.ts'
import type { OrderRow } from './order-row.ts'
import { keepOrderEvent, orderBySeq } from './queries.ts'

/** What the window said is only a hint: whatever it says, the gateway is asked. Fails when nothing was paid for the order. */
export async function settleOrder(
  ctx: Context,
  order: OrderRow,
  input: Input<typeof orderComplete>,
): Promise<'paid' | 'checking'> {
  // An order that took another amount is refunded too, and was never paid.
  if (order.state === 'completed' || (order.state === 'refunded' && order.paid_at)) return 'paid'
  const settled = await settlePayment(ctx, order.merchant_uid, input.imp_uid)
  if (input.status !== 'paid')
    await keepOrderEvent(ctx.db, order.order_seq, 'window', { said: input.status, found: settled.is })
  if (settled.is === 'not-paid' || settled.is === 'failed') await lookAfter(ctx, order.merchant_uid)
  if (settled.is !== 'paid' && settled.is !== 'checking') throw refusal(settled)
  // Taken for an order that was closed before: it is on its way back.
  if (settled.is === 'paid' && !(await orderBySeq(ctx.db, order.order_seq)).paid_at) throw refusal({ is: 'cancelled' })
  return settled.is
}

function refusal(settled: Exclude<Settled, { is: 'paid' | 'checking' }>): Fail {
  switch (settled.is) {
    case 'not-paid':
      return new Fail('paymentNotCompleted')
    case 'failed':
      return new Fail(failureName(settled.reason), { reason: settled.reason })
    case 'wrong-amount':
      return new Fail('paymentRequestFailed', { reason: 'wrong-amount', refund: settled.captured })
    case 'cancelled':
      return new Fail('paymentNotCompleted', { reason: 'cancelled' })
    case 'no-attempt':
      return new Fail('paymentInfoNotFound')
  }
}
