import type { Context } from '../../main/context.ts'
import { closeOrder } from '../order/close-order.ts'
import { holdOrder } from '../order/hold-order.ts'
import { killPoint } from '../../testing/kill-point.ts'
import { commitPaid } from './commit-paid.ts'
import { inquirePayment, type Held } from './inquire-payment.ts'
import { ladder, resolveKey } from './ladder.ts'
import { attemptOf, moveAttempt, noteAsked, type AttemptRow } from './queries.ts'
import { refundWrongCapture } from './refund-wrong-capture.ts'

export type Settled =
  | { is: 'paid' }
  /** The gateway has not answered: the resolver goes on asking. */
  | { is: 'checking' }
  /** The gateway knows of no payment, or of one that is not finished. */
  | { is: 'not-paid' }
  | { is: 'failed'; reason: string | null }
  | { is: 'wrong-amount'; captured: number }
  | { is: 'cancelled' }
  | { is: 'no-attempt' }

/**
 * The one place where a payment becomes paid: used by the window's return, the webhook and the resolver, in any order
 * and at once. Three phases: the attempt stands, the gateway is asked with no transaction open, the answer is kept.
 */
export async function settlePayment(ctx: Context, merchantUid: string, hint: string | null = null): Promise<Settled> {
  const attempt = await attemptOf(ctx.db, merchantUid)
  if (!attempt) return { is: 'no-attempt' }
  if (attempt.state === 'paid') return { is: 'paid' }
  if (attempt.state === 'cancelled') return cancelledAs(attempt)
  await noteAsked(ctx.db, attempt.attempt_seq)
  killPoint('settle.noted')
  const answer = await inquirePayment(ctx, attempt, hint)
  killPoint('settle.answered')
  if (!answer.ok) return keepUnknown(ctx, attempt, answer.message)
  const settled = await keepAnswer(ctx, attempt, answer.value)
  killPoint('settle.kept')
  return settled
}

/** The same answer whoever was first: the window's return, the webhook or the resolver. */
const cancelledAs = (attempt: AttemptRow): Settled =>
  attempt.reason === 'wrong-amount' ? { is: 'wrong-amount', captured: attempt.captured ?? 0 } : { is: 'cancelled' }

async function keepAnswer(ctx: Context, attempt: AttemptRow, held: Held | null): Promise<Settled> {
  switch (held?.state) {
    case 'paid':
      return fits(attempt, held) ? commitPaid(ctx, attempt, held) : refundWrongCapture(ctx, attempt, held)
    case 'failed': {
      await moveAttempt(ctx.db, attempt.attempt_seq, ['pending', 'unknown'], 'failed', {
        reason: held.failReason,
        gateway_id: held.gatewayId,
      })
      return { is: 'failed', reason: held.failReason }
    }
    case 'cancelled': {
      // Taken and given back at the gateway before we knew of it: nothing was ever ours.
      await ctx.tx(async (tx) => {
        await holdOrder(tx, attempt.order_seq)
        const facts = { reason: 'cancelled-at-gateway', gateway_id: held.gatewayId }
        const moved = await moveAttempt(
          tx.db,
          attempt.attempt_seq,
          ['pending', 'unknown', 'failed'],
          'cancelled',
          facts,
        )
        if (moved) await closeOrder(tx, attempt.order_seq, 'cancelled', facts)
      })
      return { is: 'cancelled' }
    }
    default:
      return keepNothing(ctx, attempt)
  }
}

const fits = (attempt: AttemptRow, held: Held) => held.amount === attempt.amount && held.cancelledAmount === 0

/** Nothing found counts at once for an attempt that was never in doubt; after a doubt only when it had time to settle. */
async function keepNothing(ctx: Context, attempt: AttemptRow): Promise<Settled> {
  if (attempt.state === 'failed') return { is: 'failed', reason: attempt.reason }
  if (attempt.state === 'unknown' && attempt.checks < CHECKS_TO_SETTLE)
    return keepUnknown(ctx, attempt, 'not found yet')
  if (attempt.state === 'unknown') await moveAttempt(ctx.db, attempt.attempt_seq, ['unknown'], 'pending')
  return { is: 'not-paid' }
}
/** Rungs at 5 s, 30 s and 2 minutes: longer than any gateway takes to show a payment that it took. */
const CHECKS_TO_SETTLE = 3

async function keepUnknown(ctx: Context, attempt: AttemptRow, why: string): Promise<Settled> {
  return ctx.tx(async (tx) => {
    await holdOrder(tx, attempt.order_seq)
    const now = await attemptOf(tx.db, attempt.merchant_uid)
    if (now?.state === 'paid') return { is: 'paid' }
    tx.log.warn({ attempt_seq: attempt.attempt_seq, why }, 'payment: outcome unknown')
    // A failed attempt stays failed while the gateway is silent; what it took is found by the webhook or the resolver.
    if (attempt.state !== 'failed')
      await moveAttempt(tx.db, attempt.attempt_seq, ['pending', 'unknown'], 'unknown', { reason: why.slice(0, 200) })
    await tx.enqueue(
      'payment.resolve',
      { attempt_seq: attempt.attempt_seq },
      { afterSeconds: ladder(attempt.checks), key: resolveKey(attempt) },
    )
    return { is: 'checking' }
  })
}
