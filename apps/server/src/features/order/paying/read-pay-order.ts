import type { payOrderInfo, payOrderInfoReorder, payOrderPrice } from '@jipsalpim/contract/areas/pay-order/calls.ts'
import { orderProducts } from '@jipsalpim/contract/areas/order/order.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { findReadyReport } from '../../report/reading/find-ready-report.ts'
import { againOf, differencesOf, reorderable, reportPrice } from '../placing/order-again.ts'
import type { Price } from '../price/price-of.ts'
import { orderView, ownAnyOrder } from '../queries.ts'
import { describeOrder } from '../reading/present-order.ts'

/** The packs for which an order can be exchanged, with the difference. */
export const readPayOrder: Action<typeof payOrderInfo> = async (ctx, { order_seq }, user) => {
  const order = await ownAnyOrder(ctx.db, user.seq, { order_seq })
  const product = orderProducts.find((p) => p === order?.product)
  if (!order || !product) throw new Fail('orderNotFound')
  return { product, paid: order.price + order.discount, offers: await differencesOf(ctx, order, user) }
}

/** The price of a new report for the same home and lease, from a new register. */
export const readReorder: Action<typeof payOrderInfoReorder> = async (ctx, { order_seq }, user) => {
  const order = await ownAnyOrder(ctx.db, user.seq, { order_seq })
  if (!order) throw new Fail('orderNotFound')
  await reorderable(ctx, order)
  const report = await findReadyReport(ctx, order_seq)
  return {
    order: describeOrder(await orderView(ctx.db, order_seq)),
    report_seq: report?.report_seq ?? null,
    ready_at: report?.ready_at?.toISOString() ?? null,
    ...presentPrice(await reportPrice(ctx, user)),
  }
}

export const readPayOrderPrice: Action<typeof payOrderPrice> = async (ctx, { order_seq, wanted }, user) => {
  const order = await ownAnyOrder(ctx.db, user.seq, { order_seq })
  if (!order) throw new Fail('orderNotFound')
  const again = await againOf(ctx, order, wanted, user)
  if (again.kind === 'reorder') return { ...presentPrice(again.price), tickets: 0 }
  return { price: again.price, full_price: again.price, discounts: [], tickets: again.tickets }
}

const presentPrice = ({ price, full, discount }: Price) => ({
  price,
  full_price: full,
  discounts: discount ? [{ name: discount.name, won: discount.won, until: discount.until?.toISOString() ?? null }] : [],
})
