import type { LeaseInput } from '../assessment.ts'
import type { Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'

/** The user's stage: nothing signed, signed and not paid, the day of paying and moving in, living there. */
export const stages = ['before-contract', 'before-balance', 'balance-day', 'moved-in', 'unknown'] as const
export type Stage = (typeof stages)[number]

/** The balance is usually paid on the day of moving in; an unknown day is not guessed. */
export function stageOf(lease: Pick<LeaseInput, 'contractDate' | 'moveInDate'>, day: Day): Stage {
  const [signed, moveIn] = [valueOf(lease.contractDate), valueOf(lease.moveInDate)]
  if (moveIn !== null && day > moveIn) return 'moved-in'
  if (moveIn !== null && day === moveIn) return 'balance-day'
  if (signed !== null) return signed <= day ? 'before-balance' : 'before-contract'
  return moveIn === null ? 'unknown' : 'before-balance'
}

/** Money and keys are not exchanged yet: the user can still answer a new entry by not paying. */
export const isBeforePaying = (stage: Stage): boolean => stage !== 'moved-in'
