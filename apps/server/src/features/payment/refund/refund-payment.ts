import type { Outcome } from '@jipsalpim/providers/outcome.ts'
import type { RefundRefusal } from '@jipsalpim/providers/payment/port.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { refundAccountOf } from '../account/account-queries.ts'
import { fetchPayments } from '../settling/fetch-payments.ts'
import { commitRefund } from './commit-refund.ts'
import { retrySeconds } from '../settling/retry-seconds.ts'
import { matchRefund } from './match-refund.ts'
import {
  attemptBySeq,
  countRefundCheck,
  moveRefund,
  refundBySeq,
  refundsOf,
  type AttemptRow,
  type RefundRow,
} from '../queries.ts'
import { refundKey, enqueueNextRefund } from './create-refund.ts'
import { readRefundAccount } from '../account/refund-account.ts'
import { isOpen, sumBack } from './refund-state.ts'

/**
 * Makes a refund. If it may already have happened, it is retried only where that is safe: a gateway that reports
 * refunds is queried first, and its balance check prevents a second refund; a gateway that does not is asked again only
 * for the whole rest of a payment, which it cannot refund twice, but never for a part.
 */
export const refundPayment: JobHandler<'payment.refund'> = async (ctx, { refund_seq }) => {
  const refund = await refundBySeq(ctx.db, refund_seq)
  const attempt = refund && (await attemptBySeq(ctx.db, refund.attempt_seq))
  if (!refund || !attempt) throw new Error(`refund ${refund_seq} is not there`)
  // A deposit cannot be refunded before the user has entered an account.
  if (attempt.method === 'vbank' && !(await refundAccountOf(ctx.db, attempt.order_seq))) return
  // Wait for an earlier refund: the gateway reports only the sum of both. The earlier one queues this one when it is
  // done.
  const isBehind = (await refundsOf(ctx.db, refund.attempt_seq)).some((r) => r.refund_seq < refund_seq && isOpen(r))
  if (isBehind) return
  const checks = await countRefundCheck(ctx.db, refund_seq)
  if (checks === null) return
  const maybeBack = refund.state === 'unknown'
  if (maybeBack || !reportsRefunds(ctx, attempt)) {
    const answer = await fetchPayments(ctx, attempt)
    killPoint('refund.inquired')
    if (!answer.ok) return scheduleRetry(ctx, refund, checks, answer.message)
    const atGateway = answer.value.find((p) => p.gatewayId === attempt.gateway_id)
    if (!atGateway && maybeBack) return scheduleRetry(ctx, refund, checks, 'not found')
    if (atGateway && (await matchRefund(ctx, attempt, refund, atGateway)) === 'done') return
  }
  await requestRefund(ctx, refund_seq, checks, maybeBack)
}

/** Read again: the remaining amount may have been corrected. */
async function requestRefund(ctx: Context, refundSeq: number, checks: number, maybeBack: boolean): Promise<void> {
  const refund = await refundBySeq(ctx.db, refundSeq)
  const attempt = refund && (await attemptBySeq(ctx.db, refund.attempt_seq))
  if (!refund || !attempt) throw new Error(`refund ${refundSeq} is not there`)
  const balance = (attempt.captured ?? 0) - sumBack(await refundsOf(ctx.db, attempt.attempt_seq))
  const repeatable = reportsRefunds(ctx, attempt) || refund.amount === balance
  if (maybeBack && !repeatable) return doubt(ctx, refund, 'a part may have gone back')
  // Committed before the gateway is called: from here on the refund may have happened.
  if (!(await moveRefund(ctx.db, refundSeq, 'unknown', ['pending', 'unknown']))) return
  killPoint('refund.noted')
  const answer = await callGateway(ctx, attempt, refund, balance)
  killPoint('refund.answered')
  if (answer.ok) return commit(ctx, attempt, refund)
  if (answer.kind === 'refused' && answer.reason === 'not-found') {
    ctx.log.error({ refund_seq: refund.refund_seq }, 'refund: the gateway does not know the payment')
    return ctx.tx(async (tx) => {
      if (await moveRefund(tx.db, refund.refund_seq, 'refused')) await enqueueNextRefund(tx, refund.attempt_seq)
    })
  }
  const why = answer.kind === 'refused' ? answer.reason : answer.message
  if (reportsRefunds(ctx, attempt)) return scheduleRetry(ctx, refund, checks, why)
  // Already refunded according to the gateway's balance: it cannot be queried, so the refusal itself is the answer.
  if (answer.kind === 'refused' && answer.reason === 'already-refunded' && repeatable)
    return commit(ctx, attempt, refund)
  if (answer.kind === 'config' || (answer.kind === 'refused' && answer.reason === 'not-asked')) {
    if (!maybeBack) await moveRefund(ctx.db, refund.refund_seq, 'pending', ['unknown'])
    return scheduleRetry(ctx, refund, checks, why)
  }
  if (answer.kind === 'unknown' && repeatable) return scheduleRetry(ctx, refund, checks, why)
  await doubt(ctx, refund, why)
}

const reportsRefunds = (ctx: Context, { vendor }: AttemptRow): boolean =>
  vendor === 'free' || ctx.payment[vendor].reportsRefunds

async function commit(ctx: Context, attempt: AttemptRow, refund: RefundRow): Promise<void> {
  await ctx.tx(async (tx) => commitRefund(tx, await tx.hooks.payables.lock(tx, attempt.order_seq), refund))
  killPoint('refund.kept')
}

/** The refund stays in doubt until an operator has checked the gateway's console and entered the result. */
async function doubt(ctx: Context, { refund_seq }: RefundRow, why: string): Promise<void> {
  await moveRefund(ctx.db, refund_seq, 'doubt', ['pending', 'unknown'])
  ctx.log.error({ refund_seq, why }, 'refund: in doubt, a person decides')
}

async function callGateway(
  ctx: Context,
  attempt: AttemptRow,
  refund: RefundRow,
  balance: number,
): Promise<Outcome<true, RefundRefusal>> {
  if (attempt.vendor === 'free' || !attempt.gateway_id)
    return { ok: false, kind: 'refused', reason: 'not-found', message: 'no gateway' }
  return ctx.payment[attempt.vendor].refund({
    gatewayId: attempt.gateway_id,
    merchantUid: attempt.merchant_uid,
    amount: refund.amount,
    balance,
    reason: refund.reason,
    paidOn: attempt.paid_on,
    method: attempt.method,
    taxFree: refund.tax_free,
    to: attempt.method === 'vbank' ? await readRefundAccount(ctx, attempt.order_seq) : null,
  })
}

async function scheduleRetry(ctx: Context, refund: RefundRow, checks: number, why: string): Promise<void> {
  const level = checks > 6 ? 'error' : 'warn'
  ctx.log[level]({ refund_seq: refund.refund_seq, checks, why }, 'refund: not settled yet')
  await ctx.enqueue(
    'payment.refund',
    { refund_seq: refund.refund_seq },
    { afterSeconds: retrySeconds(checks - 1), key: refundKey(refund) },
  )
}
