import { dated, last, refer, type RuleRef } from '../law/dated.ts'
import { addDays, addMonths, day, type Day, dayIf, daysBetween } from '../values/day.ts'
import { partOf } from '../values/share.ts'
import type { Won } from '../values/won.ts'

export type Plan = 'month' | 'year'
/** `from` and `to` are its first and last day; it is charged on `chargeOn`. */
export type Period = { from: Day; to: Day; chargeOn: Day }

const monthsOf: Readonly<Record<Plan, number>> = { month: 1, year: 12 }

/**
 * The n-th period, from 0, counted from the anchor and never from the period before, so that after February it begins
 * on the 31st again.
 */
export function periodOf(anchor: Day, plan: Plan, n: number): Period {
  const from = addMonths(anchor, n * monthsOf[plan])
  return { from, to: addDays(addMonths(anchor, (n + 1) * monthsOf[plan]), -1), chargeOn: from }
}

/** The period of a day; null before the anchor. */
export function periodAt(anchor: Day, plan: Plan, on: Day): (Period & { n: number }) | null {
  if (on < anchor) return null
  // the difference of the month numbers is right up to one
  const months = (d: Day) => Number(d.slice(0, 4)) * 12 + Number(d.slice(5, 7))
  const most = Math.floor((months(on) - months(anchor)) / monthsOf[plan])
  const n = periodOf(anchor, plan, most).from <= on ? most : most - 1
  return { ...periodOf(anchor, plan, n), n }
}

/** Won. `checksDone`: successful checks of the period. `paid`, `refunded`: of this period, so far. */
export type RefundInput = {
  price: Won
  from: Day
  to: Day
  cancelledOn: Day
  checksDone: number
  paid: Won
  refunded: Won
}
/**
 * The refund when a plan stops on a day: by days of the whole period (여신전문금융업감독규정, 가맹점 표준약관: 사용일수 비례), without a
 * penalty (전자상거래법 18조⑧⑨). The day of stopping counts as used; without any check everything is refunded. Never more than
 * what is left of the payment.
 */
export function refundByDays({ price, from, to, cancelledOn, checksDone, paid, refunded }: RefundInput): Won {
  const whole = daysBetween(from, to) + 1
  const used = Math.min(Math.max(daysBetween(from, cancelledOn) + 1, 0), whole)
  const owed = checksDone === 0 ? price : partOf(price, whole - used, whole)
  return Math.max(0, Math.min(owed, paid - refunded))
}

/** The refund for stopping on each day of the period, in order. */
export function refundTable(ask: Omit<RefundInput, 'cancelledOn'>): readonly { on: Day; won: Won }[] {
  return Array.from({ length: daysBetween(ask.from, ask.to) + 1 }, (_, i) => {
    const on = addDays(ask.from, i)
    return { on, won: refundByDays({ ...ask, cancelledOn: on }) }
  })
}

/** `from` to `to` are the bridge days, null if there are none; the next period is period `n` of the new anchor. */
export type Bridge = {
  from: Day | null
  to: Day | null
  days: number
  won: Won
  anchor: Day
  n: number
  nextChargeOn: Day
}
/**
 * Changes the charge day, 1–31: the days from the end of period `n` to the next such day are paid by days of the period
 * that would have begun there. In a month without that day it is the month's last day.
 */
export function bridge(anchor: Day, plan: Plan, n: number, toDayOfMonth: number, price: Won): Bridge {
  const { from, to } = periodOf(anchor, plan, n + 1)
  const nextChargeOn = nextOn(from, toDayOfMonth)
  const days = daysBetween(from, nextChargeOn)
  const won = partOf(price, days, daysBetween(from, to) + 1)
  const span = days === 0 ? { from: null, to: null } : { from, to: addDays(nextChargeOn, -1) }
  return { ...span, days, won, ...anchorOf(nextChargeOn, toDayOfMonth, plan), nextChargeOn }
}

const dayOfMonth = (d: Day) => Number(d.slice(8))
const dayIn = (month: Day, of: number): Day | null => dayIf(Number(month.slice(0, 4)), Number(month.slice(5, 7)), of)
const lastOf = (month: Day): Day => addDays(addMonths(addDays(month, 1 - dayOfMonth(month)), 1), -1)
const dueIn = (month: Day, of: number): Day => dayIn(month, of) ?? lastOf(month)

function nextOn(from: Day, of: number): Day {
  const here = dueIn(from, of)
  return here >= from ? here : dueIn(addMonths(from, 1), of)
}

/** The anchor must have that day of the month. If its month is too short, the month before is long enough. */
function anchorOf(first: Day, of: number, plan: Plan): { anchor: Day; n: number } {
  const before = dayIn(addMonths(first, -1), of)
  return dayOfMonth(first) === of || plan === 'year' || before === null
    ? { anchor: first, n: 0 }
    : { anchor: before, n: 1 }
}

/**
 * Days after the failed charge on which it is retried, and the hour (Seoul): never while the banks are closed,
 * 23:30–00:30.
 */
const tries = [
  { after: 1, hour: 10 },
  { after: 3, hour: 14 },
  { after: 5, hour: 19 },
  { after: 7, hour: 11 },
] as const
const graceDays = 7

/** `graceUntil`: the last day on which the home is watched without payment. */
export type Dunning =
  | { next: 'retry'; on: Day; hour: number; graceUntil: Day }
  | { next: 'ask-card'; graceUntil: Day }
  | { next: 'paused'; graceUntil: Day }
/**
 * What follows a charge that failed on a day, after `tried` further tries. soft: it may succeed later. hard (lost,
 * stolen or expired card): only another card can.
 */
export function dunning(failedOn: Day, tried: number, kind: 'soft' | 'hard'): Dunning {
  const graceUntil = addDays(failedOn, graceDays)
  if (kind === 'hard') return { next: 'ask-card', graceUntil }
  const next = tries[tried]
  return next === undefined
    ? { next: 'paused', graceUntil }
    : { next: 'retry', on: addDays(failedOn, next.after), hour: next.hour, graceUntil }
}

/**
 * A change from free to paid, or to a higher price, needs consent within these days before the charge; otherwise the
 * plan ends without one.
 */
export const consentBefore = dated<{ days: number }>('subscription-consent', 'event', [
  {
    from: day('2025-02-14'),
    value: { days: 30 },
    source: {
      title: '전자상거래 등에서의 소비자보호에 관한 법률',
      article: '제13조제6항·시행령 제20조의2',
      confidence: 'statute',
      checkedOn: day('2026-06-08'),
    },
  },
])
/** Card merchants announce the first paid charge by text message at least this many days before. */
export const noticeBefore = dated<{ days: number }>('subscription-notice', 'event', [
  {
    from: day('2021-11-18'),
    value: { days: 7 },
    source: {
      title: '여신전문금융업감독규정·신용카드 가맹점 표준약관',
      article: '여신전문금융업법 제19조제7항제4호·시행령 제6조의16',
      confidence: 'official',
      checkedOn: day('2026-11-23'),
    },
  },
])

export type ConsentClock = {
  askFrom: Day
  /** The last day to consent: the notice is sent the day after, and only with the consent. */
  askUntil: Day
  noticeOn: Day
  /** Our own reminder. */
  courtesyOn: Day
  chargeOn: Day
  rules: { consent: RuleRef; notice: RuleRef }
}
/** The days before a first paid charge or a higher one. Two laws have two deadlines: both are met. */
export function consentClock(chargeOn: Day): ConsentClock {
  const [consent, notice] = [last(consentBefore.rows), last(noticeBefore.rows)]
  return {
    askFrom: addDays(chargeOn, -consent.value.days),
    askUntil: addDays(chargeOn, -notice.value.days - 1),
    noticeOn: addDays(chargeOn, -notice.value.days),
    courtesyOn: addDays(chargeOn, -1),
    chargeOn,
    rules: { consent: refer(consentBefore, consent), notice: refer(noticeBefore, notice) },
  }
}
