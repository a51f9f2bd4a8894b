/**
 * The outcome of an order: a report was made; it is being made, or waits for its address; refunded before that; could
 * not be made.
 */
export const reportOutcomes = ['made', 'waiting', 'withdrawn', 'failed'] as const
