import type { RefundRow } from '../queries.ts'

/** In progress or unknown: its money is neither refunded nor available for another refund. */
export const isOpen = ({ state }: Pick<RefundRow, 'state'>): boolean =>
  state === 'pending' || state === 'unknown' || state === 'doubt'

/** The refunded amount of a payment. */
export const sumBack = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, r) => sum + (r.state === 'done' ? r.amount : 0), 0)
