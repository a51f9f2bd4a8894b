import type { GatewayPayment } from '@jipsalpim/providers/payment/port.ts'
import type { Context } from '../../../kernel/context.ts'
import { correctPayment } from '../../ledger/correct-payment.ts'
import { postRefund } from '../../ledger/post-refund.ts'
import { commitRefund } from './commit-refund.ts'
import {
  insertDoneRefund,
  refundsOf,
  setCaptured,
  setRefundAmount,
  type AttemptRow,
  type RefundRow,
} from '../queries.ts'

/**
 * Compares our open refund with the gateway: 'done' if all of it is refunded, otherwise 'open' with the corrected
 * amount.
 */
export const matchRefund = (
  ctx: Context,
  attempt: AttemptRow,
  refund: RefundRow,
  atGateway: GatewayPayment,
): Promise<'done' | 'open'> =>
  ctx.tx(async (tx) => {
    const order = await tx.hooks.payables.lock(tx, attempt.order_seq)
    const others = (await refundsOf(tx.db, attempt.attempt_seq)).reduce(
      (sum, r) => sum + (r.state === 'done' && r.refund_seq !== refund.refund_seq ? r.amount : 0),
      0,
    )
    const captured = attempt.captured ?? 0
    if (atGateway.amount !== captured) {
      // When the payment was posted, the gateway had reported another amount; the refund uses the current one.
      await correctPayment(tx, attempt.attempt_seq, captured, atGateway.amount)
      await setCaptured(tx.db, attempt.attempt_seq, atGateway.amount)
      await setRefundAmount(tx.db, refund.refund_seq, atGateway.amount - others)
    }
    const now = { ...refund, amount: atGateway.amount === captured ? refund.amount : atGateway.amount - others }
    // If the gateway does not report refunds, only the amount can be corrected.
    if (atGateway.cancelledAmount === null) return 'open'
    const back = atGateway.cancelledAmount - others
    if (back >= now.amount) {
      await commitRefund(tx, order, now)
      return 'done'
    }
    if (back > 0) {
      await setRefundAmount(tx.db, refund.refund_seq, now.amount - back)
      const outside = await insertDoneRefund(tx.db, {
        attempt_seq: attempt.attempt_seq,
        amount: back,
        reason: 'gateway-console',
      })
      await postRefund(tx, attempt, outside)
    }
    return 'open'
  })
