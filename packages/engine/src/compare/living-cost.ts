import type { LeaseInput } from '../assessment.ts'
import { depositAt, rentAt } from '../law/conversion.ts'
import { isKnown, known, type Known } from '../values/known.ts'
import type { Won } from '../values/won.ts'

/** What a lease costs a month, and what it would be as 전세, at one conversion rate. */
export type LivingCost = { monthly: Won; asDeposit: Won }

/** Hundredths of a percent a year that a comparison may be made at: 0.01 % to 20 %. */
export const conversionLimits = { least: 1, most: 2000 } as const

/** `hundredths`: of a percent a year. Unknown where the deposit or the rent is: neither is taken for zero. */
export function livingCost(
  { deposit, rent }: Pick<LeaseInput, 'deposit' | 'rent'>,
  hundredths: number,
): Known<LivingCost> {
  if (!isKnown(deposit)) return deposit
  if (!isKnown(rent)) return rent
  return known(
    {
      monthly: rent.value + rentAt(deposit.value, hundredths),
      asDeposit: deposit.value + depositAt(rent.value, hundredths),
    },
    deposit.source,
    deposit.asOf,
  )
}
