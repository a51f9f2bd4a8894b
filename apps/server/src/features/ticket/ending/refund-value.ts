import type { Context } from '../../../kernel/context.ts'
import { readCollected } from '../../payment/read-collected.ts'
import type { LotRow } from '../queries.ts'

/** The refund for the unused tickets of a purchase: their value, at most what is left of its payment. */
export async function refundValueOf(ctx: Pick<Context, 'db'>, lot: LotRow): Promise<number> {
  if (lot.order_seq === null) return 0
  const collected = await readCollected(ctx.db, lot.order_seq)
  return Math.min(lot.remaining * lot.unit_won, Math.max(0, collected.paid - collected.back))
}
