import type { SealPlace } from '../../../crypto/seal.ts'

type Column = 'landlord_name_sealed' | 'faq_write_sealed' | 'expectation_reason_sealed'

/** The column and row for which a user's text is encrypted. */
export const sealedPlace = (order: { order_seq: number }, column: Column): SealPlace => ({
  table: 'order_order',
  column,
  row: order.order_seq,
})
