import type { operatorRefundSettle } from '@jipsalpim/contract/areas/operator/back-office.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { lockForPayment } from '../../order/paying/lock-for-payment.ts'
import { decideDoubt } from '../../payment/doubt/decide-doubt.ts'
import { requesterOf } from './refund-queries.ts'
import { storyHead } from '../story/story-queries.ts'

/**
 * An operator decides a refund in doubt by what the gateway shows. Deciding that it was not made refunds again: this
 * requires another operator than the one who requested the manual refund.
 */
export const settleRefund: Action<typeof operatorRefundSettle> = async (ctx, input, operator) => {
  const { order_seq, refund_seq, went_back } = input
  if (!(await storyHead(ctx.db, order_seq))) throw new Fail('notFound')
  return ctx.tx(async (tx) => {
    const order = await lockForPayment(tx, order_seq)
    if (!went_back && (await requesterOf(tx.db, refund_seq)) === operator.seq)
      throw new Fail('operatorRefused', { reason: 'own' })
    const decided = await decideDoubt(tx, order, { refundSeq: refund_seq, wentBack: went_back })
    if (!decided) throw new Fail('operatorBehind')
    killPoint('operator.refund.settled')
    return { refund_seq, state: went_back ? ('done' as const) : ('asked' as const) }
  })
}
