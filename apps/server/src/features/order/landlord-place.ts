import type { SealPlace } from '../../crypto/seal.ts'

export const landlordPlace = (order: { order_seq: number }): SealPlace => ({
  table: 'order_order',
  column: 'landlord_name_sealed',
  row: order.order_seq,
})
