import { isLaterProduct } from '@jipsalpim/contract/areas/order/later-products.ts'
import { BULK_PRODUCT } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { isTicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { useCoupon } from '../../coupon/using/settle-coupon.ts'
import { postNotice } from '../../message/post-notice.ts'
import { spendPoints } from '../../points/reserve-points.ts'
import { causeOfOrder } from '../../points/points-of.ts'
import { mayRenew, renewPeriod } from '../../subscribe/renewing/renew-period.ts'
import { startReport } from '../../report/preparing/start-report.ts'
import { receiveTickets } from '../../ticket/receive-tickets.ts'
import { completeBulk } from '../bulk/complete-bulk.ts'
import { awaitSupply, mayExist } from '../supply/await-supply.ts'
import { recordNewMember } from '../placing/new-member.ts'
import { isBoughtElsewhere } from '../placing/alone/one-purchase.ts'
import type { OrderRow } from '../order-row.ts'
import { cutsOf, hasChanged, hasRefunded, insertOrderEvent, lockChange, moveOrder, recordDelivery } from '../queries.ts'

/** Runs the effects of a payment, in the payment's transaction. False: the order can no longer be completed. */
export async function completeOrder(tx: TxContext, order: OrderRow): Promise<boolean> {
  // The same thing was bought by another order meanwhile, for example by a ticket: this payment is refunded.
  if (await isBoughtElsewhere(tx, order)) return false
  if (order.product === BULK_PRODUCT) return completeBulk(tx, order)
  // An open order keeps its coupon reserved until it is closed, under the same lock.
  if (isLaterProduct(order.product) && !(await mayExist(tx, order))) return false
  if ((await hasCoupon(tx, order)) && !(await useCoupon(tx, order.order_seq))) return false
  if ((await hasPoints(tx, order)) && !(await spendPoints(tx, causeOfOrder(order.order_seq)))) return false
  if (!(await mayStillChange(tx, order))) return false
  if (isRenewal(order) && !(await mayRenew(tx, order.order_seq))) return false
  if (!(await moveOrder(tx.db, order.order_seq, ['pending', 'failed'], 'completed'))) return false
  await insertOrderEvent(tx.db, order.order_seq, 'completed', { price: order.price })
  await recordNewMember(tx, order)
  if (isRenewal(order)) await supplyRenewal(tx, order)
  else if (isTicketPack(order.product)) await receiveTickets(tx, order, order.product)
  else if (isLaterProduct(order.product)) await awaitSupply(tx, order)
  else if (order.address_state === 'complete') await startReport(tx, order)
  else {
    await postNotice(tx, {
      user_seq: order.user_seq,
      order_seq: order.order_seq,
      template: 'address-needed',
      variables: {},
      reference: `address-needed-${order.order_seq}`,
    })
  }
  return true
}

const isRenewal = ({ product }: OrderRow): boolean => product === 'subscribe-renewal'

/** The watch continues: the paid period counts as supplied from its first day, and is earned day by day. */
async function supplyRenewal(tx: TxContext, { order_seq }: OrderRow): Promise<void> {
  await recordDelivery(tx.db, order_seq)
  await insertOrderEvent(tx.db, order_seq, 'delivered', {})
  await renewPeriod(tx, order_seq)
}

const hasCoupon = async (tx: TxContext, order: OrderRow): Promise<boolean> =>
  order.discount > 0 && (await cutsOf(tx.db, order.order_seq)).some((c) => c.coupon_seq !== null)

const hasPoints = async (tx: TxContext, order: OrderRow): Promise<boolean> =>
  order.discount > 0 && (await cutsOf(tx.db, order.order_seq)).some((c) => c.hold_seq !== null)

/**
 * False if the original was exchanged or refunded while the window was open: the payment of the difference is refunded.
 */
async function mayStillChange(tx: TxContext, { again, from_order_seq: from }: OrderRow): Promise<boolean> {
  if (again !== 'change' || from === null) return true
  await lockChange(tx.db, from)
  return !(await hasChanged(tx.db, from)) && !(await hasRefunded(tx.db, from))
}
