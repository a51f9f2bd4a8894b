import type { Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { refer, type RuleRef } from './dated.ts'
import { cautiousTier } from './region.ts'
import { smallDeposit, smallDepositOf, type Tier } from './small-deposit.ts'

export type SmallDepositInput = {
  /** 법정동코드, or the tier if known. */
  place: { dongCode: string } | { tier: Tier }
  deposit: Won
  /** The day the 담보물권 was registered that the tenant competes with; null: there is none. */
  securedOn: Day | null
  /** The day of distribution, which selects the row when there is no security. */
  on: Day
}
export type SmallDepositAnswer = {
  /** The sum paid before that security: 0 above the limit, the deposit itself if it is less. */
  paid: Won
  limit: Won
  amount: Won
  tier: Tier
  /** More than one if the text of the law does not decide; the calculation uses the one that protects least. */
  candidates: readonly Tier[]
  rule: RuleRef
}

/** 최우선변제 of one tenant against one security, before the cap of half the price. */
export function smallDepositClaim({ place, deposit, securedOn, on }: SmallDepositInput): Known<SmallDepositAnswer> {
  const at = securedOn ?? on
  const { tier, candidates } =
    'tier' in place ? { tier: place.tier, candidates: [place.tier] } : cautiousTier(place.dongCode, at)
  const row = smallDeposit.at(at)
  const of = smallDepositOf(tier, at)
  if (row === null || of === null) return unknown('out-of-range', smallDeposit.key)
  const paid = deposit <= of.limit ? Math.min(deposit, of.amount) : 0
  return known(
    { paid, limit: of.limit, amount: of.amount, tier, candidates, rule: refer(smallDeposit, row) },
    row.source.title,
    row.source.checkedOn,
  )
}
