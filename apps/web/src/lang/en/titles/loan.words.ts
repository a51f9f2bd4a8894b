import type { loanRoutes } from '@jipsalpim/contract/areas/loan/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  loan: 'Public lease loans',
  loanLogin: 'Public lease loans',
  loanAge: 'Public lease loans',
  loanHouse: 'Public lease loans',
  loanIncome: 'Public lease loans',
  loanHold: 'Public lease loans',
  loanHoldActive: 'Public lease loans',
  loanHoldRepay: 'Public lease loans',
  loanProperty: 'Public lease loans',
  loanCondition: 'Public lease loans',
  loanDifficult: 'Public lease loans',
  loanGovAnalyze: 'Public lease loans',
  loanGovAnalyzeImpossible: 'Public lease loans',
  loanGovPossible: 'Public lease loans',
  loanGovPossibleAnalyze: 'Public lease loans',
  loanGovImpossible: 'Public lease loans',
  loanGovImpossibleAnalyze: 'Public lease loans',
} satisfies TitlesOf<typeof loanRoutes>
