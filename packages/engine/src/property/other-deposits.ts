import type { HomeInput } from '../assessment.ts'
import { valueOf } from '../values/known.ts'
import { sum, type Won } from '../values/won.ts'

type Told = Pick<HomeInput, 'otherDeposits' | 'householdDeposits'>

/** What is known of the other households' deposits: their sum, or a lower bound of it while some are unknown. */
export const depositsSoFar = (home: Told): Won =>
  valueOf(home.otherDeposits) ?? sum((home.householdDeposits ?? []).map((one) => valueOf(one) ?? 0))

/** Each household's deposit is known, so that nothing has to be assumed of how the sum is split. */
export const isListed = ({ householdDeposits }: Told): boolean =>
  householdDeposits !== undefined && householdDeposits.every((one) => valueOf(one) !== null)
