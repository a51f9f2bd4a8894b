import type { orderComplete } from '@jipsalpim/contract/order.ts'
import { Fail, type Action } from '../../http/serve.ts'
import { lookAfter } from '../payment/look-after.ts'
import { settlePayment, type Settled } from '../payment/settle-payment.ts'
import type { OrderView } from './order-row.ts'
import { keepOrderEvent, ownOrder } from './queries.ts'
import { failureName } from './failure-name.ts'
import { sayOrder } from './say-order.ts'

/** What the window said is only a hint: whatever it says, the gateway is asked. */
export const confirmPayment: Action<typeof orderComplete> = async (ctx, input, user) => {
  const order = await ownOrder(ctx.db, user.seq, { merchant: input.merchant_uid })
  if (!order) throw new Fail('orderNotFound')
  // An order that took another amount is refunded too, and was never paid.
  if (order.state === 'completed' || (order.state === 'refunded' && order.paid_at))
    return { result: 'paid', order: sayOrder(order) }
  const settled = await settlePayment(ctx, order.merchant_uid, input.imp_uid)
  if (input.status !== 'paid')
    await keepOrderEvent(ctx.db, order.order_seq, 'window', { said: input.status, found: settled.is })
  if (settled.is === 'not-paid' || settled.is === 'failed') await lookAfter(ctx, order.merchant_uid)
  if (settled.is !== 'paid' && settled.is !== 'checking') throw refusal(settled)
  const now = await ownOrder(ctx.db, user.seq, { merchant: input.merchant_uid })
  return { result: settled.is, order: sayOrder(now ?? gone(order)) }
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

/** Orders are never deleted. */
function gone(order: OrderView): never {
  throw new Error(`order ${order.order_seq} is gone`)
}
