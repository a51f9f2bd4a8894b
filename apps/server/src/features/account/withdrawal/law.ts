/** Why records of somebody who is gone are kept, and how long: the contract’s `privacy/retention.ts` has the row. */
export const KEPT_BY = '전자상거래법 시행령 제6조'
