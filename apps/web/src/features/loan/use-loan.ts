import { earlyEnd, type EndRule } from '@jipsalpim/engine/loan/early-end.ts'
import type { LoanFacts } from '@jipsalpim/engine/loan/facts.ts'
import { judgeLoans, type LoanJudgement } from '@jipsalpim/engine/loan/judge.ts'
import { useMemo } from 'react'
import { frontier, missingIn } from '../../kernel/funnel/path.ts'
import { useAnswers } from '../../kernel/funnel/store.ts'
import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { factsOf } from './facts-of.ts'
import { today, type LoanAsked } from './fields.ts'
import { loanFunnel } from './loan.funnel.tsx'

export type Judged = {
  answers: LoanAsked
  facts: LoanFacts
  judged: LoanJudgement
  end: EndRule | null
  /** Married, or about to be: incomes and assets are counted for both. */
  couple: boolean
  /** A product is or may be eligible: shows the page of possible products, else that of impossible ones. */
  possible: boolean
}

/** The result of the answers on this device, judged today; or the place of the next question. */
export function useLoan(): { result: Judged } | { goOn: RouteName } {
  const answers = useAnswers(loanFunnel)
  return useMemo(() => {
    if (Object.keys(answers).length === 0) return { goOn: 'loan' }
    const open = frontier(loanFunnel, answers)
    if (Object.keys(missingIn(loanFunnel, open, answers)).length > 0) return { goOn: open.at }
    const facts = factsOf(answers, today)
    const judged = judgeLoans(facts)
    const end = earlyEnd(facts)
    const lease = judged.products.filter((p) => p.for === 'lease')
    return {
      result: {
        answers,
        facts,
        judged,
        end,
        couple: answers.couple === 'married' || answers.couple === 'planned',
        possible: end === null && lease.some((p) => p.verdict === 'eligible'),
      },
    }
  }, [answers])
}
