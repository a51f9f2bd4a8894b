import type { Won } from '../values/won.ts'
import type { Claim, DistributionCase, LienOn, SoldProperty, TenantClaim } from './case.ts'

/** The price of one property, less its costs. `older`: land that carried a mortgage before the building existed. */
export type Pool = { property: SoldProperty; net: Won; older: boolean }

export const poolsOf = (c: DistributionCase): Pool[] =>
  (c.properties ?? [{ id: '', salePrice: c.salePrice, costs: c.costs }]).map((property) => ({
    property,
    net: Math.max(0, property.salePrice - property.costs),
    older: c.claims.some((x) => x.amount > 0 && lienOn(x, { property })?.beforeBuilding === true),
  }))

/** How a claim covers a property, or null. */
export function lienOn(claim: Claim, { property }: Pick<Pool, 'property'>): Omit<LienOn, 'property'> | null {
  if (claim.on === undefined) return everywhere
  return claim.on.find((l) => l.property === property.id) ?? null
}

export const isHomeOf = (t: TenantClaim, { property }: Pool): boolean =>
  t.on === undefined || t.on.includes(property.id)

const everywhere = {}
