import type { orderPrice } from '@jipsalpim/contract/areas/order/order.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { priceOf } from './price-of.ts'

export const readPrice: Action<typeof orderPrice> = async (ctx, { product }, user) => {
  const now = await priceOf(ctx, product, user)
  if (!now) throw new Fail('notOnSale')
  const { discount } = now
  return {
    product,
    price: now.price,
    from: dayInSeoul(now.from),
    full_price: now.full,
    price_if_verified: now.priceIfVerified,
    discounts: discount
      ? [{ name: discount.name, won: discount.won, until: discount.until?.toISOString() ?? null }]
      : [],
  }
}
