import type { LoanAnswers } from '@jipsalpim/contract/areas/loan/facts.ts'
import { judgeLoans, type LoanJudgement, type ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { LoanHome } from '../../../shared/loan/home.ts'

/** The stored answers, judged for another home: what is known of the home replaces what was stored. */
export const judgeStored = (answers: LoanAnswers, home: LoanHome, on: Day): LoanJudgement =>
  judgeLoans({ ...answers, ...home, on })

export const eligibleLeases = ({ products }: LoanJudgement): ProductResult[] =>
  products.filter((p) => p.for === 'lease' && p.verdict === 'eligible')
