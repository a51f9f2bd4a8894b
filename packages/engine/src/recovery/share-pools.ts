import type { Facts } from '../property/facts.ts'
import type { Right } from '../register/model.ts'
import { valueOf } from '../values/known.ts'
import { share } from '../values/won.ts'
import type { DistributionCase, LienOn } from './case.ts'
import { squeeze } from '../register/squeeze.ts'

/** A title whose shares carry debts of their own, each share a property that is sold; owners under the same debts are one. */
export type SharePools = {
  /** Where a right lies; undefined: on the whole title. */
  on: (right: Right) => readonly LienOn[] | undefined
  /** Names of the shares. */
  ids: readonly string[]
  /**
   * The same case with the price split into shares; those whose auction has begun are sold before the rest. `owes`: the
   * owners of these shares owe the debts on the whole, the others secure them (물상보증인).
   */
  split: (c: DistributionCase, owes?: readonly string[]) => DistributionCase
}

/**
 * 공유: a right on a share is paid out of that share's price alone, and a debt on the whole bears on every share by its
 * value (민법 368조). Null where no right lies on a share, or the register does not print whose share it is and how large:
 * such a claim counts on the whole, up to its part or in full.
 */
export function sharePools(f: Facts): SharePools | null {
  const opened = f.live('경매개시')
  const rights = [...f.debts.map((d) => d.right), ...f.live('압류'), ...opened].filter((r) => r.on !== undefined)
  if (rights.length === 0) return null
  const byId = new Map<string, { id: string; on: readonly Right[]; weight: number }>()
  for (const { party, share: part } of valueOf(f.register.owners) ?? []) {
    const on = rights.filter((r) => r.on?.of.includes(squeeze(party.name)))
    const id = `share ${on.map((r) => r.entry.id).join()}`
    byId.set(id, { id, on, weight: (byId.get(id)?.weight ?? 0) + (part === null ? Number.NaN : part[0] / part[1]) })
  }
  const pools = [...byId.values()]
  const under = (right: Right) => pools.filter((p) => p.on.includes(right))
  // of a share that has grown, or went on to others, nobody knows which part carries the debt
  const told = rights.every((r) => {
    const [of, whole] = r.on?.share ?? [1, 0]
    return Math.abs(under(r).reduce((sum, p) => sum + p.weight, 0) - of / whole) < 0.001
  })
  if (pools.length < 2 || !told) return null
  const isFirst = (p: (typeof pools)[number]) => p.on.some((r) => opened.includes(r))
  return {
    on: (right) => (rights.includes(right) ? under(right).map((p) => ({ property: p.id })) : undefined),
    ids: pools.map((p) => p.id),
    split: (c, owes) => {
      const weights = pools.map((p) => Math.round(p.weight * 1e9))
      const [prices, costs] = [share(c.salePrice, weights), share(c.costs, weights)]
      const properties = pools.map((p, i) => ({
        id: p.id,
        salePrice: prices[i] ?? 0,
        costs: costs[i] ?? 0,
        sold: isFirst(p) || !pools.some(isFirst) ? 1 : 2,
        ...(owes === undefined || owes.includes(p.id) ? {} : { owner: 'surety' as const }),
      }))
      return { ...c, properties }
    },
  }
}
