import { table } from '../../route.ts'

const place = { access: 'open', footer: 'none' } as const
const result = { ...place, wide: true } as const
const question = { ...place, funnel: 'loan/loan' } as const

export const loanRoutes = table({
  loan: { path: '/loan', ...place, page: 'loan/start' },
  loanLogin: { path: '/loan/login', ...place, page: 'loan/login' },
  loanAge: { path: '/loan/age', ...question },
  loanHouse: { path: '/loan/house', ...question },
  loanIncome: { path: '/loan/income', ...question },
  loanHold: { path: '/loan/hold', ...question },
  loanHoldActive: { path: '/loan/hold-active', ...question },
  loanHoldRepay: { path: '/loan/hold-repay', ...question },
  loanProperty: { path: '/loan/property', ...question },
  loanCondition: { path: '/loan/condition', ...question },
  loanDifficult: { path: '/loan/difficult', ...question },
  loanGovAnalyze: { path: '/loan/gov-analyze', ...place, page: 'loan/analyze' },
  loanGovAnalyzeImpossible: { path: '/loan/gov-analyze-impossible', ...place, page: 'loan/analyze-impossible' },
  loanGovPossible: { path: '/loan/gov/possible', ...result, page: 'loan/possible' },
  loanGovPossibleAnalyze: { path: '/loan/gov/possible/analyze', ...result, page: 'loan/possible-details' },
  loanGovImpossible: { path: '/loan/gov/impossible', ...result, page: 'loan/impossible' },
  loanGovImpossibleAnalyze: { path: '/loan/gov/impossible/analyze', ...result, page: 'loan/impossible-details' },
})
