import { supplyBy } from '@jipsalpim/engine/law/distance-selling.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../kernel/context.ts'
import { postNotice } from '../message/post-notice.ts'
import type { OrderRow } from './order-row.ts'
import { lockNotifiers, notifierStands, setSupplyBy } from './queries.ts'

/** A second notifier of one home came to be paid meanwhile: its money goes back. */
export async function mayStand(tx: TxContext, order: OrderRow): Promise<boolean> {
  if (order.product !== 'subscribe' && order.product !== 'subscribe-year') return true
  await lockNotifiers(tx.db, order.user_seq)
  return !(await notifierStands(tx.db, order.user_seq, order))
}

/** Paid before it is there: by the law's day it is, or the money is back; the person is told which day that is. */
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
