import type { Context } from '../../../kernel/context.ts'
import { readCollected } from '../read-collected.ts'

/**
 * True if everything paid for the order is refunded or being refunded: no new work starts for it. Requires its lock.
 */
export async function isFullyRefunded(ctx: Pick<Context, 'db'>, orderSeq: number): Promise<boolean> {
  const { paid, back } = await readCollected(ctx.db, orderSeq)
  return paid > 0 && back >= paid
}
