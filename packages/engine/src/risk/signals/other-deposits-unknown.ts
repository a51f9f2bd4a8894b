import { valueOf } from '../../values/known.ts'
import { othersUnknown } from '../money.ts'
import { found, type Signal } from '../signal.ts'

/** 다가구: deposits of the other households rank ahead of ours and are unknown. */
export const judge: Signal = (f) => {
  const households = valueOf(f.households)
  if (!othersUnknown(f)) return null
  // in a list only those that are still unknown
  const open = f.input.home.householdDeposits?.filter((one) => 'unknown' in one).length
  return found('other-deposits-unknown', 136, {
    numbers: households === null ? {} : { households, others: open ?? households - 1 },
  })
}
