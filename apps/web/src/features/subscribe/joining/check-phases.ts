import { addDays, lastDayOfTerm, type Day } from '@jipsalpim/engine/values/day.ts'
import type { JoinAnswers } from '../join.funnel.tsx'

/**
 * As the engine plans them (watch/cadence.ts): if no later date is known, the phase after the contract lasts this long.
 */
const LONGEST_GAP_DAYS = 90
export type CheckPhases = {
  /** The days before moving in; `from` null: from now on. Null: unknown or over. */
  before: { from: Day | null; to: Day } | null
  balance: Day | null
}

/** When the home is checked more often, by the dates that were entered. */
export function checkPhasesOf({ contractOn, balanceOn, moveInOn }: JoinAnswers, today: Day): CheckPhases {
  const contract = contractOn ?? null
  const told = [balanceOn ?? null, moveInOn ?? null]
    .filter((d) => d !== null)
    .toSorted()
    .at(-1)
  const to = told ?? (contract === null ? null : addDays(contract, LONGEST_GAP_DAYS))
  const balance = balanceOn ?? moveInOn ?? null
  return {
    before: to === null || to < today ? null : { from: contract === null || contract < today ? null : contract, to },
    balance: balance === null || balance < today ? null : balance,
  }
}

/** The last day of the lease; null if the move-in date or the term is unknown. */
export const endOf = ({ moveInOn, term }: JoinAnswers): Day | null =>
  moveInOn && term !== undefined && term !== '모름' ? lastDayOfTerm(moveInOn, Number(term)) : null
