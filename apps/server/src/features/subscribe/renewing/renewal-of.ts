import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { TxContext } from '../../../kernel/context.ts'
import type { Renewal } from '../hooks.ts'
import { homeBySeq, type WatchRow } from '../queries.ts'
import { payingCard } from './paying-card.ts'

/** The fields of a later period's order that come from its watch. */
export async function renewalOf(tx: TxContext, watch: WatchRow): Promise<Omit<Renewal, 'won' | 'most'>> {
  const home = watch.moved_at === null ? undefined : await homeBySeq(tx.db, watch.home_seq)
  return {
    user_seq: watch.user_seq,
    first_order_seq: watch.order_seq,
    plan: watch.plan,
    card: await payingCard(tx, watch),
    // Written from the signed hit.
    home: home ? { ...home, hit: home.hit as AddressHit } : null,
  }
}
