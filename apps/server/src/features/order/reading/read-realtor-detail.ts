import type { orderDetailRealtor } from '@jipsalpim/contract/areas/order/contract.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { findReportOf } from '../../report/reading/find-report-of.ts'
import { columnsOf, leaseColumns } from '../order-row.ts'
import { ownOrder } from '../queries.ts'

/** What buyers show to the realtor of their contract. */
export const readRealtorDetail: Action<typeof orderDetailRealtor> = async (ctx, { order_seq }, user) => {
  const order = await ownOrder(ctx.db, user.seq, { order_seq })
  if (!order) throw new Fail('orderNotFound')
  return {
    order_seq,
    ...columnsOf(order, shownOfHome),
    ...columnsOf(order, leaseColumns),
    report: await findReportOf(ctx, order),
    ordered_at: order.created_at.toISOString(),
  }
}

const shownOfHome = [
  'address_state',
  'address',
  'address_jibun',
  'building_name',
  'building_dong',
  'building_floor',
  'building_ho',
] as const
