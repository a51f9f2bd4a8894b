import type { RefundRow } from './queries.ts'

/** On its way, or nobody knows: its money is neither back nor ours to give back again. */
export const isOpen = ({ state }: Pick<RefundRow, 'state'>): boolean =>
  state === 'pending' || state === 'unknown' || state === 'doubt'

/** What of a payment is back. */
export const sumBack = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, r) => sum + (r.state === 'done' ? r.amount : 0), 0)
