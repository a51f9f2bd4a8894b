/** The legal basis for keeping records of former users: the contract’s `privacy/retention.ts` has the period. */
export const RETAINED_BY = '전자상거래법 시행령 제6조'
