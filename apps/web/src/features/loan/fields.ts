import { addMonths, day, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Answers } from '../../kernel/funnel/define.ts'
import { areaField, choice, dayField, wonIfKnown } from '../../kernel/funnel/fields.ts'
import { askWords } from './ask-words.ts'

export const today = dayInSeoul(new Date())
const LONG_AGO = day('1900-01-01')
const w = askWords.fields

/** Every field of the loan questions. */
export const loanFields = {
  birth: dayField(w.birth, { min: LONG_AGO, max: today, mayBeUnknown: true }),
  service: choice(w.service),
  ownsHome: choice(w.ownsHome),
  head: choice(w.head),
  income: wonIfKnown(w.income),
  couple: choice(w.couple),
  spouseIncome: wonIfKnown(w.spouseIncome),
  held: choice(w.held),
  heldBy: choice(w.heldBy),
  repays: choice(w.repays),
  assets: wonIfKnown(w.assets),
  marriedOn: dayField(w.marriedOn, { min: LONG_AGO, max: addMonths(today, 24), mayBeUnknown: true }),
  children: choice(w.children),
  youngest: dayField(w.youngest, { min: LONG_AGO, max: today, mayBeUnknown: true }),
  alone: choice(w.alone),
  region: choice(w.region),
  deposit: wonIfKnown(w.deposit),
  rent: wonIfKnown(w.rent),
  area: areaField(w.area),
  startsOn: dayField(w.startsOn, { min: addMonths(today, -24), max: addMonths(today, 24), mayBeUnknown: true }),
  smallFirm: choice(w.smallFirm),
  welfare: choice(w.welfare),
  victim: choice(w.victim),
  credit: choice(w.credit),
  publicRental: choice(w.publicRental),
  shortJob: choice(w.shortJob),
  calledIn: choice(w.calledIn),
  calledInOn: dayField(w.calledInOn, { min: LONG_AGO, max: today, mayBeUnknown: true }),
}
export type LoanFields = typeof loanFields
export type LoanAsked = Answers<LoanFields>
