import type { orderWithdraw } from '@jipsalpim/contract/areas/order/order.ts'
import { isTicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { killPoint } from '../../kernel/kill-point.ts'
import { refundOrder } from '../payment/refund/refund-order.ts'
import { insertOrderEvent, lockOwnOrder } from './queries.ts'
import { hasBegun } from './placing/has-begun.ts'

/**
 * 청약철회: possible until delivery has begun, regardless of the user's consent (전자상거래법 제17조제1항제1호, 제2항제5호). Ticket packs
 * have their own call, which refunds unused tickets.
 */
export const withdrawOrder: Action<typeof orderWithdraw> = (ctx, { merchant_uid }, user) =>
  ctx.tx(async (tx) => {
    const order = await lockOwnOrder(tx.db, user.seq, { merchant: merchant_uid })
    if (!order || isTicketPack(order.product)) throw new Fail('orderNotFound')
    if (order.state !== 'completed') throw new Fail('paymentNotCompleted', { reason: order.state })
    if (await hasBegun(tx, order)) throw new Fail('withdrawalEnded')
    await insertOrderEvent(tx.db, order.order_seq, 'withdrawn', {})
    const refund = await refundOrder(tx, order, 'withdrawn')
    killPoint('order.withdrawing')
    return { amount: refund?.amount ?? 0, due_on: refund?.due_on ?? null }
  })
