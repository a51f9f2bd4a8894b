import type { HomeInput } from '../assessment.ts'
import { valueOf } from '../values/known.ts'
import { sum, type Won } from '../values/won.ts'

type Told = Pick<HomeInput, 'otherDeposits' | 'householdDeposits'>

/** The known sum of the other households' deposits, which is only a lower bound while some are unknown. */
export const depositsSoFar = (home: Told): Won =>
  valueOf(home.otherDeposits) ?? sum((home.householdDeposits ?? []).map((one) => valueOf(one) ?? 0))

/** Each household's deposit is known, so no assumption is needed about how the sum is split. */
export const isListed = ({ householdDeposits }: Told): boolean =>
  householdDeposits !== undefined && householdDeposits.every((one) => valueOf(one) !== null)
