import type { loanRoutes } from '@jipsalpim/contract/areas/loan/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  loan: '政府租房贷款',
  loanLogin: '政府租房贷款',
  loanAge: '政府租房贷款',
  loanHouse: '政府租房贷款',
  loanIncome: '政府租房贷款',
  loanHold: '政府租房贷款',
  loanHoldActive: '政府租房贷款',
  loanHoldRepay: '政府租房贷款',
  loanProperty: '政府租房贷款',
  loanCondition: '政府租房贷款',
  loanDifficult: '政府租房贷款',
  loanGovAnalyze: '政府租房贷款',
  loanGovAnalyzeImpossible: '政府租房贷款',
  loanGovPossible: '政府租房贷款',
  loanGovPossibleAnalyze: '政府租房贷款',
  loanGovImpossible: '政府租房贷款',
  loanGovImpossibleAnalyze: '政府租房贷款',
} satisfies TitlesOf<typeof loanRoutes>
