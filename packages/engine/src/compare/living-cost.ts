import type { LeaseInput } from '../assessment.ts'
import { depositAt, rentAt } from '../law/conversion.ts'
import { isKnown, known, type Known } from '../values/known.ts'
import type { Won } from '../values/won.ts'

/** The monthly cost of a lease, and its equivalent as 전세, at one conversion rate. */
export type LivingCost = { monthly: Won; asDeposit: Won }

/** Allowed conversion rates, in hundredths of a percent per year: 0.01 % to 20 %. */
export const conversionLimits = { least: 1, most: 2000 } as const

/** `hundredths` of a percent per year. Unknown if the deposit or the rent is: neither is assumed to be zero. */
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
