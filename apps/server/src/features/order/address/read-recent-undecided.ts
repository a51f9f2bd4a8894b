import type { orderDeterminedRecent } from '@jipsalpim/contract/areas/order/order.ts'
import type { Action } from '../../../kernel/serve.ts'
import { latestUndecided } from '../queries.ts'
import { describeOrder } from '../reading/present-order.ts'

export const readRecentUndecided: Action<typeof orderDeterminedRecent> = async (ctx, _, user) => {
  const order = await latestUndecided(ctx.db, user.seq)
  if (!order || order.address_state === 'complete') return { order: null }
  return { order: { ...describeOrder(order), id: order.order_seq, status: order.address_state } }
}
