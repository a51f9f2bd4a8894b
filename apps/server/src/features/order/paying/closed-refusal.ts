import { Fail } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { readCaptured } from '../../payment/read-collected.ts'
import { isWatched } from '../../subscribe/beginning/begin-watch.ts'
import { BULK_PRODUCT, isNotifier } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { homesOfBulk } from '../bulk/bulk-queries.ts'
import type { OrderRow } from '../order-row.ts'
import { refuseTakenOver } from '../placing/alone/one-purchase.ts'

/** The error for a payment of a closed order: which order replaced it, and what is being refunded. */
export async function closedRefusal(ctx: Context, order: OrderRow): Promise<Fail> {
  const taken = await readCaptured(ctx.db, order.order_seq)
  const facts = taken > 0 ? { refund: taken } : {}
  if (isNotifier(order.product) && (await isWatched(ctx, order.user_seq, order)))
    return new Fail('notifierExists', facts)
  if (order.product === BULK_PRODUCT && (await isAllWatched(ctx, order))) return new Fail('notifierExists', facts)
  await refuseTakenOver(ctx, order, facts)
  return new Fail('paymentNotCompleted', { reason: 'cancelled', ...facts })
}

async function isAllWatched(ctx: Context, { order_seq, user_seq }: OrderRow): Promise<boolean> {
  for (const home of await homesOfBulk(ctx.db, order_seq)) if (!(await isWatched(ctx, user_seq, home))) return false
  return true
}
