import { supplyBy } from '@jipsalpim/engine/law/distance-selling.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import type { OrderRow } from '../order-row.ts'
import { lockNotifiers, anotherNotifier, setSupplyBy } from '../queries.ts'

/** False when another notifier for the same home was paid meanwhile: the second one's money is refunded. */
export async function mayExist(tx: TxContext, order: OrderRow): Promise<boolean> {
  if (order.product !== 'subscribe' && order.product !== 'subscribe-year') return true
  await lockNotifiers(tx.db, order.user_seq)
  return !(await anotherNotifier(tx.db, order.user_seq, order))
}

/**
 * For a product paid before it is available: by the legal date it is delivered or refunded; the user is told the date.
 */
export async function awaitSupply(tx: TxContext, order: OrderRow): Promise<void> {
  const by = supplyBy(dayInSeoul(tx.now()))
  await setSupplyBy(tx.db, order.order_seq, by)
  await postNotice(tx, {
    user_seq: order.user_seq,
    order_seq: order.order_seq,
    template: 'supply-waits',
    variables: { product: order.product, by },
    reference: `supply-${order.order_seq}`,
  })
}
