import type { subscribeOffer } from '@jipsalpim/contract/areas/subscribe/paying.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { ownWatches, periodsOf } from '../queries.ts'
import { offersOf } from './offers-of.ts'

export const listOffers: Action<typeof subscribeOffer> = async (ctx, { id }, user) => {
  const watches = await ownWatches(ctx.db, user.seq, id)
  if (id !== undefined && watches.length === 0) throw new Fail('notFound')
  const periods = await periodsOf(
    ctx.db,
    watches.map((w) => w.watch_seq),
  )
  const offers = []
  for (const watch of watches) {
    const own = periods.filter((p) => p.watch_seq === watch.watch_seq)
    for (const o of await offersOf(ctx, watch, own))
      offers.push({
        what: 'year' as const,
        price: o.price,
        until: o.until,
        offer_seq: o.offer_seq,
        subscribe_seq: watch.watch_seq,
        price_now: o.before,
        list_price: o.listed,
        from_on: o.chargeOn,
      })
  }
  return { offers }
}
