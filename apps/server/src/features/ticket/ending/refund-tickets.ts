import type { orderTicketRefund } from '@jipsalpim/contract/areas/ticket/calls.ts'
import { isTicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { refundPartly } from '../../payment/refund/refund-partly.ts'
import { postTickets } from '../../ledger/post-tickets.ts'
import { refundValueOf } from './refund-value.ts'
import { lockWallet, lotOfPack, moveLot } from '../queries.ts'

/**
 * Refunds every unused ticket of a pack at what was paid for it and is not refunded yet, until the pack expires. The
 * tickets leave the wallet in the transaction of the refund, so that none is both used and refunded.
 */
export const refundTickets: Action<typeof orderTicketRefund> = (ctx, { id }, user) =>
  ctx.tx(async (tx) => {
    const order = await tx.hooks.payables.lockOwn(tx, user.seq, { order_seq: id })
    if (!order || !isTicketPack(order.product)) throw new Fail('orderNotFound')
    await lockWallet(tx.db, user.seq)
    const lot = await lotOfPack(tx.db, id)
    if (!lot || lot.remaining === 0 || lot.expires_at <= tx.now()) throw new Fail('ticketNone')
    const amount = await refundValueOf(tx, lot)
    if (amount === 0) throw new Fail('analysisInProgress')
    const deal = await moveLot(tx.db, lot.lot_seq, { kind: 'refund', tickets: -lot.remaining, order_seq: id })
    await postTickets(tx, deal, { user_seq: user.seq, tickets: -lot.remaining })
    if (!(await refundPartly(tx, id, { amount, reason: 'ticket-unused' }))) throw new Fail('analysisInProgress')
    await tx.hooks.payables.note(tx, id, 'tickets-refunded', { tickets: lot.remaining, amount })
    killPoint('ticket.refunding')
    return { tickets: lot.remaining, amount }
  })
