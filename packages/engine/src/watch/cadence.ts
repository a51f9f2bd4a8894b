import { addDays, addMonths, type Day, dayInSeoul, dayOf, daysBetween, day } from '../values/day.ts'
import { atMinute, isShut, officeCloses, officeOpens } from './office-hours.ts'

/** Why a check is due; the first that applies. */
export const slots = ['balance-day', 'before-move-in', 'open-case', 'daily'] as const
export type Slot = (typeof slots)[number]

export type WatchedLease = { contractOn: Day | null; balanceOn: Day | null; moveInOn: Day | null; endsOn: Day | null }
/** `uniqueNo`: 부동산 고유번호, with or without dashes. `lastExtractAt`: when a full extract was last read. */
export type CheckInput = {
  lease: WatchedLease
  highRisk: boolean
  uniqueNo: string
  /** The next slot after this instant: when the last check was done, or now. */
  after: Date
  lastExtractAt: Date | null
  openCase: boolean
}
/** cases: the list of applications. extract: a full extract, and the list. */
export type CheckPlan = {
  at: Date
  kind: 'cases' | 'extract'
  slot: Slot
  /** Hours within which an application received in office hours is reported. */
  promiseHours: 1 | 4 | 24
  highRisk: boolean
}

/**
 * Checks per day, spread evenly over the office hours, and the promise that they allow. An open case: as before moving
 * in, assumed.
 */
const rates: Readonly<Record<Slot, { perDay: 1 | 5 | 18; promiseHours: CheckPlan['promiseHours'] }>> = {
  'balance-day': { perDay: 18, promiseHours: 1 },
  'before-move-in': { perDay: 5, promiseHours: 4 },
  'open-case': { perDay: 5, promiseHours: 4 },
  daily: { perDay: 1, promiseHours: 24 },
}
/** The longest time before moving in if neither the balance day nor the move-in day is known. Assumed. */
const longestGapDays = 90

/**
 * The next check of a home. Its slots are fixed times of the calendar, the same for every caller: a late worker finds
 * the next slot at its usual time, and an additional look-up changes no slot.
 */
export function planCheck({ lease, highRisk, uniqueNo, after, lastExtractAt, openCase }: CheckInput): CheckPlan {
  const seed = hashOf(uniqueNo)
  for (let on = dayInSeoul(after); ; on = addDays(on, 1)) {
    const slot = slotOf(lease, openCase, on)
    const at = timesOf(on, rates[slot].perDay, seed).find((t) => t > after && !isShut(t))
    if (at === undefined) continue
    const kind = isExtractDue(on, lastExtractAt, highRisk, seed) ? 'extract' : 'cases'
    return { at, kind, slot, promiseHours: rates[slot].promiseHours, highRisk }
  }
}

/** The time by which the check must be done to keep its promise. */
export const dueBy = ({ at, promiseHours }: Pick<CheckPlan, 'at' | 'promiseHours'>): Date =>
  new Date(at.getTime() + promiseHours * 3_600_000)

/** Hours within which an application is reported, by the slot of the check. */
export const promiseHours = (slot: Slot): CheckPlan['promiseHours'] => rates[slot].promiseHours

/** Hours from slot to slot. Below 24 only office hours count: no applications are received at night. */
export const cadenceHours = (slot: Slot): number =>
  slot === 'daily' ? 24 : (officeCloses - officeOpens) / 60 / rates[slot].perDay

type Ordered = Pick<CheckPlan, 'at' | 'slot' | 'promiseHours' | 'highRisk'>
/** Balance day, before moving in, open case, high risk, daily; among equals the earlier deadline. For sorting. */
export const byUrgency = (a: Ordered, b: Ordered): number =>
  classOf(a) - classOf(b) || dueBy(a).getTime() - dueBy(b).getTime()
const classOf = ({ slot, highRisk }: Ordered): number => slots.indexOf(slot) + (slot === 'daily' && !highRisk ? 1 : 0)

/** Whether `a` is done before `b` if not all can be done. */
export const isUrgentFirst = (a: Ordered, b: Ordered): boolean => byUrgency(a, b) < 0

function slotOf(lease: WatchedLease, openCase: boolean, on: Day): Slot {
  // the balance is usually paid on the day of moving in
  if (on === (lease.balanceOn ?? lease.moveInOn)) return 'balance-day'
  if (isBeforeMoveIn(lease, on)) return 'before-move-in'
  return openCase ? 'open-case' : 'daily'
}

/** From the contract to moving in. A contract without a known day counts as signed once a later day is known. */
function isBeforeMoveIn({ contractOn, balanceOn, moveInOn }: WatchedLease, on: Day): boolean {
  const told = balanceOn !== null && moveInOn !== null && balanceOn > moveInOn ? balanceOn : (moveInOn ?? balanceOn)
  if (contractOn === null) return told !== null && on <= told
  return on >= contractOn && on <= (told ?? addDays(contractOn, longestGapDays))
}

/** The times of a day, each in its own window, at the position given by the home's hash. */
function timesOf(on: Day, perDay: number, seed: number): Date[] {
  const window = (officeCloses - officeOpens) / perDay
  return Array.from({ length: perDay }, (_, i) => atMinute(on, officeOpens + i * window + (seed % window)))
}

/** One extract per month, or per week at high risk, starting on the home's own day of it. */
function isExtractDue(on: Day, lastExtractAt: Date | null, highRisk: boolean, seed: number): boolean {
  if (lastExtractAt === null) return true
  return dayInSeoul(lastExtractAt) < (highRisk ? weekAnchor(on, seed) : monthAnchor(on, seed))
}
const monday = day('1970-01-05')
const weekAnchor = (on: Day, seed: number): Day => addDays(on, -((daysBetween(monday, on) + (seed % 7)) % 7))
function monthAnchor(on: Day, seed: number): Day {
  const own = dayOf(Number(on.slice(0, 4)), Number(on.slice(5, 7)), (seed % 28) + 1)
  return own <= on ? own : addMonths(own, -1)
}

/** FNV-1a of the digits: spreads the homes over the office hours, the same on every machine. */
function hashOf(uniqueNo: string): number {
  let hash = 0x811c9dc5
  for (const c of uniqueNo.replace(/\D/g, '')) hash = Math.imul(hash ^ c.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
