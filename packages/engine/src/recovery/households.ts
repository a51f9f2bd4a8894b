import type { SmallDeposit } from '../law/small-deposit.ts'
import type { Facts } from '../property/facts.ts'
import { valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import type { TenantClaim } from './case.ts'
import { farBack, type Level } from './levels.ts'

/** How a known sum of other deposits is split over the households: evenly, or into as many small ones as possible. */
export type Spread = 'even' | 'small'

/**
 * 다가구: the other households' deposits, as listed, from the sum that was shown, else from scenarios. They count as
 * earlier than this lease and every debt. If unknown: at worst each household paid this deposit or the highest small deposit,
 * whichever is more; as a rule this deposit each; at best none is senior.
 */
export function otherHouseholds(
  f: Facts,
  own: { deposit: Won; net: Won },
  level: Level,
  row: SmallDeposit | null,
  spread: Spread,
): TenantClaim[] {
  if (!f.sharesRegister) return []
  const households = valueOf(f.households)
  const others = households === null ? null : Math.max(0, households - 1)
  const { householdDeposits } = f.input.home
  if (householdDeposits !== undefined)
    return householdDeposits
      .map((one) => valueOf(one) ?? assumed(level, own.deposit, row))
      .filter((won) => won > 0)
      .map(household)
  const total = valueOf(f.input.home.otherDeposits)
  if (total !== null) return total === 0 ? [] : known(total, Math.max(1, others ?? 1), row, spread)
  if (level === 'high' || others === 0) return []
  // a house of unknown size: one household with a claim to everything
  if (others === null) return even(own.net, 1)
  return even(assumed(level, own.deposit, row) * others, others)
}

const assumed = (level: Level, own: Won, row: SmallDeposit | null): Won =>
  level === 'high' ? 0 : level === 'low' ? Math.max(own, row?.limit ?? 0) : own

function known(total: Won, heads: number, row: SmallDeposit | null, spread: Spread): TenantClaim[] {
  const small = row?.amount ?? 0
  const rest = total - small * (heads - 1)
  // each as large as the highest small deposit: no other split of the sum claims more of the half
  return spread === 'small' && rest > small
    ? [rest, ...Array.from({ length: heads - 1 }, () => small)].map(household)
    : even(total, heads)
}

const even = (total: Won, heads: number): TenantClaim[] =>
  Array.from({ length: heads }, (_, i) => Math.floor(total / heads) + (i === 0 ? total % heads : 0)).map(household)

const household = (deposit: Won, i: number): TenantClaim => ({
  id: `other-${i + 1}`,
  deposit,
  opposableFrom: farBack,
  fixedDate: farBack,
  demandsDistribution: true,
})

export const isHousehold = (id: string): boolean => id.startsWith('other-')
