import type { Period } from '@jipsalpim/engine/watch/billing.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { offerOf } from '../consent/consent-queries.ts'
import { changeWatch, type WatchRow } from '../queries.ts'
import { periodAtNth } from '../renewing/next-charge.ts'

type Next = Period & { nth: number }

/**
 * Applies an agreed plan from this period on; later periods are counted from here. Without a notice in time the plan
 * does not begin, as with a price. Requires the watch's lock.
 */
export async function changePlan(tx: TxContext, watch: WatchRow, next: Next): Promise<{ watch: WatchRow; next: Next }> {
  const offer = await offerOf(tx.db, watch.watch_seq, next.nth)
  if (offer?.plan_offer_seq == null || !offer.agreed || offer.noticed_at === null) return { watch, next }
  const anchor = { plan: 'year', anchor_on: next.from, anchor_nth: next.nth } as const
  const changed = await changeWatch(tx.db, watch.watch_seq, anchor)
  return { watch: changed, next: { ...periodAtNth(changed, next.nth), nth: next.nth } }
}
