import type { Demand } from './demands.ts'
import type { Paid } from './pay-pools.ts'

/** All demands, subrogated ones included, and what each pool paid them. */
export type Sold = { demands: readonly Demand[]; paid: Paid }
