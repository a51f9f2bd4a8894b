import type { Input } from '@jipsalpim/contract/call.ts'
import type { orderComplete } from '@jipsalpim/contract/areas/order/order.ts'
import { Fail } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { scheduleCheck } from '../../payment/settling/schedule-check.ts'
import type { Settled } from '../../payment/settling/settled.ts'
import { settlePayment } from '../../payment/settling/settle-payment.ts'
import { closedRefusal } from './closed-refusal.ts'
import { failureName } from './failure-name.ts'
import { refuseTakenOver } from '../placing/alone/one-purchase.ts'
import type { OrderRow } from '../order-row.ts'
import { insertOrderEvent, orderBySeq } from '../queries.ts'

/** The window's result is only a hint: the gateway is always asked. Throws if the order was not paid. */
export async function settleOrder(
  ctx: Context,
  order: OrderRow,
  input: Input<typeof orderComplete>,
): Promise<'paid' | 'checking'> {
  const settled = await settlePayment(ctx, order.merchant_uid, input.imp_uid)
  // After a wrong amount the order is refunded, too, but has no paid_at.
  if (order.state === 'completed' || (order.state === 'refunded' && order.paid_at)) return 'paid'
  const elsewhere = input.pg_name !== undefined && input.pg_name !== order.pg_name
  if (input.status !== 'paid' || elsewhere)
    await insertOrderEvent(ctx.db, order.order_seq, 'window', {
      said: input.status,
      found: settled.is,
      ...(elsewhere && { pg_name: input.pg_name }),
    })
  if (settled.is === 'not-paid' || settled.is === 'failed') await scheduleCheck(ctx, order.merchant_uid)
  if (settled.is === 'checking') return 'checking'
  // Paid after the order had been closed: nothing was bought, and the money is being refunded.
  const isClosed = settled.is === 'paid' && !(await orderBySeq(ctx.db, order.order_seq)).paid_at
  if (isClosed || settled.is === 'cancelled') throw await closedRefusal(ctx, order)
  if (settled.is === 'paid') return 'paid'
  if (settled.is === 'not-paid' || settled.is === 'failed') await refuseTakenOver(ctx, order)
  throw refusal(settled)
}

function refusal(settled: Exclude<Settled, { is: 'paid' | 'checking' | 'cancelled' }>): Fail {
  switch (settled.is) {
    case 'not-paid':
      return new Fail('paymentNotCompleted')
    case 'failed':
      return new Fail(failureName(settled.reason), { reason: settled.reason })
    case 'wrong-amount':
      return new Fail('paymentRequestFailed', { reason: 'wrong-amount', refund: settled.captured })
    case 'no-attempt':
      return new Fail('paymentInfoNotFound')
  }
}
