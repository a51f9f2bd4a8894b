import type { Context } from '../../../kernel/context.ts'
import { listedOfOrder } from '../doubt/listed-queries.ts'
import { attemptBySeq, type RefundRow } from '../queries.ts'
import { requestRefund } from './request-refund.ts'

type Refusal = 'unknown-there' | 'in-books' | 'nothing-paid'

/**
 * Refunds a payment that is not the order's own, even if the gateway refused it before; returns the refund in progress,
 * if any.
 */
export const refundOutsidePayment = (ctx: Context, orderSeq: number, gatewayId: string): Promise<RefundRow | Refusal> =>
  ctx.tx(async (tx) => {
    await tx.hooks.payables.lock(tx, orderSeq)
    const listed = (await listedOfOrder(tx.db, orderSeq)).find((p) => p.gateway_id === gatewayId)
    if (!listed) return 'unknown-there'
    if (listed.decision === 'settles') return 'in-books'
    const attempt = listed.attempt_seq === null ? undefined : await attemptBySeq(tx.db, listed.attempt_seq)
    if (listed.decision !== 'goes-back' || !attempt) return 'nothing-paid'
    return (await requestRefund(tx, attempt, attempt.reason ?? 'order-closed')) ?? 'nothing-paid'
  })
