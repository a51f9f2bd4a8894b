import type { orderTicketDirect, orderTicketUse } from '@jipsalpim/contract/areas/ticket/calls.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { ticketOrderFor } from '../../ticket/using/find-use.ts'
import { payByTicket } from '../../ticket/using/pay-by-ticket.ts'
import { choosePlace } from '../address/choose-place.ts'
import { copyOrder } from './copy-order.ts'
import { saveTexts } from '../contract/save-texts.ts'
import { byTicket, freeDraft, closeUnpaid } from './close-unpaid.ts'
import { newMerchantUid } from './merchant-uid.ts'
import { columnsOf, isHomeOrder } from '../order-row.ts'
import { insertAlone } from './alone/one-purchase.ts'
import { insertOrderEvent, lockOwnHomeOrder, orderView } from '../queries.ts'
import { describeOrder } from '../reading/present-order.ts'
import { statedColumns } from '../contract/stated-columns.ts'

/**
 * Pays an open order with a ticket. The order is closed and replaced by a copy, so that a late payment in its open
 * window is refunded. A repeat returns the same ticket.
 */
export const useTicket: Action<typeof orderTicketUse> = async (ctx, { id }, user) => {
  const used = await ctx.tx(async (tx) => {
    const order = await lockOwnHomeOrder(tx.db, user.seq, { order_seq: id })
    if (!order) throw new Fail('orderNotFound')
    const before = await ticketOrderFor(tx, id)
    if (before !== null) return answerOf(tx, before)
    if (order.state !== 'pending') throw new Fail('paymentTypeInvalid', { reason: order.state })
    await closeUnpaid(tx, order)
    const copy = await copyOrder(tx, order, {
      ...byTicket,
      ...columnsOf(order, ['draft_key', 'from_order_seq', 'again']),
    })
    await payByTicket(tx, copy, id)
    return answerOf(tx, copy.order_seq)
  })
  killPoint('ticket.used')
  return used
}

/** Pays a draft directly with a ticket. */
export const useDirect: Action<typeof orderTicketDirect> = async (ctx, input, user) => {
  const place = await choosePlace(ctx, input.place)
  const used = await ctx.tx(async (tx) => {
    const draft = await freeDraft(tx, user.seq, input.draft_key)
    if (draft.paid) return answerOf(tx, draft.paid.order_seq)
    const order = await insertAlone(
      tx,
      { ...statedColumns(input), ...byTicket, merchant_uid: newMerchantUid(tx.now()), user_seq: user.seq },
      place,
    )
    if (!isHomeOrder(order)) throw new Error('a draft is of a home')
    await saveTexts(tx, order, input)
    await insertOrderEvent(tx.db, order.order_seq, 'created', { by: 'ticket' })
    await payByTicket(tx, order, draft.insteadOf)
    return answerOf(tx, order.order_seq)
  })
  killPoint('ticket.used')
  return used
}

const answerOf = async (tx: TxContext, orderSeq: number) => ({ order: describeOrder(await orderView(tx.db, orderSeq)) })
