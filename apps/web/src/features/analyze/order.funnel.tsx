import { addMonths, day, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import type { FaqTag } from '@jipsalpim/contract/areas/shell/faq-tags.ts'
import {
  addressField,
  choice,
  choices,
  dayField,
  textField,
  unitField,
  wonField,
  wonIfKnown,
} from '../../kernel/funnel/fields.ts'
import { lazyChunk } from '../../kernel/chunks/chunks.ts'
import { defineFunnel, type Answers, type StepProps } from '../../kernel/funnel/define.ts'
import { orderWords } from './order-words.ts'

// Payment is a page of its own: the other questions need not load its code.
const AmountStep = lazyChunk(async () => ({ default: (await import('./amount/amount-step.tsx')).AmountStep }))
const ExtensionStep = lazyChunk(async () => ({ default: (await import('./steps/extension-step.tsx')).ExtensionStep }))
const FaqStep = lazyChunk(async () => ({ default: (await import('./steps/faq-step.tsx')).FaqStep }))
const AreaStep = lazyChunk(async () => ({ default: (await import('./steps/area-step.tsx')).AreaStep }))
const FirstRepayStep = lazyChunk(async () => ({
  default: (await import('./steps/first-repay-step.tsx')).FirstRepayStep,
}))

const today = dayInSeoul(new Date())
// 주택임대차보호법 took effect on this day; no older lease can be judged.
const ACT_BEGAN = day('1981-03-05')
const FAR: Day = addMonths(today, 12 * 5)

/** Not signed yet: its day may be open. */
const isPlanned = (a: Record<string, unknown>): boolean => a['period'] === '이사전' && a['before'] === '계약예정'

const { fields: w, questions } = orderWords
const fields = {
  type: choice(w.type),
  period: choice(w.period),
  before: choice(w.before),
  living: choice(w.living),
  date: dayField(w.date, { min: ACT_BEGAN, max: FAR, mayBeUnknown: isPlanned }),
  moveIn: dayField(w.moveIn, {
    min: ACT_BEGAN,
    max: FAR,
    mayBeUnknown: true,
    also: (d, a) => (typeof a['date'] === 'string' && d < a['date'] ? 'living-before-contract' : null),
  }),
  deposit: wonField(w.deposit, { min: 1 }),
  rent: wonField(w.rent, { min: 1, max: 1_000_000_000, quick: [100_000, 500_000] }),
  home: addressField(w.home, { mayComeLater: true }),
  unit: unitField(w.unit),
  kind: choice(w.kind),
  gu: textField(w.gu, { max: 40 }),
  // Not asked: the route by which the user came, and what that route assumes.
  entry: choice({ label: '들어온 곳', options: { minute: { label: '주소부터' }, homeLoan: { label: '대출부터' } } }),
  term: choice({ label: '계약 기간', options: { '24': { label: '24개월' } } }),
  extension: choice(w.extension),
  faq: choices(w.faq),
  firstRepay: choice(w.firstRepay),
  firstRepayAmount: wonIfKnown(w.firstRepayAmount),
  cash: wonIfKnown(w.cash),
  loan: choice(w.loan),
  realtorPrice: wonField(w.realtorPrice, { min: 1 }),
  realtorReason: textField(w.realtorReason, { max: 500, lines: 5, optional: true }),
  faqWrite: textField(w.faqWrite, { max: 1000, lines: 7 }),
}

const hasHome = (a: Answers<typeof fields>) => a.home !== undefined && a.home !== null
const asks = (tag: FaqTag) => (a: Answers<typeof fields>) => a.faq?.includes(tag) ?? false

/** Ordering a report: one question a page, at the specification's places. */
export const orderFunnel = defineFunnel({
  id: 'order-report',
  version: 1,
  fields,
  steps: [
    { at: 'analyzeType', title: () => questions.type, ask: ['type'] },
    { at: 'analyzePeriod', title: () => questions.period, ask: ['period'] },
    {
      at: 'analyzePeriodDetail',
      title: () => questions.before,
      ask: ['before'],
      when: (a) => a.period !== '거주중',
    },
    {
      at: 'analyzePeriodDetail',
      title: () => questions.living,
      ask: ['living'],
      when: (a) => a.period === '거주중',
    },
    {
      at: 'analyzeExtension',
      title: () => questions.extension,
      show: ExtensionStep,
      holds: ['extension'],
      when: (a) => a.period === '거주중',
    },
    {
      at: 'analyzeDate',
      title: (a) => (isPlanned(a) ? questions.date.planned : questions.date.signed),
      hint: () => questions.date.hint,
      ask: ['date'],
    },
    {
      at: 'analyzeDateLiving',
      title: (a) => (a.period === '거주중' ? questions.moveIn.past : questions.moveIn.coming),
      hint: () => questions.moveIn.hint,
      ask: ['moveIn'],
    },
    {
      at: 'analyzePrice',
      title: () => questions.deposit,
      ask: ['deposit'],
      when: (a) => a.type === '전세' || a.type === undefined,
    },
    {
      at: 'analyzePrice',
      title: () => questions.rent,
      ask: ['deposit', 'rent'],
      when: (a) => a.type === '반전세' || a.type === '월세',
    },
    { at: 'analyzeAddress', title: () => questions.home, ask: ['home'] },
    {
      at: 'analyzeSearch',
      title: () => questions.unit.title,
      hint: () => questions.unit.hint,
      ask: ['unit'],
      when: hasHome,
    },
    { at: 'analyzeSection', title: () => questions.kind, ask: ['kind'], when: (a) => a.home === null },
    {
      at: 'analyzeArea',
      title: () => questions.area.title,
      hint: () => questions.area.hint,
      ask: ['gu'],
      when: (a) => a.home === null,
    },
    {
      at: 'analyzeFaq',
      title: () => questions.faq,
      show: FaqStep,
      holds: ['faq'],
      // Once opened, it stays part of the order.
      when: (a) => a.faq !== undefined,
    },
    { at: 'analyzeFaqArea', title: () => questions.town, show: AreaStep, when: asks('지역') },
    {
      at: 'analyzeFirstrepay',
      title: () => questions.firstRepay,
      show: FirstRepayStep,
      holds: ['firstRepay', 'firstRepayAmount'],
      when: asks('선순위'),
    },
    {
      at: 'analyzeCash',
      title: () => questions.cash.title,
      hint: () => questions.cash.hint,
      ask: ['cash'],
      when: (a) => asks('자금')(a) || a.entry === 'homeLoan',
    },
    { at: 'analyzeLoan', title: () => questions.loan, ask: ['loan'], when: asks('자금') },
    {
      at: 'analyzeRealtorPrice',
      title: () => questions.realtorPrice.title,
      hint: () => questions.realtorPrice.hint,
      ask: ['realtorPrice'],
      when: asks('집값'),
    },
    {
      at: 'analyzeRealtorPriceReason',
      title: () => questions.realtorReason.title,
      hint: () => questions.realtorReason.hint,
      ask: ['realtorReason'],
      when: asks('집값'),
    },
    {
      at: 'analyzeFaqwrite',
      title: () => questions.faqWrite.title,
      hint: () => questions.faqWrite.hint,
      ask: ['faqWrite'],
      when: asks('직접질문'),
    },
    { at: 'analyzeAmount', title: () => questions.amount, show: AmountStep },
  ],
  given: (a) =>
    a.entry === 'minute'
      ? { home: 'minuteAddress', unit: 'minuteSearch', term: null, period: null, before: null }
      : a.entry === 'homeLoan'
        ? { loan: 'homeLoan' }
        : {},
  submit: 'orderCreate',
  send: (a) => ({
    contract_type: a.type,
    contract_period: a.period,
    contract_period_detail: a.period === '거주중' ? a.living : a.before,
    contract_date: a.date,
    contract_date_living: a.moveIn,
    deposit_amount: a.deposit,
    rental_amount: a.type === '전세' ? 0 : a.rent,
    landlord_name: null,
    place: a.home
      ? {
          address_key: a.home.key,
          building_dong: a.unit?.dong ?? null,
          building_floor: a.unit?.floor ?? null,
          building_ho: a.unit?.ho ?? null,
          unique_no: a.unit?.uniqueNo ?? null,
        }
      : null,
    home_kind: a.kind === '모름' ? null : (a.kind ?? null),
    area_gu: a.gu ?? null,
    contract_months: a.term === undefined ? null : Number(a.term),
    faq: [...(a.faq ?? [])],
    faq_write: a.faqWrite ?? null,
    loan: a.loan === '모름' ? null : (a.loan ?? null),
    cash_amount: a.cash ?? null,
    first_repay_yn: a.firstRepay === 'Y' || a.firstRepay === 'N' ? a.firstRepay : null,
    first_repay_amount: a.firstRepay === 'Y' ? (a.firstRepayAmount ?? null) : null,
    expectation_price: a.realtorPrice ?? null,
    expectation_reason: a.realtorReason?.trim() || null,
    // Set on the page that shows the price.
    pg_name: undefined,
    shown_price: undefined,
    prepare_at_once: undefined,
  }),
})
export type OrderAnswers = Answers<typeof fields>
export type OrderStepProps = StepProps<typeof fields>
export default orderFunnel
