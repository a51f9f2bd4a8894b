import type { loanRoutes } from '@jipsalpim/contract/areas/loan/routes.ts'
import { type Answers, declareStates, type State } from './state.ts'

/** Everything answered: 27, single, a lease of 2.5억 in Seoul. */
const all = {
  birth: '1999-05-01',
  ownsHome: 'N',
  head: 'prospective',
  income: 42_000_000,
  couple: 'single',
  spouseIncome: 0,
  held: 'some',
  heldBy: 'own',
  repays: 'Y',
  assets: 100_000_000,
  region: 'seoul',
  deposit: 250_000_000,
  rent: 0,
  area: 60,
  startsOn: null,
  children: '0',
  alone: 'Y',
  smallFirm: 'N',
  welfare: 'none',
  victim: 'none',
  credit: 'clean',
  publicRental: 'N',
  shortJob: 'N',
  calledIn: 'none',
}
const asked = (over: Answers = {}): State => ({ draft: { funnel: 'loan', version: 2, answers: { ...all, ...over } } })
const step = [asked()]
const over = asked({ income: 51_000_000 })
const endedEarly = asked({ ownsHome: 'Y' })

export const loanStates = declareStates<typeof loanRoutes>({
  loan: [{}, asked(), { who: 'owner' }],
  loanLogin: [{}, asked()],
  loanAge: [{}, asked(), { press: ['다음'] }],
  loanHouse: step,
  loanIncome: [asked(), asked({ couple: 'married', spouseIncome: undefined }), asked({ income: null })],
  loanHold: step,
  loanHoldActive: step,
  loanHoldRepay: step,
  loanProperty: step,
  loanCondition: [asked(), asked({ children: '1', youngest: '2025-03-10' })],
  loanDifficult: step,
  loanGovAnalyze: step,
  loanGovAnalyzeImpossible: [endedEarly],
  loanGovPossible: [asked(), { ...asked(), who: 'owner' }],
  loanGovPossibleAnalyze: step,
  loanGovImpossible: [over, endedEarly, asked({ assets: null })],
  loanGovImpossibleAnalyze: [over],
})
