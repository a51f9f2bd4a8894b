import type { subscribeConsent } from '@jipsalpim/contract/areas/subscribe/paying.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { presentWatches } from '../present-watch.ts'
import { ownWatches } from '../queries.ts'
import { withWatch } from '../renewing/with-watch.ts'
import { changeOffer, openOffers } from './consent-queries.ts'

/** A yes or a no to a higher price; may be changed until the deadline, and the last answer counts. */
export const answerConsent: Action<typeof subscribeConsent> = (ctx, { subscribe_seq, offer_seq, yes }, user) =>
  withWatch(ctx, user.seq, subscribe_seq, async (tx, { watch }) => {
    const today = dayInSeoul(tx.now())
    const offer = (await openOffers(tx.db, [watch.watch_seq], today)).find((o) => o.offer_seq === offer_seq)
    if (!offer) throw new Fail('notFound')
    if (offer.ask_until < today || watch.state === 'ending') throw new Fail('watchState')
    await changeOffer(tx.db, offer_seq, { agreed: yes, answered_at: tx.now() })
    const [one] = await presentWatches(tx, await ownWatches(tx.db, user.seq, subscribe_seq))
    if (!one) throw new Fail('notFound')
    return one.item
  })
