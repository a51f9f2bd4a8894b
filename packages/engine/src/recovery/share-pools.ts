import { owedBy } from '../property/debtors.ts'
import type { Facts } from '../property/facts.ts'
import { squeeze } from '../register/squeeze.ts'
import type { OwnerShare, Right } from '../register/model.ts'
import { valueOf } from '../values/known.ts'
import { share } from '../values/share.ts'
import type { Claim, DistributionCase, LienOn } from './case.ts'

/**
 * A title whose shares carry debts of their own, each share a property that is sold; owners under the same debts are
 * merged.
 */
export type SharePools = {
  /**
   * What a right covers, and which shares only secure it (물상보증인): by the debtor named in the register, else by `owes`,
   * the shares whose owners owe; absent: all alike. Undefined: the whole title, all alike.
   */
  on: (right: Right, owes?: readonly string[]) => readonly LienOn[] | undefined
  /** Ids of the shares. */
  ids: readonly string[]
  /** A mortgage on several shares names its debtor, and one of them only secures it. */
  namesDebtor: boolean
  /** A mortgage on several shares does not name its debtor. */
  hidesDebtor: boolean
  /** The same case with the price split into shares; those whose auction has begun are sold first. */
  split: (c: DistributionCase) => DistributionCase
}

/**
 * Up to this many shares, every combination of debtors is tried: 62 for six shares, 40 ms per home; each further
 * share doubles it.
 */
export const mostShares = 6

type Pool = { id: string; on: readonly Right[]; owes: readonly Right[]; weight: number }

/**
 * 공유: a right on a share is paid only out of that share's price, and a debt on the whole is apportioned to every share
 * by value (민법 368조), the debtor's before those that only secure it (대법 2008다41475). Null when no right covers a share,
 * or the register does not print its owner and size: such a claim counts on the whole, up to its part or in full.
 */
export function sharePools(f: Facts): SharePools | null {
  const opened = f.live('경매개시')
  const rights = [...f.debts.map((d) => d.right), ...f.live('압류'), ...opened].filter((r) => r.on !== undefined)
  if (rights.length === 0) return null
  const mortgages = f.debts.filter((d) => d.what === 'mortgage').map((d) => d.right)
  const pools = poolsOf(valueOf(f.register.owners) ?? [], rights, mortgages)
  const under = (right: Right) => (rights.includes(right) ? pools.filter((p) => p.on.includes(right)) : pools)
  // for a share that grew or was transferred, it is unknown which part carries the debt
  const isExact = rights.every((r) => {
    const [of, whole] = r.on?.share ?? [1, 0]
    return Math.abs(under(r).reduce((sum, p) => sum + p.weight, 0) - of / whole) < 0.001
  })
  if (pools.length < 2 || !isExact) return null
  const several = mortgages.filter((r) => under(r).length > 1)
  const isFirst = (p: Pool) => p.on.some((r) => opened.includes(r))
  /** The shares whose owners owe a mortgage; null: all alike. */
  const debtors = (right: Right, owes?: readonly string[]): readonly Pool[] | null => {
    if (!mortgages.includes(right)) return null
    if (owedBy(right) === null) return owes === undefined ? null : pools.filter((p) => owes.includes(p.id))
    return pools.filter((p) => p.owes.includes(right))
  }
  return {
    on: (right, owes) => {
      const owing = debtors(right, owes)
      if (owing === null && !rights.includes(right)) return undefined
      return under(right).map((p) => ({
        property: p.id,
        ...(owing === null ? {} : { owner: owing.includes(p) ? ('debtor' as const) : ('surety' as const) }),
      }))
    },
    ids: pools.map((p) => p.id),
    namesDebtor: several.some((r) => owedBy(r) !== null && under(r).some((p) => !p.owes.includes(r))),
    hidesDebtor: several.some((r) => owedBy(r) === null),
    split: (c) => {
      const weights = pools.map((p) => Math.round(p.weight * 1e9))
      const [prices, costs] = [share(c.salePrice, weights), share(c.costs, weights)]
      const properties = pools.map((p, i) => ({
        id: p.id,
        salePrice: prices[i] ?? 0,
        costs: costs[i] ?? 0,
        sold: isFirst(p) || !pools.some(isFirst) ? 1 : 2,
      }))
      return { ...c, properties }
    },
  }
}

/**
 * Claims the whole of a mortgage without a named debtor from each share, as if its owner alone owed it: no
 * combination of debtors leaves a tenant less. Such a mortgage is overpaid, so only the tenant's result is
 * meaningful.
 */
export const askedOfEach = (c: DistributionCase): DistributionCase => ({
  ...c,
  claims: c.claims.flatMap((x): Claim[] => {
    const on: readonly LienOn[] = x.on ?? (c.properties ?? []).map((p) => ({ property: p.id }))
    if (x.kind !== 'mortgage' || on.length < 2 || on.some((l) => l.owner !== undefined)) return [x]
    return on.map((lien) => ({ ...x, id: `${x.id} ${lien.property}`, on: [lien] }))
  }),
})

/** Merges owners under the same rights who owe the same mortgages. */
function poolsOf(owners: readonly OwnerShare[], rights: readonly Right[], mortgages: readonly Right[]): Pool[] {
  const byId = new Map<string, Pool>()
  const ids = (list: readonly Right[]) => list.map((r) => r.entry.id).join()
  for (const { party, share: part } of owners) {
    const on = rights.filter((r) => r.on?.of.includes(squeeze(party.name)))
    const owes = mortgages.filter((r) => owedBy(r)?.(party.name) === true)
    const id = `share ${ids(on)}${owes.length === 0 ? '' : ` owing ${ids(owes)}`}`
    byId.set(id, {
      id,
      on,
      owes,
      weight: (byId.get(id)?.weight ?? 0) + (part === null ? Number.NaN : part[0] / part[1]),
    })
  }
  return [...byId.values()]
}
