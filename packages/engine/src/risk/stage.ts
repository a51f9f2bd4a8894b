import type { LeaseInput } from '../assessment.ts'
import { guaranteeWindow } from '../law/guarantee-window.ts'
import { renewalWindow } from '../law/renewal.ts'
import type { Day } from '../values/day.ts'
import { type Known, known, unknown, valueOf } from '../values/known.ts'

/** Stage of the user in the contract: it decides what to do and what can still be written into the contract. */
export const stages = ['before-contract', 'contract-day', 'balance-day', 'living', 'ending'] as const
export type Stage = (typeof stages)[number]

type Told = Pick<LeaseInput, 'contractDate' | 'moveInDate' | 'endDate'>

/** The stage by the known days; between the contract and moving in, the balance comes next. */
export function stageOf(lease: Told, day: Day): Known<Stage> {
  const [signed, moved] = [valueOf(lease.contractDate), valueOf(lease.moveInDate)]
  const renewal = renewalOf(lease, day)
  const knownStage = (stage: Stage) => known(stage, '계약일과 이사일')
  // from the first day for notice on, the end of the lease is what matters
  if (renewal !== null && day >= renewal.opens) return knownStage('ending')
  if (moved !== null && day > moved) return knownStage('living')
  if (signed !== null && day < signed) return knownStage('before-contract')
  if (signed !== null && day === signed) return knownStage('contract-day')
  if (moved !== null) return knownStage(signed === null && day < moved ? 'before-contract' : 'balance-day')
  return unknown('not-given', '이사일')
}

/** When the stage is unknown, assume the user has not moved in: advice before the payment comes first. */
export const stageToSpeakTo = (lease: Told, day: Day): Stage => valueOf(stageOf(lease, day)) ?? 'before-contract'

/** A tenant who lives there cannot choose another home; a prospective tenant has paid little or nothing. */
export type Side = 'prospective' | 'living'
export const sideOf = (stage: Stage): Side => (stage === 'living' || stage === 'ending' ? 'living' : 'prospective')

/** When something is due, as a point of the lease. */
export type Deadline = 'now' | 'contract' | 'balance' | 'half-term' | 'court-notice' | 'notice' | 'end'

/** The day of a deadline; null when the lease does not give it. */
export function dueOn(by: Deadline, lease: Told, today: Day): Day | null {
  switch (by) {
    case 'now':
      return today
    case 'contract':
      return valueOf(lease.contractDate)
    case 'balance':
      return valueOf(lease.moveInDate)
    case 'half-term':
      return valueOf(guaranteeWindowOf(lease))?.lastDay ?? null
    case 'court-notice':
      return null
    case 'notice':
      return renewalOf(lease, today)?.lastDay ?? null
    case 'end':
      return endOf(lease)
  }
}

export const guaranteeWindowOf = (lease: Told) =>
  guaranteeWindow({ balanceOn: null, movedInOn: valueOf(lease.moveInDate), endsOn: endOf(lease) })

const endOf = (lease: Told): Day | null => (lease.endDate === undefined ? null : valueOf(lease.endDate))
const renewalOf = (lease: Told, on: Day) =>
  valueOf(renewalWindow({ endsOn: endOf(lease), contractDate: valueOf(lease.contractDate), rightUsed: false, on }))
