import type { PriceRange } from '../assessment.ts'
import { cautiousTier } from '../law/region.ts'
import type { Facts } from '../property/facts.ts'
import { valueOf } from '../values/known.ts'

/** What a recovery was reckoned with, as tokens; the words are in the catalogues. */
export const assumptionIds = [
  'tax-unknown',
  'seizure-amount-unknown',
  'mortgage-at-maximum',
  'joint-full-at-worst',
  'joint-count-unknown',
  'amount-unreadable',
  'rank-day-unknown',
  'other-tenants-unknown',
  'other-tenants-spread',
  'prior-tenant-first',
  'after-auction-opening',
  'move-in-assumed',
  'fixed-date-same-day',
  'region-unknown',
  'region-ambiguous',
  'kind-unknown',
  'price-thin',
  'title-at-risk',
  'opposable-resale',
] as const
export type AssumptionId = (typeof assumptionIds)[number]

export function recoveryAssumptions(f: Facts, price: PriceRange, hasBase: boolean): AssumptionId[] {
  const { debts } = f
  const code = valueOf(f.place)
  const told: readonly (readonly [boolean, AssumptionId])[] = [
    // arrears of the landlord are not on the register until a 압류
    [f.live('압류').length === 0, 'tax-unknown'],
    [f.live('압류').length > 0, 'seizure-amount-unknown'],
    [debts.some((d) => d.what === 'mortgage'), 'mortgage-at-maximum'],
    [debts.some((d) => d.properties > 1), 'joint-full-at-worst'],
    [debts.some((d) => d.properties === 0), 'joint-count-unknown'],
    [debts.some((d) => d.won === null), 'amount-unreadable'],
    [debts.some((d) => d.right.since === null), 'rank-day-unknown'],
    [f.sharesRegister && valueOf(f.input.home.otherDeposits) === null, 'other-tenants-unknown'],
    [f.sharesRegister && valueOf(f.input.home.otherDeposits) !== null, 'other-tenants-spread'],
    [debts.some((d) => d.what === 'lease'), 'prior-tenant-first'],
    [f.live('경매개시').length > 0, 'after-auction-opening'],
    [!f.moveInTold, 'move-in-assumed'],
    [true, 'fixed-date-same-day'],
    [code === null, 'region-unknown'],
    [code !== null && cautiousTier(code, f.day).candidates.length > 1, 'region-ambiguous'],
    ['unknown' in f.kind, 'kind-unknown'],
    [price.thin, 'price-thin'],
    [titleAtRisk(f), 'title-at-risk'],
    [!hasBase, 'opposable-resale'],
  ]
  return told.filter(([is]) => is).map(([, id]) => id)
}

/** Rights by which the lease itself may fall, so that no distribution pays it: the worst case is then nothing. */
export const titleAtRisk = (f: Facts): boolean =>
  f.register.trustee !== null || (['가등기', '가처분', '예고등기'] as const).some((k) => f.live(k).length > 0)
