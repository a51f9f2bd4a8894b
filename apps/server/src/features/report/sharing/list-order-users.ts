import type { orderUsers } from '@jipsalpim/contract/areas/report/share.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { maskPlace } from '@jipsalpim/engine/sharing/mask-place.ts'
import { placeText } from '../../address/place-text.ts'
import type { Action } from '../../../kernel/serve.ts'
import { realtorKey } from './find-share.ts'
import { ordersWith } from './share-queries.ts'

/** The user's own orders, and separately those that are shared with them as a realtor. */
export const listOrderUsers: Action<typeof orderUsers> = async (ctx, { page }, user) => {
  const rows = await ordersWith(ctx.db, user.seq, page)
  return {
    total: rows[0]?.total ?? 0,
    orders: rows.map((o) => ({
      order_seq: o.order_seq,
      role: o.mine ? ('me' as const) : ('realtor' as const),
      address_state: o.address_state,
      address: o.mine ? placeText(o) || null : o.address && maskPlace(o.address),
      report_seq: o.report_seq,
      grade: grades.find((g) => g === o.grade) ?? null,
      realtor: o.share_seq === null ? null : realtorKey(ctx, o.share_seq, user.seq),
      created_at: o.created_at.toISOString(),
    })),
  }
}
