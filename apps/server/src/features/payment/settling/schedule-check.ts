import type { Context } from '../../../kernel/context.ts'
import { retrySeconds, resolveKey } from './retry-seconds.ts'
import { attemptOf } from '../queries.ts'

/** The user has returned from a window without a settled payment: queues a check, in case they leave. */
export async function scheduleCheck(ctx: Context, merchantUid: string): Promise<void> {
  const attempt = await attemptOf(ctx.db, merchantUid)
  if (!attempt || attempt.state === 'paid' || attempt.state === 'cancelled') return
  await ctx.enqueue(
    'payment.resolve',
    { attempt_seq: attempt.attempt_seq },
    { afterSeconds: retrySeconds(0), key: resolveKey(attempt) },
  )
}
