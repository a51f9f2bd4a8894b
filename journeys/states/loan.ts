import type { loanRoutes } from '@jipsalpim/contract/areas/loan/routes.ts'
import { loanAnswers } from '../loan-answers.ts'
import { type Answers, declareStates, type State } from './state.ts'

/** With an own loan that they repay, and no start date. */
const all = { ...loanAnswers, held: 'some', heldBy: 'own', repays: 'Y', startsOn: null }
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
