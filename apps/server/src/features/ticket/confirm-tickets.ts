import type { orderTicketPayment } from '@jipsalpim/contract/areas/ticket/calls.ts'
import { isTicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { readPack } from './read-pack.ts'

/** Handles the return from the window of a pack's payment. */
export const confirmTickets: Action<typeof orderTicketPayment> = async (ctx, input, user) => {
  const order = await ctx.hooks.payables.findOwn(ctx, user.seq, input.merchant_uid)
  if (!order || !isTicketPack(order.product)) throw new Fail('orderNotFound')
  const result = await ctx.hooks.ticketOrders.settle(ctx, order, input)
  return {
    result,
    product: order.product,
    for_company: order.company_seq !== null,
    ...(await readPack(ctx, order.order_seq)),
  }
}
