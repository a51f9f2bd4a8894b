import { addMonths, day, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { lazyChunk } from '../../kernel/chunks/chunks.ts'
import { defineFunnel, type Answers, type StepProps } from '../../kernel/funnel/define.ts'
import {
  addressField,
  choice,
  dayField,
  textField,
  unitField,
  wonField,
  type Field,
} from '../../kernel/funnel/fields.ts'
import { placeOf } from '../../kernel/funnel/places.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { joinWords } from './joining/join-words.ts'

const ChooseStep = lazyChunk(async () => ({ default: (await import('./joining/choose-step.tsx')).ChooseStep }))
const UnitStep = lazyChunk(async () => ({ default: (await import('./joining/unit-step.tsx')).UnitStep }))
const FreeLoginStep = lazyChunk(async () => ({
  default: (await import('./joining/free-login-step.tsx')).FreeLoginStep,
}))
const FreeStep = lazyChunk(async () => ({ default: (await import('./joining/free-step.tsx')).FreeStep }))
const LoginStep = lazyChunk(async () => ({ default: (await import('./joining/login-step.tsx')).LoginStep }))
const DateStep = lazyChunk(async () => ({ default: (await import('./joining/date-step.tsx')).DateStep }))
const AmountStep = lazyChunk(async () => ({ default: (await import('./joining/amount-step.tsx')).AmountStep }))
const SeveralAmountStep = lazyChunk(async () => ({
  default: (await import('./several/amount-step.tsx')).SeveralAmountStep,
}))
const SeveralPayStep = lazyChunk(async () => ({ default: (await import('./several/pay-step.tsx')).SeveralPayStep }))
const PayStep = lazyChunk(async () => ({ default: (await import('./joining/pay-step.tsx')).PayStep }))

const today = dayInSeoul(new Date())
// 주택임대차보호법 took effect on this day; older leases cannot be assessed.
const ACT_BEGAN = day('1981-03-05')
const FAR: Day = addMonths(today, 12 * 5)
const isBeforeContract = (d: Day, a: Record<string, unknown>): boolean =>
  typeof a['contractOn'] === 'string' && d < a['contractOn']

/**
 * One of the user's coupons, or one from a typed code that becomes theirs with the order; valid for a month's price
 * only.
 */
export type JoinCoupon = { seq: number | null; token: string | null; won: number; name: string }
const coupon: Field<JoinCoupon | null> = { widget: 'coupon', label: 'coupon', check: () => null }

/** Homes of the user's own reports that are paid for together, by the orders of the reports. */
export type SeveralHomes = readonly { of: string; name: string }[]
const several: Field<SeveralHomes | null> = { widget: 'several', label: 'several', check: () => null }

/** Points used for part of the price, won. */
const points: Field<number> = { widget: 'points', label: 'points', check: () => null }

const { fields: w, questions } = joinWords
const fields = {
  /** The order of the user's own report; null: another address. */
  of: textField(w.of, { max: 60, optional: true }),
  ofName: textField(w.of, { max: 200, optional: true }),
  /** Null or unanswered: one home. */
  several,
  home: addressField(w.home),
  unit: unitField(w.unit),
  type: choice(w.type),
  deposit: wonField(w.deposit, { min: 1 }),
  rent: wonField(w.rent, { min: 1, max: 1_000_000_000, quick: [100_000, 500_000] }),
  contractOn: dayField(w.contractOn, { min: ACT_BEGAN, max: FAR, mayBeUnknown: true }),
  balanceOn: dayField(w.balanceOn, {
    min: ACT_BEGAN,
    max: FAR,
    mayBeUnknown: true,
    also: (d, a) =>
      d < dayInSeoul(new Date()) ? 'day-past' : isBeforeContract(d, a) ? 'balance-before-contract' : null,
  }),
  moveInOn: dayField(w.moveInOn, {
    min: ACT_BEGAN,
    max: FAR,
    mayBeUnknown: true,
    also: (d, a) => (isBeforeContract(d, a) ? 'living-before-contract' : null),
  }),
  term: choice(w.term),
  plan: choice(w.plan),
  coupon,
  points,
  /** The campaign of the free month; null: a paid watch. */
  free: textField(w.plan, { max: 60, optional: true }),
}

const isSeveral = (a: Answers<typeof fields>) => (a.several?.length ?? 0) > 1
const isOne = (a: Answers<typeof fields>) => !isSeveral(a)
const isElsewhere = (a: Answers<typeof fields>) => isOne(a) && (a.of === undefined || a.of === null)
const isFree = (a: Answers<typeof fields>) => a.free != null
const isPaid = (a: Answers<typeof fields>) => !isFree(a)
const isPaidAlone = (a: Answers<typeof fields>) => isPaid(a) && isOne(a)
const hasLease = (a: Answers<typeof fields>) => isOne(a) && a.type !== '모름'

/** Signing up for alerts: the home, its lease with the dates, the price and the payment. */
export const joinFunnel = defineFunnel({
  id: 'join-watch',
  version: 1,
  fields,
  steps: [
    { at: 'subscribeChoose', title: () => questions.of, show: ChooseStep, holds: ['of', 'ofName'] },
    { at: 'subscribeAddress', title: () => questions.home, ask: ['home'], when: isElsewhere },
    { at: 'subscribeSearch', title: () => questions.unit, show: UnitStep, holds: ['unit'], when: isElsewhere },
    { at: 'subscribeType', title: () => questions.type, ask: ['type'], when: isOne },
    {
      at: 'subscribePrice',
      title: () => questions.deposit,
      ask: ['deposit'],
      when: (a) => isOne(a) && (a.type === '전세' || a.type === undefined),
    },
    {
      at: 'subscribePrice',
      title: () => questions.rent,
      ask: ['deposit', 'rent'],
      when: (a) => isOne(a) && (a.type === '반전세' || a.type === '월세'),
    },
    // Visitors only: the following steps need an account.
    {
      at: 'subscribeFreelogin',
      title: () => questions.login,
      show: LoginStep,
      when: (a) => isPaid(a) && !isLoggedIn(),
    },
    { at: 'subscribeFreelogin', title: () => questions.free, show: FreeLoginStep, when: isFree },
    {
      at: 'subscribeDate',
      title: () => questions.date,
      show: DateStep,
      holds: ['contractOn', 'balanceOn', 'moveInOn', 'term'],
      when: hasLease,
    },
    { at: 'subscribeAmount', title: () => questions.start, show: FreeStep, when: isFree },
    {
      at: 'subscribeAmount',
      title: () => questions.amount,
      show: AmountStep,
      holds: ['plan', 'coupon'],
      when: isPaidAlone,
    },
    { at: 'subscribeAmount', title: () => questions.amount, show: SeveralAmountStep, holds: ['plan'], when: isSeveral },
    { at: 'subscribePaymentMethod', title: () => questions.pay, show: PayStep, when: isPaidAlone },
    { at: 'subscribePaymentMethod', title: () => questions.pay, show: SeveralPayStep, when: isSeveral },
  ],
  from: 'subscribe',
  submit: 'orderSubscribe',
  send: (a) => ({
    yearly: a.plan === 'year',
    of: a.of ?? null,
    place: a.home && a.unit && isElsewhere(a) ? placeOf(a.home, a.unit) : null,
    lease:
      a.type === undefined || a.type === '모름'
        ? null
        : {
            contract_type: a.type,
            deposit_amount: a.deposit ?? null,
            rental_amount: a.type === '전세' ? 0 : (a.rent ?? null),
            contract_on: a.contractOn ?? null,
            balance_on: a.balanceOn ?? null,
            move_in_on: a.moveInOn ?? null,
            contract_months: a.term === undefined || a.term === '모름' ? null : Number(a.term),
          },
    coupon_seq: a.plan === 'month' ? (a.coupon?.seq ?? null) : null,
    code_token: a.plan === 'month' ? (a.coupon?.token ?? null) : null,
    // Set on the payment page; using points is optional.
    points: undefined,
    pg_name: undefined,
    pay_method: undefined,
    shown_price: undefined,
    draft_key: undefined,
    agreed: undefined,
  }),
})
export type JoinAnswers = Answers<typeof fields>
export type JoinStepProps = StepProps<typeof fields>
export default joinFunnel
