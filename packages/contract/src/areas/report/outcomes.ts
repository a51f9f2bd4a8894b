/** What became of an order: made; still being made, or waiting for its address; paid back before; not possible to make. */
export const reportOutcomes = ['made', 'waiting', 'withdrawn', 'failed'] as const
