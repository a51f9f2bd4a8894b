import type { subscribeLastPayment } from '@jipsalpim/contract/areas/subscribe/paying.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { ownWatches } from '../queries.ts'
import { lastCharged } from './reading-queries.ts'

/** The last charge for a watch, or for any of the user's. */
export const readLastPayment: Action<typeof subscribeLastPayment> = async (ctx, { id }, user) => {
  if (id !== undefined && (await ownWatches(ctx.db, user.seq, id)).length === 0) throw new Fail('notFound')
  const last = await lastCharged(ctx.db, user.seq, id)
  if (!last) return { payment: null }
  const { watch_seq, price, paid_at, from_on, to_on, ...rest } = last
  return {
    payment: { ...rest, subscribe_seq: watch_seq, won: price, at: paid_at.toISOString(), from: from_on, to: to_on },
  }
}
