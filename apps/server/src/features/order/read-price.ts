import type { orderPrice } from '@jipsalpim/contract/order.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Action } from '../../http/serve.ts'
import { priceInForce } from './queries.ts'

export const readPrice: Action<typeof orderPrice> = async (ctx) => {
  const { price, from_at } = await priceInForce(ctx.db)
  return { product: 'report', price, from: dayInSeoul(from_at) }
}
