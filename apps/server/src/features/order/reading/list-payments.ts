import type { orderPayments } from '@jipsalpim/contract/areas/order/payments.ts'
import { boughtProducts } from '@jipsalpim/contract/areas/order/order.ts'
import { isTicketPack, ticketsIn } from '@jipsalpim/contract/areas/ticket/packs.ts'
import type { Action } from '../../../kernel/serve.ts'
import { countPurchases, purchasesOf } from './history-queries.ts'

/** The user's purchases, with their payment methods and refunds. */
export const listPayments: Action<typeof orderPayments> = async (ctx, { page }, user) => {
  const rows = await purchasesOf(ctx.db, user.seq, page)
  return {
    total: await countPurchases(ctx.db, user.seq),
    payments: rows.map(({ product, tickets, discount, settling, paid_at, created_at, ...o }) => ({
      ...o,
      // The table's own check allows no other product.
      product: boughtProducts.find((p) => p === product) ?? 'report',
      tickets: isTicketPack(product) ? (tickets ?? ticketsIn(product)) : null,
      full_price: o.price + discount,
      checking: settling?.checking ?? false,
      card_name: settling?.card_name ?? null,
      receipt_url: settling?.receipt_url ?? null,
      paid_at: paid_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
    })),
  }
}
