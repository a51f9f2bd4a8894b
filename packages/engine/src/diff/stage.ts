import type { LeaseInput } from '../assessment.ts'
import type { Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'

/** The user's stage: nothing signed, signed and not paid, the day of paying and moving in, living there. */
export const stages = ['before-contract', 'before-balance', 'balance-day', 'moved-in', 'unknown'] as const
export type Stage = (typeof stages)[number]

type Dates = Pick<LeaseInput, 'contractDate' | 'moveInDate' | 'balanceDate'>
/** The day on which the balance is paid: usually that of moving in. Null if neither is known. */
export const payDayOf = ({ balanceDate, moveInDate }: Omit<Dates, 'contractDate'>): Day | null =>
  (balanceDate ? valueOf(balanceDate) : null) ?? valueOf(moveInDate)

/**
 * An unknown day is not guessed. Until the later one of paying and moving in has passed, the tenant is not safe: between
 * the two it is still the day of paying, or before it.
 */
export function stageOf(lease: Dates, day: Day): Stage {
  const [signed, moveIn, payDay] = [valueOf(lease.contractDate), valueOf(lease.moveInDate), payDayOf(lease)]
  if (payDay !== null && day >= payDay)
    return day > payDay && (moveIn === null || day > moveIn) ? 'moved-in' : 'balance-day'
  if (signed !== null) return signed <= day ? 'before-balance' : 'before-contract'
  return payDay === null ? 'unknown' : 'before-balance'
}

/** Money and keys are not exchanged yet: the user can still answer a new entry by not paying. */
export const isBeforePaying = (stage: Stage): boolean => stage !== 'moved-in'
