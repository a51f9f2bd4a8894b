import type { Context } from '../../../kernel/context.ts'
import { listedOfOrder } from '../doubt/listed-queries.ts'
import { lookAtGateway } from './look-at-gateway.ts'
import { gatewayAttemptOf } from '../queries.ts'

/** Asks the gateway about an order now. Returns the number of payments reported under the order's number. */
export async function lookAtOrder(
  ctx: Context,
  orderSeq: number,
  gatewayId: string | null,
): Promise<number | 'silent' | 'no-attempt'> {
  const attempt = await gatewayAttemptOf(ctx.db, orderSeq)
  if (!attempt) return 'no-attempt'
  const { heard } = await lookAtGateway(ctx, attempt, gatewayId === null ? [] : [gatewayId])
  return heard ? (await listedOfOrder(ctx.db, orderSeq)).length : 'silent'
}
