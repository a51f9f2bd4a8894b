import type { Order } from '@jipsalpim/contract/areas/order/order.ts'
import { orderWords as w } from './words.ts'

type Ended = Pick<Order, 'state' | 'price' | 'full_price' | 'by_ticket' | 'refund'>

/** What happened to the payment for a report that could not be made. */
export function describeFailure(order: Ended): string {
  // Not settled yet: the report has failed and its order is not closed.
  if (order.state === 'completed')
    return order.price > 0 ? w.refundPending : order.by_ticket || order.full_price > 0 ? w.backPending : w.freeBack
  // Nothing was charged: there is nothing to wait for.
  if (order.state === 'cancelled')
    return order.by_ticket ? w.ticketBack : order.full_price > order.price ? w.couponBack : w.freeBack
  return order.refund?.reason === 'report-internal' ? w.failedByUs : w.failedText
}
