import type { Input, Output } from '@jipsalpim/contract/call.ts'
import type { payOrderPayment } from '@jipsalpim/contract/areas/pay-order/calls.ts'
import { Fail } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { payByTicket } from '../../ticket/using/pay-by-ticket.ts'
import { copyOrder } from './copy-order.ts'
import { byTicket, freeDraft } from './close-unpaid.ts'
import { reorderable } from './order-again.ts'
import type { OrderRow } from '../order-row.ts'

/** Re-orders a home and pays with a ticket immediately. A ticket cannot buy tickets. */
export async function reorderByTicket(
  tx: TxContext,
  from: OrderRow,
  { wanted, shown_price, draft_key }: Input<typeof payOrderPayment>,
): Promise<Output<typeof payOrderPayment>> {
  if (wanted.kind !== 'reorder') throw new Fail('paymentTypeInvalid', { reason: 'ticket' })
  if (shown_price !== 0) throw new Fail('paymentRequestFailed', { price: 0 })
  const draft = await freeDraft(tx, from.user_seq, draft_key)
  if (draft.paid) return describe(draft.paid)
  const home = await reorderable(tx, from)
  const terms = { ...byTicket, draft_key, from_order_seq: from.order_seq, again: 'reorder' as const }
  const order = await copyOrder(tx, home, terms)
  await payByTicket(tx, order, draft.insteadOf)
  return describe(order)
}

const describe = ({ merchant_uid, order_seq, price }: OrderRow) =>
  ({ merchant_uid, order_seq, price, state: 'completed' }) as const
