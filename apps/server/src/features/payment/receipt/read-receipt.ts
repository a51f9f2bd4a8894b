import { isCash } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import type { orderReceipt, orderReceiptAsk } from '@jipsalpim/contract/areas/order/cash.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { receiptOfOrder, type ReceiptRow } from './receipt-queries.ts'

export const readReceipt: Action<typeof orderReceipt> = async (ctx, { merchant_uid }, user) => {
  const order = await ctx.hooks.payables.findOwn(ctx, user.seq, merchant_uid)
  if (!order) throw new Fail('orderNotFound')
  const receipt = await receiptOfOrder(ctx.db, order.order_seq)
  const ended = !receipt || receipt.state === 'cancelled' || receipt.state === 'refused'
  const open = order.state === 'pending' || order.state === 'completed'
  return { receipt: receipt ? presentReceipt(receipt) : null, may_ask: isCash(order.pay_method) && open && ended }
}

/** A request in progress at the gateway is shown as done. */
export const presentReceipt = (r: ReceiptRow): Output<typeof orderReceiptAsk> => ({
  state: states[r.state],
  kind: r.kind,
  ending: r.ending,
  amount: r.amount,
  issued_at: r.issued_at?.toISOString() ?? null,
})
const states = {
  wanted: 'asked',
  unknown: 'asked',
  issued: 'issued',
  cancelling: 'cancelled',
  cancelled: 'cancelled',
  refused: 'refused',
} as const
