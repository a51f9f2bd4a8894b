import { valueOf } from '../../values/known.ts'
import { percentOf } from '../../values/percent.ts'
import { found, type Signal } from '../signal.ts'

/** 다가구: the stated sum gives each other household far less than our deposit. It may hide deposits. */
export const judge: Signal = (f) => {
  const sum = valueOf(f.input.home.otherDeposits)
  const households = valueOf(f.households)
  if (!f.sharesRegister || sum === null || households === null || households < 2) return null
  if (f.deposit === null || f.deposit <= 0) return null
  // an empty home has no deposit to hide
  const others = f.input.home.householdDeposits?.filter((one) => valueOf(one) !== 0).length ?? households - 1
  if (others === 0) return null
  const percent = percentOf(sum, f.deposit * others)
  if (percent >= f.pack.thresholds.lowOthers) return null
  return found('other-deposits-low', 159, {
    numbers: { sum, others, each: Math.floor(sum / others), deposit: f.deposit, percent },
  })
}
