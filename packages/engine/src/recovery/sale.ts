import type { Won } from '../values/won.ts'
import { type Demand, linesOf } from './demands.ts'
import { payLines, type PayState, type OnPaid } from './pay.ts'
import type { Pool } from './pools.ts'
import type { Line } from './relation.ts'

/** Pools that are sold together, and the demands on each. */
export type Sale = {
  demands: readonly Demand[]
  pools: readonly Pool[]
  /** Indexes of the pools in this sale. */
  at: readonly number[]
  /** By pool and demand; the amount of a line is its demand there. Empty for a pool of another sale. */
  lines: readonly (readonly (Line | null)[])[]
  reckoning: PayState
}

export const openSale = (
  demands: readonly Demand[],
  pools: readonly Pool[],
  at: readonly number[],
  reckoning: PayState,
): Sale => ({
  demands,
  pools,
  at,
  reckoning,
  lines: pools.map((_, p) => (at.includes(p) ? linesOf(demands, p) : [])),
})

/** Pays one pool, in the order of `demands`; a demand that does not cover it gets nothing. */
export const payPool = ({ pools, lines, reckoning }: Sale, p: number, onStep?: OnPaid): Won[] =>
  payLines(lines[p] ?? [], pools[p]?.net ?? 0, reckoning, onStep)
