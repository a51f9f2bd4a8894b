import type { Won } from '../values/won.ts'
import { type Demand, linesOf } from './demands.ts'
import type { Standings } from './classes.ts'
import { payLines, type Tell } from './pay.ts'
import type { Pool } from './pools.ts'
import type { Line } from './relation.ts'

/** Pools that are sold together, and what the demands ask of each. */
export type Sale = {
  demands: readonly Demand[]
  pools: readonly Pool[]
  /** Which of the pools this sale is of. */
  at: readonly number[]
  /** By pool and demand; the amount of a line is what is asked there. Empty for a pool of another sale. */
  lines: readonly (readonly (Line | null)[])[]
  known: Standings
}

export const openSale = (
  demands: readonly Demand[],
  pools: readonly Pool[],
  at: readonly number[],
  known: Standings,
): Sale => ({
  demands,
  pools,
  at,
  known,
  lines: pools.map((_, p) => (at.includes(p) ? linesOf(demands, p) : [])),
})

/** One pool paid, in the order of `demands`; a demand that does not lie on it gets nothing. */
export const payPool = ({ pools, lines, known }: Sale, p: number, tell?: Tell): Won[] =>
  payLines(lines[p] ?? [], pools[p]?.net ?? 0, known, tell)
