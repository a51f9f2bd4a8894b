import { table } from '../../route.ts'

export const loanRoutes = table({
  loan: { path: '/loan', access: 'open', footer: 'none', planned: true },
  loanLogin: { path: '/loan/login', access: 'open', footer: 'none', planned: true },
  loanAge: { path: '/loan/age', access: 'open', footer: 'none', planned: true },
  loanHouse: { path: '/loan/house', access: 'open', footer: 'none', planned: true },
  loanIncome: { path: '/loan/income', access: 'open', footer: 'none', planned: true },
  loanHold: { path: '/loan/hold', access: 'open', footer: 'none', planned: true },
  loanHoldActive: { path: '/loan/hold-active', access: 'open', footer: 'none', planned: true },
  loanHoldRepay: { path: '/loan/hold-repay', access: 'open', footer: 'none', planned: true },
  loanProperty: { path: '/loan/property', access: 'open', footer: 'none', planned: true },
  loanCondition: { path: '/loan/condition', access: 'open', footer: 'none', planned: true },
  loanDifficult: { path: '/loan/difficult', access: 'open', footer: 'none', planned: true },
  loanGovAnalyze: { path: '/loan/gov-analyze', access: 'open', footer: 'none', planned: true },
  loanGovAnalyzeImpossible: { path: '/loan/gov-analyze-impossible', access: 'open', footer: 'none', planned: true },
  loanGovPossible: { path: '/loan/gov/possible', access: 'open', footer: 'none', planned: true },
  loanGovPossibleAnalyze: { path: '/loan/gov/possible/analyze', access: 'open', footer: 'none', planned: true },
  loanGovImpossible: { path: '/loan/gov/impossible', access: 'open', footer: 'none', planned: true },
  loanGovImpossibleAnalyze: { path: '/loan/gov/impossible/analyze', access: 'open', footer: 'none', planned: true },
})
