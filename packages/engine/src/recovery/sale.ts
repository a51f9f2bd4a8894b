import type { Won } from '../values/won.ts'
import { type Demand, linesOf } from './demands.ts'
import type { Standings } from './classes.ts'
import { payLines, type Tell } from './pay.ts'
import type { Pool } from './pools.ts'
import type { Line } from './relation.ts'

/** What a demand asks of each pool that it lies on. */
export type Asked = Map<number, Won>[]

/** Pools that are sold together, their lines, and what the demands ask of each. */
export type Sale = {
  demands: readonly Demand[]
  pools: readonly Pool[]
  /** Which of the pools this sale is of. */
  at: readonly number[]
  lines: ReadonlyMap<number, readonly { line: Line; demand: number }[]>
  asked: Asked
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
  lines: new Map(at.map((p) => [p, linesOf(demands, p)])),
  asked: demands.map((d) => new Map(d.liens.map((l) => [l.pool, d.amount]))),
})

/** One pool paid, in the order of `demands`; a demand that does not lie on it gets nothing. */
export function payPool({ demands, pools, lines, asked, known }: Sale, p: number, tell?: Tell): Won[] {
  const own = (lines.get(p) ?? []).flatMap(({ line, demand }) => {
    const amount = asked[demand]?.get(p) ?? 0
    return amount > 0 ? [{ line: amount === line.amount ? line : { ...line, amount }, demand }] : []
  })
  const got = payLines(
    own.map((o) => o.line),
    pools[p]?.net ?? 0,
    known,
    tell,
  )
  const out = demands.map(() => 0)
  for (const [i, { demand }] of own.entries()) out[demand] = got[i] ?? 0
  return out
}
