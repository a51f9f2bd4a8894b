import { supplyBy } from '@jipsalpim/engine/law/distance-selling.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import { isWatched, lockWatching } from '../../subscribe/beginning/begin-watch.ts'
import { isNotifier } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { OrderRow } from '../order-row.ts'
import { setSupplyBy } from '../queries.ts'
import { startWatch } from './start-watch.ts'

/** False if alerts for the same home were paid meanwhile: the second payment is refunded. */
export async function mayExist(tx: TxContext, order: OrderRow): Promise<boolean> {
  if (!isNotifier(order.product)) return true
  await lockWatching(tx, order.user_seq)
  return !(await isWatched(tx, order.user_seq, order))
}

/**
 * For products paid before delivery: sets the legal date by which they are delivered or refunded. Alerts begin
 * immediately; for other products the user is notified of the date.
 */
export async function awaitSupply(tx: TxContext, order: OrderRow): Promise<void> {
  const by = supplyBy(dayInSeoul(tx.now()))
  await setSupplyBy(tx.db, order.order_seq, by)
  if (isNotifier(order.product)) return startWatch(tx, order)
  await postNotice(tx, {
    user_seq: order.user_seq,
    order_seq: order.order_seq,
    template: 'supply-waits',
    variables: { product: order.product, by },
    reference: `supply-${order.order_seq}`,
  })
}
