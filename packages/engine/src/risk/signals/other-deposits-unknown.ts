import { valueOf } from '../../values/known.ts'
import { found, type Signal } from '../signal.ts'

/** 다가구: deposits of the other households stand before ours, and nobody has shown them. */
export const judge: Signal = (f) => {
  const households = valueOf(f.households)
  if (!f.sharesRegister || valueOf(f.input.home.otherDeposits) !== null || households === 1) return null
  return found('other-deposits-unknown', 136, {
    numbers: households === null ? {} : { households, others: households - 1 },
  })
}
