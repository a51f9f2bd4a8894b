import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { fetchPayments } from './fetch-payments.ts'
import { bookPayments } from '../books/book-payments.ts'
import { retrySeconds, resolveKey } from './retry-seconds.ts'
import { settleCard } from '../card/settle-card.ts'
import type { SyncResult, Settled } from './settled.ts'
import { attemptOf, moveAttempt, markAsked, type AttemptRow } from '../queries.ts'

/**
 * The only place where payments are booked: called by the window's return, the webhook, the resolver and the back
 * office, in any order and concurrently. Three phases: the attempt is committed, the gateway is called outside a
 * transaction, and the answer is committed.
 */
export async function syncAttempt(
  ctx: Context,
  attempt: AttemptRow,
  hints: readonly string[] = [],
): Promise<SyncResult> {
  await markAsked(ctx.db, attempt.attempt_seq)
  killPoint('settle.noted')
  // At price 0 there is no payment to check, only the card that the window registered.
  if (attempt.amount === 0 && !attempt.surplus) return settleCard(ctx, attempt, hints)
  const answer = await fetchPayments(ctx, attempt, hints)
  killPoint('settle.answered')
  if (!answer.ok) return { answered: false, settled: await recordUnknown(ctx, attempt, answer.message) }
  const booked = await bookPayments(ctx, attempt, answer.value)
  killPoint('settle.kept')
  return { answered: true, settled: settledAs(booked) ?? (await recordNotFound(ctx, booked)) }
}

/**
 * The same result for every caller: the window's return, the webhook and the resolver. Null while the attempt is open.
 */
export function settledAs(attempt: AttemptRow): Settled | null {
  if (attempt.state === 'paid') return { is: 'paid' }
  if (attempt.state === 'failed') return { is: 'failed', reason: attempt.reason }
  if (attempt.state !== 'cancelled') return null
  return attempt.reason === 'wrong-amount'
    ? { is: 'wrong-amount', captured: attempt.captured ?? 0 }
    : { is: 'cancelled' }
}

/**
 * "Not found" is final immediately for an attempt that was never in doubt; after a doubt, only after several checks.
 */
async function recordNotFound(ctx: Context, attempt: AttemptRow): Promise<Settled> {
  if (attempt.state === 'unknown' && attempt.checks < CHECKS_TO_SETTLE)
    return recordUnknown(ctx, attempt, 'not found yet')
  if (attempt.state === 'unknown') await moveAttempt(ctx.db, attempt.attempt_seq, ['unknown'], 'pending')
  return { is: 'not-paid' }
}
/** Checks after 5 s, 30 s and 2 minutes: longer than any gateway takes to show a payment. */
const CHECKS_TO_SETTLE = 3

/** Queues the next check, even if the attempt has ended: another window may have been paid. */
async function recordUnknown(ctx: Context, attempt: AttemptRow, why: string): Promise<Settled> {
  return ctx.tx(async (tx) => {
    await tx.hooks.payables.lock(tx, attempt.order_seq)
    const now = (await attemptOf(tx.db, attempt.merchant_uid)) ?? attempt
    tx.log.warn({ attempt_seq: now.attempt_seq, why }, 'payment: outcome unknown')
    await moveAttempt(tx.db, now.attempt_seq, ['pending', 'unknown'], 'unknown', { reason: why.slice(0, 200) })
    await tx.enqueue(
      'payment.resolve',
      { attempt_seq: now.attempt_seq },
      { afterSeconds: retrySeconds(now.checks), key: resolveKey(now) },
    )
    return now.state === 'paid' || now.state === 'cancelled'
      ? (settledAs(now) ?? { is: 'checking' })
      : { is: 'checking' }
  })
}
