import type { Wanted } from '@jipsalpim/contract/areas/pay-order/calls.ts'
import { isTicketPack, ticketPacks, ticketsIn, type TicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { Fail, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { isHomeOrder, type OrderRow } from '../order-row.ts'
import type { HomeOrder } from '../../report/home-order.ts'
import { priceOf, taxFreeOf, type Price } from '../price/price-of.ts'
import type { PriceContext } from '../../coupon/hooks.ts'
import { refuseOpenPurchase } from './alone/one-purchase.ts'
import { openReorder } from './alone/one-purchase-queries.ts'
import { hasChanged, hasRefunded } from '../queries.ts'

/** `taxFree`: its share of the larger pack's tax-free amount. */
export type Difference = { product: TicketPack; tickets: number; price: number; taxFree: number }
/** The available re-order at the price of a report, or the difference to a pack. */
export type Again = { kind: 'reorder'; from: HomeOrder; price: Price } | ({ kind: 'change' } & Difference)

export async function againOf(ctx: PriceContext, order: OrderRow, wanted: Wanted, user: User): Promise<Again> {
  if (wanted.kind === 'reorder')
    return { kind: 'reorder', from: await reorderable(ctx, order), price: await reportPrice(ctx, user) }
  const found = (await differencesOf(ctx, order, user)).find((d) => d.product === wanted.product)
  if (!found) throw new Fail('paymentTypeInvalid', { reason: 'no-change' })
  return { kind: 'change', ...found }
}

/**
 * A home can be re-ordered once its report is finished: not while a report is being prepared, and not while an earlier
 * re-order may have been paid.
 */
export async function reorderable(ctx: Pick<Context, 'db'>, order: OrderRow): Promise<HomeOrder> {
  if (!isHomeOrder(order)) throw new Fail('orderNotFound')
  if (order.state !== 'completed') throw new Fail('paymentTypeInvalid', { reason: order.state })
  if (order.delivered_at === null) throw new Fail('analysisInProgress')
  const openOrder = await openReorder(ctx.db, order)
  if (openOrder) await refuseOpenPurchase(ctx, openOrder)
  return order
}
export async function reportPrice(ctx: PriceContext, user: User): Promise<Price> {
  const price = await priceOf(ctx, 'report', user)
  if (!price) throw new Fail('notOnSale')
  return price
}

/**
 * The larger packs for which a purchase can be exchanged, within a limited time. A report counts as one used ticket. A
 * purchase that was refunded or already exchanged cannot be exchanged.
 */
export async function differencesOf(ctx: PriceContext, order: OrderRow, user: User): Promise<Difference[]> {
  const had = isTicketPack(order.product) ? (order.tickets ?? ticketsIn(order.product)) : 1
  const worth = order.price + order.discount
  if (order.state !== 'completed' || order.price === 0 || order.again === 'change') return []
  // A company's tickets belong to the company; a difference would belong to the buyer.
  if (order.company_seq !== null) return []
  if (ctx.now().getTime() > (order.paid_at?.getTime() ?? 0) + CHANGE_DAYS * 86_400_000) return []
  if ((await hasChanged(ctx.db, order.order_seq)) || (await hasRefunded(ctx.db, order.order_seq))) return []
  const offers: Difference[] = []
  for (const product of ticketPacks) {
    const tickets = ticketsIn(product) - had
    const price = tickets > 0 ? await priceOf(ctx, product, user) : null
    // One price per ticket, rounded down to tens of won.
    const unit = price ? Math.floor((price.price - worth) / tickets / 10) * 10 : 0
    if (price && unit > 0)
      offers.push({ product, tickets, price: unit * tickets, taxFree: taxFreeOf(price, unit * tickets) })
  }
  return offers
}
const CHANGE_DAYS = 30
