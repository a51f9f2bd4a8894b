import { ticketPacks, ticketsIn } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { maskPlace } from '@jipsalpim/engine/sharing/mask-place.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type User } from '../../../kernel/serve.ts'
import { findReadyReport } from '../../report/reading/find-ready-report.ts'
import { reorderable } from '../placing/order-again.ts'
import { priceOf } from '../price/price-of.ts'
import { ownAnyOrder } from '../queries.ts'

/**
 * The products that the order's owner can buy for its report today, at their own prices. Null if there is no report.
 */
export async function readOffers(ctx: Context, owner: Pick<User, 'seq' | 'role'>, orderSeq: number) {
  const order = await ownAnyOrder(ctx.db, owner.seq, { order_seq: orderSeq })
  const report = await findReadyReport(ctx, orderSeq)
  if (!order || !report) return null
  const again = await reorderable(ctx, order).then(
    () => true,
    (refused: unknown) => {
      if (refused instanceof Fail) return false
      throw refused
    },
  )
  const sold = await Promise.all(
    (['report', ...ticketPacks] as const).map(async (product) => {
      const price = await priceOf(ctx, product, owner)
      return price === null
        ? []
        : [{ product, tickets: product === 'report' ? 1 : ticketsIn(product), price: price.price }]
    }),
  )
  return {
    home: order.address && maskPlace(order.address),
    ready_at: report.ready_at?.toISOString() ?? null,
    offers: sold.flat(),
    again,
  }
}
