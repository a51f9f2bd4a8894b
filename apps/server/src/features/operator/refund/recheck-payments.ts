import type { operatorPayments } from '@jipsalpim/contract/areas/operator/back-office.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { refundOutsidePayment } from '../../payment/refund/refund-outside-payment.ts'
import { syncOrder } from '../../payment/settling/sync-order.ts'
import { storyHead } from '../story/story-queries.ts'

/** Asks the gateway first, so that everything outside our books is booked; then refunds the given payment. */
export const recheckPayments: Action<typeof operatorPayments> = async (ctx, { order_seq, gateway_id }) => {
  if (!(await storyHead(ctx.db, order_seq))) throw new Fail('notFound')
  const payments = await syncOrder(ctx, order_seq, gateway_id)
  if (payments === 'no-attempt') throw new Fail('operatorRefused', { reason: payments })
  if (payments === 'silent') throw new Fail('tryLater')
  if (gateway_id === null) return { payments, refund_seq: null }
  const refund = await refundOutsidePayment(ctx, order_seq, gateway_id)
  if (typeof refund === 'string') throw new Fail('operatorRefused', { reason: refund })
  return { payments, refund_seq: refund.refund_seq }
}
