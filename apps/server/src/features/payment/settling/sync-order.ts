import type { Context } from '../../../kernel/context.ts'
import { listedOfOrder } from '../doubt/listed-queries.ts'
import { syncAttempt } from './sync-attempt.ts'
import { gatewayAttemptOf } from '../queries.ts'

/** Asks the gateway about an order now. Returns the number of payments reported under the order's number. */
export async function syncOrder(
  ctx: Context,
  orderSeq: number,
  gatewayId: string | null,
): Promise<number | 'silent' | 'no-attempt'> {
  const attempt = await gatewayAttemptOf(ctx.db, orderSeq)
  if (!attempt) return 'no-attempt'
  const { answered } = await syncAttempt(ctx, attempt, gatewayId === null ? [] : [gatewayId])
  return answered ? (await listedOfOrder(ctx.db, orderSeq)).length : 'silent'
}
