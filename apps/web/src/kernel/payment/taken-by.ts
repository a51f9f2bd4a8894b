import type { Refused } from './use-confirm-payment.ts'

/** What a window took that was not the price, and is on its way back; null when it took nothing. */
export const takenBy = ({ data }: Refused): number | null =>
  typeof data === 'object' && data !== null && 'refund' in data && typeof data.refund === 'number' ? data.refund : null
