import type { subscribeOfferTake } from '@jipsalpim/contract/areas/subscribe/paying.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { upsertAgreed } from '../consent/consent-queries.ts'
import { presentWatches } from '../present-watch.ts'
import { ownWatches } from '../queries.ts'
import { withWatch } from '../renewing/with-watch.ts'
import { offersOf } from './offers-of.ts'

/**
 * Accepts a year at the offered price from the next period on. Nothing is charged before; it can be withdrawn until
 * then.
 */
export const acceptOffer: Action<typeof subscribeOfferTake> = (ctx, { subscribe_seq, offer_seq, price }, user) =>
  withWatch(ctx, user.seq, subscribe_seq, async (tx, { watch, periods }) => {
    const offer = (await offersOf(tx, watch, periods)).find((o) => o.offer_seq === offer_seq)
    if (!offer) throw new Fail('watchState')
    if (offer.price !== price) throw new Fail('priceChanged', { price: offer.price })
    await upsertAgreed(tx.db, {
      watch_seq: watch.watch_seq,
      nth: offer.nth,
      charge_on: offer.chargeOn,
      price_before: offer.before,
      price: offer.price,
      ask_until: offer.askUntil,
      plan_offer_seq: offer.offer_seq,
      agreed: true,
      answered_at: tx.now(),
    })
    const [one] = await presentWatches(tx, await ownWatches(tx.db, user.seq, subscribe_seq))
    if (!one) throw new Fail('notFound')
    return one.item
  })
