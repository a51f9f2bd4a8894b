import { Fail } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import type { Payable } from '../../payment/payable.ts'
import { postTickets } from '../../ledger/post-tickets.ts'
import { insertUse, lockWallet, moveLot, nextLot } from '../queries.ts'

/**
 * Pays an order with one ticket, the first to expire. Order, ticket and report in one transaction. `from`: the unpaid
 * order that it replaces.
 */
export async function payByTicket(
  tx: TxContext,
  order: Pick<Payable, 'order_seq' | 'user_seq'>,
  from: number | null,
): Promise<void> {
  const lot = (await lockWallet(tx.db, order.user_seq)) ? await nextLot(tx.db, order.user_seq) : undefined
  if (!lot) throw new Fail('ticketNone')
  const { lot_seq, unit_won: won } = lot
  await insertUse(tx.db, { lot_seq, order_seq: order.order_seq, from_order_seq: from, won })
  const deal = await moveLot(tx.db, lot_seq, { kind: 'use', tickets: -1, order_seq: order.order_seq })
  await postTickets(tx, deal, { user_seq: order.user_seq, tickets: -1 })
  killPoint('ticket.taken')
  if (!(await tx.hooks.payables.onPaid(tx, order)))
    throw new Error(`order ${order.order_seq} was made and cannot be completed`)
}
