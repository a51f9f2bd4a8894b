import type { Facts } from '../property/facts.ts'
import type { Right } from '../register/model.ts'
import { valueOf } from '../values/known.ts'
import { share } from '../values/won.ts'
import type { DistributionCase, LienOn } from './case.ts'

/** The shares of a title that carry debts of their own, each a property that is sold; owners under the same debts are one. */
export type SharePools = {
  pools: readonly { id: string; weight: number; first: boolean }[]
  /** Where a right lies; undefined: on the whole title. */
  on: (right: Right) => readonly LienOn[] | undefined
}

/**
 * 공유: a right on a share is paid out of that share's price alone, and a debt on the whole bears on every share by its
 * value (민법 368조). Null where no right lies on a share, or the register does not print whose share it is and how large:
 * such a claim counts on the whole, up to its part or in full.
 */
export function sharePools(f: Facts): SharePools | null {
  const rights = [...f.debts.map((d) => d.right), ...f.live('압류'), ...openings(f)].filter((r) => r.on !== undefined)
  if (rights.length === 0) return null
  const owners = (valueOf(f.register.owners) ?? []).map(({ party, share: part }) => ({
    name: party.name.replace(/\s+/g, ''),
    part: part === null ? Number.NaN : part[0] / part[1],
  }))
  const isOf = (right: Right, name: string) => right.on?.of.includes(name) === true
  const isTold = (right: Right) => {
    const own = owners.filter((o) => isOf(right, o.name))
    const [of, whole] = right.on?.share ?? [0, 1]
    // of a share that has grown or went on to others nobody knows which part carries the debt
    return own.length === right.on?.of.length && Math.abs(own.reduce((sum, o) => sum + o.part, 0) - of / whole) < 0.001
  }
  if (owners.length < 2 || !rights.every(isTold)) return null
  const opened = openings(f).filter((r) => r.on !== undefined)
  const pools = new Map<string, SharePools['pools'][number]>()
  for (const { name, part } of owners) {
    const id = `share ${rights.flatMap((r, i) => (isOf(r, name) ? [i] : [])).join()}`
    const weight = (pools.get(id)?.weight ?? 0) + Math.round(part * 1e9)
    pools.set(id, { id, weight, first: opened.some((r) => isOf(r, name)) })
  }
  return {
    pools: [...pools.values()],
    on: (right) => {
      const at = rights.indexOf(right)
      if (at < 0) return undefined
      return [...pools.keys()]
        .filter((id) => id.slice(6).split(',').includes(String(at)))
        .map((property) => ({ property }))
    },
  }
}

const openings = (f: Facts) => f.live('경매개시')

/** The same case with the price split into shares; those whose auction has begun are sold before the rest. */
export function onShares({ pools }: SharePools, c: DistributionCase): DistributionCase {
  const weights = pools.map((p) => p.weight)
  const [prices, costs] = [share(c.salePrice, weights), share(c.costs, weights)]
  const some = pools.some((p) => p.first)
  const properties = pools.map(({ id, first }, i) => ({
    id,
    salePrice: prices[i] ?? 0,
    costs: costs[i] ?? 0,
    sold: first || !some ? 1 : 2,
  }))
  return { ...c, properties }
}
