import { applyAnswers, type GivenAnswer } from '@jipsalpim/engine/answers/apply-answers.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { judgeHome } from '@jipsalpim/engine/judge-home.ts'
import { readFacts } from '@jipsalpim/engine/property/facts.ts'
import { payoutCalculation } from '@jipsalpim/engine/recovery/payout-calculation.ts'
import { storedInput } from '../../../report-body/payout/what-if.ts'

export type Rejudge = (answer: GivenAnswer) => Assessment

/**
 * Judges a stored report with further answers, on the device and with the price it contains. Null if the report does
 * not contain enough to reproduce its own grade and amounts: a preview that starts from a different grade would be
 * worse than none. The saved version is judged by the server from the full input.
 */
export function rejudge(stored: Assessment, answers: readonly GivenAnswer[]): Rejudge | null {
  const input = storedInput(stored)
  const judge = (given: readonly GivenAnswer[]): Assessment =>
    judgeHome(
      { facts: readFacts(applyAnswers(input, given)), price: stored.price, atMost: null, reckons: true },
      payoutCalculation,
    )
  return same(judge(answers), stored) ? (answer) => judge([...answers, answer]) : null
}

const same = (a: Assessment, b: Assessment): boolean =>
  a.grade === b.grade && a.score === b.score && likely(a) === likely(b)
const likely = ({ recovery }: Assessment) => ('value' in recovery ? recovery.value.likely : null)
