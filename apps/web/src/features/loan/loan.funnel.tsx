import { ageOn } from '@jipsalpim/engine/loan/person.ts'
import type { RouteName } from '@jipsalpim/contract/routes.ts'
import type { EndRule } from '@jipsalpim/engine/loan/early-end.ts'
import { lazyChunk } from '../../kernel/chunks/chunks.ts'
import { defineFunnel, type StepProps } from '../../kernel/funnel/define.ts'
import { askWords } from './ask-words.ts'
import { endOf, factsOf } from './facts-of.ts'
import { type LoanAsked, type LoanFields, loanFields, today } from './fields.ts'

const IncomeStep = lazyChunk(async () => ({ default: (await import('./income-step.tsx')).IncomeStep }))
const q = askWords.questions

/** The ages of a product's limit that 병역 may raise. */
const SERVICE_AGES = [35, 39] as const
const served = (a: LoanAsked) => {
  if (a.birth === undefined || a.birth === null) return false
  const age = ageOn(a.birth, today)
  return age >= SERVICE_AGES[0] && age <= SERVICE_AGES[1]
}
const coupled = (a: LoanAsked) => a.couple === 'married' || a.couple === 'planned'
/** The places in order, and where each answer that ends the questions is given. */
const order = [
  'loanAge',
  'loanHouse',
  'loanIncome',
  'loanHold',
  'loanProperty',
  'loanCondition',
  'loanDifficult',
] as const
type Place = (typeof order)[number]
const endsAt: Record<EndRule, Place> = {
  age: 'loanAge',
  'no-home': 'loanHouse',
  income: 'loanIncome',
  'no-loan': 'loanHold',
  assets: 'loanProperty',
  credit: 'loanDifficult',
}
/** Where the answer that ended the questions was given. */
export const endPlace = (end: EndRule): RouteName => endsAt[end]
/** No question after the place whose answer ended the questions. */
const open =
  (place: Place, when: (a: LoanAsked) => boolean = () => true) =>
  (a: LoanAsked) => {
    const end = endOf(a)
    return (end === null || order.indexOf(place) <= order.indexOf(endsAt[end])) && when(a)
  }

/** The questions about government loans: answered on this device only, one place per question. */
export const loanFunnel = defineFunnel({
  id: 'loan',
  version: 2,
  fields: loanFields,
  storedDays: 30,
  from: 'loan',
  end: (a) => (endOf(a) === null ? 'loanGovAnalyze' : 'loanGovAnalyzeImpossible'),
  steps: [
    { at: 'loanAge', title: () => q.age.title, hint: () => q.age.hint, ask: ['birth'] },
    { at: 'loanAge', title: () => q.age.title, ask: ['service'], when: served },
    { at: 'loanHouse', title: () => q.house, ask: ['ownsHome'], when: open('loanHouse') },
    {
      at: 'loanHouse',
      title: () => q.house,
      ask: ['head'],
      when: open('loanHouse', (a) => a.ownsHome !== undefined && a.ownsHome !== 'Y'),
    },
    {
      at: 'loanIncome',
      title: () => q.income.title,
      hint: () => q.income.hint,
      show: IncomeStep,
      holds: ['income', 'couple', 'spouseIncome'],
      when: open('loanIncome'),
    },
    { at: 'loanHold', title: () => q.hold, ask: ['held'], when: open('loanHold') },
    {
      at: 'loanHoldActive',
      title: () => q.holdActive,
      ask: ['heldBy'],
      when: open('loanHold', (a) => a.held === 'some'),
    },
    {
      at: 'loanHoldRepay',
      title: () => q.holdRepay,
      ask: ['repays'],
      when: open('loanHold', (a) => a.held === 'some' && a.heldBy === 'own'),
    },
    {
      at: 'loanProperty',
      title: () => q.property.title,
      hint: () => q.property.hint,
      ask: ['assets'],
      when: open('loanProperty'),
    },
    {
      at: 'loanCondition',
      title: () => q.home,
      ask: ['region', 'deposit', 'rent'],
      when: open('loanCondition'),
    },
    {
      at: 'loanCondition',
      apart: true,
      title: () => q.size,
      ask: ['area', 'startsOn'],
      when: open('loanCondition'),
    },
    { at: 'loanCondition', apart: true, title: () => q.people, ask: ['children'], when: open('loanCondition') },
    {
      at: 'loanCondition',
      title: () => q.people,
      ask: ['youngest'],
      when: open('loanCondition', (a) => a.children === '1' || a.children === '2' || a.children === '3'),
    },
    { at: 'loanCondition', title: () => q.people, ask: ['marriedOn'], when: open('loanCondition', coupled) },
    { at: 'loanCondition', title: () => q.people, ask: ['alone'], when: open('loanCondition', (a) => !coupled(a)) },
    {
      at: 'loanCondition',
      apart: true,
      title: () => q.special,
      ask: ['smallFirm', 'welfare', 'victim'],
      when: open('loanCondition'),
    },
    {
      at: 'loanDifficult',
      title: () => q.difficult.title,
      hint: () => q.difficult.hint,
      ask: ['credit', 'publicRental', 'shortJob', 'calledIn'],
      when: open('loanDifficult'),
    },
    {
      at: 'loanDifficult',
      title: () => q.difficult.title,
      ask: ['calledInOn'],
      when: open('loanDifficult', (a) => a.calledIn === 'once'),
    },
  ],
  submit: 'loanKeep',
  // Storing is requested on the result page, which has its own consent box.
  send: (a) => {
    const { on: _, ...answers } = factsOf(a, today)
    return { answers, pack: undefined, consent: undefined }
  },
})
export type LoanStepProps = StepProps<LoanFields>
export default loanFunnel
