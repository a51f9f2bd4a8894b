import type { orderDetailRealtor } from '@jipsalpim/contract/areas/order/contract.ts'
import { maskPlace } from '@jipsalpim/engine/sharing/mask-place.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { findShare } from '../../report/sharing/find-share.ts'
import { findReportOf } from '../../report/reading/find-report-of.ts'
import { columnsOf, leaseColumns } from '../order-row.ts'
import { ownOrder } from '../queries.ts'

/** What buyers show to the realtor of their contract: on their own device, or through a share without the unit. */
export const readRealtorDetail: Action<typeof orderDetailRealtor> = async (ctx, { order_seq, realtor }, user) => {
  const share = realtor === undefined ? null : await findShare(ctx, realtor, user)
  if (share && share.order_seq !== order_seq) throw new Fail('shareEnded')
  const order = await ownOrder(ctx.db, share?.user_seq ?? user.seq, { order_seq })
  if (!order) throw new Fail('orderNotFound')
  return {
    order_seq,
    ...columnsOf(order, shownOfHome),
    ...(share && {
      address: order.address && maskPlace(order.address),
      address_jibun: order.address_jibun && maskPlace(order.address_jibun),
      building_dong: null,
      building_ho: null,
    }),
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
