import fc from 'fast-check'
import type { Tier } from '../law/small-deposit.ts'
import { addDays, day } from '../values/day.ts'
import { type Claim, claimKinds, type DistributionCase, type SoldProperty, type TenantClaim } from './case.ts'

/** Generated cases for property tests: few days and round sums, so that ties and circles occur. */
export const anyDay = fc.integer({ min: 0, max: 60 }).map((n) => addDays(day('2008-08-01'), n * 110))
const anyWon = fc.oneof(
  fc.integer({ min: 0, max: 900_000_000 }),
  fc.constantFrom(0, 1, 50_000_000, 100_000_000, 165_000_000),
)
const anyClaim = fc.record({ kind: fc.constantFrom(...claimKinds), amount: anyWon, date: anyDay })
const anyTenant = fc.record({
  deposit: fc.oneof(fc.integer({ min: 0, max: 400_000_000 }), fc.integer({ min: 0, max: 80_000_000 })),
  opposableFrom: fc.option(anyDay, { freq: 8 }),
  fixedDate: fc.option(anyDay, { freq: 8 }),
  demandsDistribution: fc.boolean(),
})

const named = <T>(name: string, list: readonly T[]): (T & { id: string })[] =>
  list.map((x, i) => ({ ...x, id: `${name}${i}` }))

export const anyCase: fc.Arbitrary<DistributionCase> = fc.record({
  salePrice: fc.integer({ min: 0, max: 1_500_000_000 }),
  costs: fc.integer({ min: 0, max: 20_000_000 }),
  region: fc.constantFrom<Tier>('S', 'O', 'M', 'E'),
  auctionDate: anyDay.map((d) => (d < '2022-01-01' ? day('2024-06-01') : d)),
  extinctionDate: fc.option(anyDay),
  claims: fc.array(anyClaim, { maxLength: 8 }).map((list): Claim[] => named('c', list)),
  tenants: fc.array(anyTenant, { maxLength: 5 }).map((list): TenantClaim[] => named('t', list)),
  leaseAsSecurity: fc.boolean(),
})

/** Two or three properties; every claim and home covers some of them. */
export const anyJointCase: fc.Arbitrary<DistributionCase> = fc
  .record({
    base: anyCase,
    properties: fc.array(
      fc.record({
        salePrice: fc.integer({ min: 0, max: 700_000_000 }),
        costs: fc.integer({ min: 0, max: 9_000_000 }),
        sold: fc.integer({ min: 1, max: 2 }),
        owner: fc.constantFrom<'debtor' | 'surety'>('debtor', 'debtor', 'surety'),
      }),
      { minLength: 2, maxLength: 3 },
    ),
    on: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 13, maxLength: 13 }),
    owners: fc.array(fc.constantFrom(undefined, 'debtor' as const, 'surety' as const), { minLength: 3, maxLength: 3 }),
    together: fc.boolean(),
    leaseSubrogates: fc.boolean(),
  })
  .map(({ base, properties, on, owners, together, leaseSubrogates }) => {
    const list: SoldProperty[] = named('p', properties).map((p) => (together ? { ...p, sold: 1 } : p))
    const some = (n: number) => list.filter((_, i) => ((on[n] ?? 7) >> i) % 2 === 1).map((p) => p.id)
    return {
      ...base,
      salePrice: list.reduce((n, p) => n + p.salePrice, 0),
      costs: list.reduce((n, p) => n + p.costs, 0),
      properties: list,
      // every other claim has debtors of its own
      claims: base.claims.map((x, i) => ({
        ...x,
        on: some(i).map((property, k) => (i % 2 === 0 ? { property } : { property, owner: owners[k] })),
      })),
      tenants: base.tenants.map((t, i) => ({ ...t, on: some(8 + i) })),
      leaseSubrogates,
    }
  })
