import type { operatorFind } from '@jipsalpim/contract/areas/operator/back-office.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { FoundOrder } from '../queries.ts'

export const describeOrder = (o: FoundOrder): Output<typeof operatorFind>['orders'][number] => ({
  order_seq: o.order_seq,
  merchant_uid: o.merchant_uid,
  user_seq: o.user_seq,
  state: o.state,
  price: o.price,
  created_at: o.created_at.toISOString(),
})
