import type { operatorRefundDecide } from '@jipsalpim/contract/areas/operator/back-office.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { lockForPayment } from '../../order/paying/lock-for-payment.ts'
import { findRefundable } from '../../payment/refund/find-refundable.ts'
import { refundByOperator } from './refund-by-operator.ts'
import { decideRequest, lastRequestOf } from './refund-queries.ts'
import { storyHead } from '../story/story-queries.ts'

/**
 * Operators cannot approve their own refund; any operator may reject it. The refund and its approval are one commit. A
 * refund that is no longer possible as requested is refused, and can only be rejected.
 */
export const decideRefund: Action<typeof operatorRefundDecide> = async (ctx, input, operator) => {
  const { order_seq, amount, approve, reason } = input
  if (!(await storyHead(ctx.db, order_seq))) throw new Fail('notFound')
  const decided = await ctx.tx(async (tx) => {
    const order = await lockForPayment(tx, order_seq)
    const request = await lastRequestOf(tx.db, order_seq, amount)
    if (!request) throw new Fail('operatorBehind')
    if (request.decided_at !== null) {
      // A repeat after a lost answer is the same decision.
      if (request.decided_by !== operator.seq || request.approved !== approve) throw new Fail('operatorBehind')
      return { refund_seq: request.refund_seq, approved: approve }
    }
    if (approve && request.made_by === operator.seq) throw new Fail('operatorRefused', { reason: 'own' })
    const part = { amount, seenBack: request.seen_back, askedAt: request.made_at }
    if (approve && (await findRefundable(tx.db, order_seq, part)) === 'behind')
      throw new Fail('operatorRefused', { reason: 'changed' })
    const refund_seq = approve ? (await refundByOperator(tx, order, part)).refund_seq : null
    await decideRequest(tx.db, request.ask_seq, {
      decided_by: operator.seq,
      approved: approve,
      decided_why: reason,
      refund_seq,
    })
    killPoint('operator.refund.deciding')
    return { refund_seq, approved: approve }
  })
  killPoint('operator.refund.decided')
  return decided
}
