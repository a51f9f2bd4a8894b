import type { JobHandler } from '../../../kernel/job.ts'
import { retrySeconds, resolveKey } from './retry-seconds.ts'
import { syncAttempt } from './sync-attempt.ts'
import { attemptBySeq, attemptOf, countCheck } from '../queries.ts'

/**
 * Checks an order's payments at growing intervals while their outcome is unknown or one of its windows may still be
 * paid.
 */
export const resolvePayment: JobHandler<'payment.resolve'> = async (ctx, { attempt_seq }) => {
  const found = await attemptBySeq(ctx.db, attempt_seq)
  const attempt = found && (await attemptOf(ctx.db, found.merchant_uid))
  if (!attempt) return
  const checks = await countCheck(ctx.db, attempt.attempt_seq)
  const { answered, settled } = await syncAttempt(ctx, attempt)
  if (!answered && checks > 6) ctx.log.error({ attempt_seq, checks }, 'payment: still unknown')
  // An attempt that was never in doubt is checked for ten minutes; one in doubt until it is settled.
  const early = (settled.is === 'not-paid' || settled.is === 'failed') && checks < 4
  if (!answered || settled.is === 'checking' || early)
    await ctx.enqueue(
      'payment.resolve',
      { attempt_seq },
      { afterSeconds: retrySeconds(checks), key: resolveKey(attempt) },
    )
}
