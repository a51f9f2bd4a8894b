import type { loanRoutes } from '@jipsalpim/contract/areas/loan/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  loan: 'Khoản vay thuê nhà của nhà nước',
  loanLogin: 'Khoản vay thuê nhà của nhà nước',
  loanAge: 'Khoản vay thuê nhà của nhà nước',
  loanHouse: 'Khoản vay thuê nhà của nhà nước',
  loanIncome: 'Khoản vay thuê nhà của nhà nước',
  loanHold: 'Khoản vay thuê nhà của nhà nước',
  loanHoldActive: 'Khoản vay thuê nhà của nhà nước',
  loanHoldRepay: 'Khoản vay thuê nhà của nhà nước',
  loanProperty: 'Khoản vay thuê nhà của nhà nước',
  loanCondition: 'Khoản vay thuê nhà của nhà nước',
  loanDifficult: 'Khoản vay thuê nhà của nhà nước',
  loanGovAnalyze: 'Khoản vay thuê nhà của nhà nước',
  loanGovAnalyzeImpossible: 'Khoản vay thuê nhà của nhà nước',
  loanGovPossible: 'Khoản vay thuê nhà của nhà nước',
  loanGovPossibleAnalyze: 'Khoản vay thuê nhà của nhà nước',
  loanGovImpossible: 'Khoản vay thuê nhà của nhà nước',
  loanGovImpossibleAnalyze: 'Khoản vay thuê nhà của nhà nước',
} satisfies TitlesOf<typeof loanRoutes>
