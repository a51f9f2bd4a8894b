import type { Context } from '../../kernel/context.ts'
import { readHeld } from './read-held.ts'

/** All that was paid for the order is back or on its way: nothing is to be begun for it any more. Under its lock. */
export async function goesBack(ctx: Pick<Context, 'db'>, orderSeq: number): Promise<boolean> {
  const { paid, back } = await readHeld(ctx.db, orderSeq)
  return paid > 0 && back >= paid
}
