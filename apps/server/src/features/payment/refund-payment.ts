import type { Outcome } from '@jipsalpim/providers/outcome.ts'
import type { GatewayPayment, RefundRefusal } from '@jipsalpim/providers/payment/port.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import type { Context } from '../../main/context.ts'
import { holdOrder } from '../order/hold-order.ts'
import { killPoint } from '../../testing/kill-point.ts'
import { refundAccountOf } from './account-queries.ts'
import { commitRefund } from './commit-refund.ts'
import { inquirePayment } from './inquire-payment.ts'
import { ladder } from './ladder.ts'
import { matchRefund } from './match-refund.ts'
import {
  attemptBySeq,
  moveRefund,
  noteRefundAsked,
  refundBySeq,
  refundsOf,
  type AttemptRow,
  type RefundRow,
} from './queries.ts'
import { refundKey } from './make-refund.ts'
import { readRefundAccount } from './refund-account.ts'

/** Pays back. Once it may have happened, the gateway is inquired before it is asked again; its balance check does the rest. */
export const refundPayment: JobHandler<'payment.refund'> = async (ctx, { refund_seq }) => {
  const refund = await refundBySeq(ctx.db, refund_seq)
  const attempt = refund && (await attemptBySeq(ctx.db, refund.attempt_seq))
  if (!refund || !attempt) throw new Error(`refund ${refund_seq} is not there`)
  // Nothing can go back before the person has said where to.
  if (attempt.method === 'vbank' && !(await refundAccountOf(ctx.db, attempt.order_seq))) return
  const checks = await noteRefundAsked(ctx.db, refund_seq)
  if (checks === null) return
  killPoint('refund.noted')
  if (refund.state === 'unknown') {
    const held = await inquirePayment(ctx, attempt)
    killPoint('refund.inquired')
    if (!held.ok || !held.value) return askLater(ctx, refund, checks, held.ok ? 'not found' : held.message)
    if ((await matchRefund(ctx, attempt, refund, held.value)) === 'done') return
  }
  await askBack(ctx, refund_seq, checks)
}

/** Read again: what is left may have been corrected. */
async function askBack(ctx: Context, refundSeq: number, checks: number): Promise<void> {
  const refund = await refundBySeq(ctx.db, refundSeq)
  const attempt = refund && (await attemptBySeq(ctx.db, refund.attempt_seq))
  if (!refund || !attempt) throw new Error(`refund ${refundSeq} is not there`)
  const answer = await callGateway(ctx, attempt, refund)
  killPoint('refund.answered')
  if (answer.ok) {
    await ctx.tx(async (tx) => commitRefund(tx, await holdOrder(tx, attempt.order_seq), refund))
    killPoint('refund.kept')
  } else if (answer.kind === 'refused' && answer.reason === 'not-found') {
    ctx.log.error({ refund_seq: refund.refund_seq }, 'refund: the gateway does not know the payment')
    await moveRefund(ctx.db, refund.refund_seq, 'refused')
  } else {
    // Refused for its balance, or unknown: the next run inquires first and sees what is really held.
    await askLater(ctx, refund, checks, answer.kind === 'refused' ? answer.reason : answer.message)
  }
}

async function callGateway(
  ctx: Context,
  attempt: AttemptRow,
  refund: RefundRow,
): Promise<Outcome<GatewayPayment, RefundRefusal>> {
  if (attempt.vendor === 'free' || !attempt.gateway_id)
    return { ok: false, kind: 'refused', reason: 'not-found', message: 'no gateway' }
  const done = (await refundsOf(ctx.db, attempt.attempt_seq)).reduce(
    (sum, r) => sum + (r.state === 'done' ? r.amount : 0),
    0,
  )
  return ctx.payment[attempt.vendor].refund({
    gatewayId: attempt.gateway_id,
    merchantUid: attempt.merchant_uid,
    amount: refund.amount,
    balance: (attempt.captured ?? 0) - done,
    reason: refund.reason,
    paidOn: attempt.paid_on,
    method: attempt.method,
    taxFree: refund.tax_free,
    to: attempt.method === 'vbank' ? await readRefundAccount(ctx, attempt.order_seq) : null,
  })
}

async function askLater(ctx: Context, refund: RefundRow, checks: number, why: string): Promise<void> {
  const level = checks > 6 ? 'error' : 'warn'
  ctx.log[level]({ refund_seq: refund.refund_seq, checks, why }, 'refund: not settled yet')
  await ctx.enqueue(
    'payment.refund',
    { refund_seq: refund.refund_seq },
    { afterSeconds: ladder(checks - 1), key: refundKey(refund) },
  )
}
