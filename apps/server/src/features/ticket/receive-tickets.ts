import { TICKET_YEARS, ticketsIn, type TicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { addMonths, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../kernel/context.ts'
import type { Payable } from '../payment/payable.ts'
import { postTickets } from '../ledger/post-tickets.ts'
import { endOf } from './ending/last-day.ts'
import { insertDeal, insertLot, openWallet } from './queries.ts'

/** A pack was paid: adds its tickets to the wallet, in the payment's transaction, once. */
export async function receiveTickets(tx: TxContext, order: Payable, pack: TicketPack): Promise<void> {
  const tickets = order.tickets ?? ticketsIn(pack)
  await openWallet(tx.db, order.user_seq)
  const lot = await insertLot(tx.db, {
    user_seq: order.user_seq,
    order_seq: order.order_seq,
    tickets,
    unit_won: order.price / tickets,
    company_seq: order.company_seq,
    expires_at: endOf(addMonths(dayInSeoul(tx.now()), TICKET_YEARS * 12)),
  })
  const deal = await insertDeal(tx.db, lot.lot_seq, { kind: 'buy', tickets, order_seq: order.order_seq })
  await postTickets(tx, deal, { user_seq: order.user_seq, tickets })
}
