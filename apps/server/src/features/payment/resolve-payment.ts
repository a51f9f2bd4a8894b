import type { JobHandler } from '../../jobs/runner.ts'
import { ladder, resolveKey } from './ladder.ts'
import { attemptBySeq, countCheck } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

/** Asks about an attempt that nobody knows the end of, rung by rung, until somebody does. */
export const resolvePayment: JobHandler<'payment.resolve'> = async (ctx, { attempt_seq }) => {
  const attempt = await attemptBySeq(ctx.db, attempt_seq)
  if (!attempt || attempt.state === 'paid' || attempt.state === 'cancelled') return
  const checks = await countCheck(ctx.db, attempt_seq)
  const settled = await settlePayment(ctx, attempt.merchant_uid)
  if (settled.is === 'checking' && checks > 6) ctx.log.error({ attempt_seq, checks }, 'payment: still unknown')
  // An attempt that was never in doubt is looked after for ten minutes; one in doubt as long as it takes.
  if (settled.is === 'checking' || (settled.is === 'not-paid' && checks < 4)) {
    await ctx.enqueue('payment.resolve', { attempt_seq }, { afterSeconds: ladder(checks), key: resolveKey(attempt) })
  }
}
