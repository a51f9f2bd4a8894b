import type { TitlesOf } from '../../route.ts'
import type { loanRoutes } from './routes.ts'

export const titles = {
  loan: '정부 전세대출',
  loanLogin: '정부 전세대출',
  loanAge: '정부 전세대출',
  loanHouse: '정부 전세대출',
  loanIncome: '정부 전세대출',
  loanHold: '정부 전세대출',
  loanHoldActive: '정부 전세대출',
  loanHoldRepay: '정부 전세대출',
  loanProperty: '정부 전세대출',
  loanCondition: '정부 전세대출',
  loanDifficult: '정부 전세대출',
  loanGovAnalyze: '정부 전세대출',
  loanGovAnalyzeImpossible: '정부 전세대출',
  loanGovPossible: '정부 전세대출',
  loanGovPossibleAnalyze: '정부 전세대출',
  loanGovImpossible: '정부 전세대출',
  loanGovImpossibleAnalyze: '정부 전세대출',
} satisfies TitlesOf<typeof loanRoutes>
