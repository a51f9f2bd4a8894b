import { addDays, type Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import { refer, type RuleRef } from './dated.ts'
import { applicationWindow } from './hug.ts'
import { halfOf, leaseTerm, type LeaseTerm } from './lease-term.ts'

export type GuaranteeWindowInput = {
  /** 잔금 지급일, 전입신고일; a renewal has neither and counts from the first day of the new term. */
  balanceOn: Day | null
  movedInOn: Day | null
  endsOn: Day | null
}
export type GuaranteeWindow = {
  from: Day
  /** The last day to apply for the guarantee. */
  lastDay: Day
  term: LeaseTerm
  rule: RuleRef
}

/** The deadline for the application: before half of the term has passed, from the later of the two days. */
export function guaranteeWindow({ balanceOn, movedInOn, endsOn }: GuaranteeWindowInput): Known<GuaranteeWindow> {
  const from = later(balanceOn, movedInOn)
  if (from === null) return unknown('not-given', '잔금일·전입일')
  const row = applicationWindow.at(from)
  if (row === null) return unknown('out-of-range', applicationWindow.key)
  const term = leaseTerm(from, endsOn)
  if (term === null) return unknown('ambiguous', '계약 종료일')
  const lastDay = addDays(halfOf(term, row.value), -1)
  return known({ from, lastDay, term, rule: refer(applicationWindow, row) }, row.source.title, row.source.checkedOn)
}

const later = (a: Day | null, b: Day | null): Day | null => (a === null ? b : b === null || a > b ? a : b)
