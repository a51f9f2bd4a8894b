import { addDays, day } from '../values/day.ts'
import type { Claim, Distribution, DistributionCase, TenantClaim } from './case.ts'
import { distribute } from './distribute.ts'

/** Cases from textbooks and articles, in millions of won. */
export const M = 1_000_000

export const claim = (
  id: string,
  kind: Claim['kind'],
  amount: number,
  date?: string,
  more: Partial<Claim> = {},
): Claim => ({
  id,
  kind,
  amount: amount * M,
  ...(date === undefined ? {} : { date: day(date) }),
  ...more,
})

/** `moved` is the day of 전입 and 확정일자; the lease is opposable from the next day. */
export const tenant = (
  id: string,
  deposit: number,
  moved: string,
  fixed: string | null = moved,
  more: Partial<TenantClaim> = {},
): TenantClaim => ({
  id,
  deposit: deposit * M,
  opposableFrom: addDays(day(moved), 1),
  fixedDate: fixed === null ? null : day(fixed),
  demandsDistribution: true,
  ...more,
})

export type Told = Distribution & { won: (id: string) => number }

/** `won` returns what a claim or tenant got, in millions. */
export function run(c: Partial<DistributionCase> & { net?: number }): Told {
  const { net = 0, ...rest } = c
  const out = distribute({
    salePrice: c.properties?.reduce((n, p) => n + p.salePrice, 0) ?? net * M,
    costs: c.properties?.reduce((n, p) => n + p.costs, 0) ?? 0,
    region: 'S',
    auctionDate: day('2026-06-01'),
    claims: [],
    tenants: [],
    ...rest,
  })
  return { ...out, won: (id) => (out.tenants[id]?.recovered ?? out.paid[id] ?? Number.NaN) / M }
}
