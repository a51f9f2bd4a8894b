/** A calendar date in Asia/Seoul, 'YYYY-MM-DD'. Compares as text. */
export type Day = string & { readonly __day: true }

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const leap = (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0
const monthDays = (y: number, m: number) => (m === 2 && leap(y) ? 29 : (MONTH_DAYS[m - 1] ?? 0))
const pad = (n: number, w = 2) => String(n).padStart(w, '0')

/** True for a date that exists: '2026-02-29' does not. */
export function isDay(s: unknown): s is Day {
  if (typeof s !== 'string') return false
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(s)
  return m !== null && exists(Number(m[1]), Number(m[2]), Number(m[3]))
}

const exists = (y: number, m: number, d: number) => m >= 1 && m <= 12 && d >= 1 && d <= monthDays(y, m)

/**
 * The day; throws on an invalid one, a programming error. Validate user input with `isDay`. The annotation lets a
 * bundler drop tables that a page does not use.
 */
// @__NO_SIDE_EFFECTS__
export function day(s: string): Day {
  if (!isDay(s)) throw new RangeError(`not a day: ${s}`)
  return s
}

export const dayOf = (y: number, m: number, d: number): Day => {
  const made = y > 999 && y < 10_000 ? dayIf(y, m, d) : null
  return made ?? day(`${pad(y, 4)}-${pad(m)}-${pad(d)}`)
}

/** The day of these numbers, or null if there is none. */
export const dayIf = (y: number, m: number, d: number): Day | null =>
  // the numbers are validated, so the text need not be
  exists(y, m, d) ? (`${y < 1000 ? pad(y, 4) : y}${monthAndDay[m * 32 + d]}` as Day) : null
/** '-11-21', by 32 times the month plus the day: a long register has hundreds of days to write. */
const monthAndDay = Array.from({ length: 13 * 32 }, (_, i) => `-${pad(Math.floor(i / 32))}-${pad(i % 32)}`)

const parts = (d: Day) => [Number(d.slice(0, 4)), Number(d.slice(5, 7)), Number(d.slice(8, 10))] as const
const epochDays = (d: Day) => {
  const [y, m, dd] = parts(d)
  return Math.round(Date.UTC(y, m - 1, dd) / 86_400_000)
}

export function addDays(d: Day, n: number): Day {
  const [y, m, from] = parts(d)
  const to = from + n
  // most steps stay within the month
  if (y > 99 && Number.isInteger(n) && to >= 1 && to <= monthDays(y, m)) return dayOf(y, m, to)
  const at = new Date((epochDays(d) + n) * 86_400_000)
  return dayOf(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate())
}

/** Months from the anchor, limited to the month's end: Jan 31 + 1 is Feb 28, and + 2 is Mar 31 again. */
export function addMonths(anchor: Day, n: number): Day {
  const [y, m, d] = parts(anchor)
  const at = y * 12 + (m - 1) + n
  const [yy, mm] = [Math.floor(at / 12), (at % 12) + 1]
  return dayOf(yy, mm, Math.min(d, monthDays(yy, mm)))
}

/** The first day of its month. */
export const firstOfMonth = (d: Day): Day => day(`${d.slice(0, 8)}01`)
/** The last day of a term of whole months that begins on a day. */
export const lastDayOfTerm = (from: Day, months: number): Day => addDays(addMonths(from, months), -1)
/** The number of whole months of a term with these first and last days; null if it is not a whole number. */
export function monthsOfTerm(from: Day, last: Day): number | null {
  const most = Math.ceil(daysBetween(from, last) / 28) + 1
  const months = Array.from({ length: Math.max(most, 0) }, (_, i) => i + 1).find((n) => lastDayOfTerm(from, n) === last)
  return months ?? null
}
/** Days from `a` to `b`, negative when `b` is earlier. */
export const daysBetween = (a: Day, b: Day): number => epochDays(b) - epochDays(a)

/** The Seoul calendar date of an instant (KST is +9 all year since 1988-10-09; earlier instants do not occur). */
export function dayInSeoul(at: Date): Day {
  const n = Math.floor((at.getTime() + 9 * 3_600_000) / 86_400_000)
  const known = daysInSeoul.get(n)
  if (known !== undefined) return known
  const made = day(new Date(n * 86_400_000).toISOString().slice(0, 10))
  if (daysInSeoul.size >= DAYS_KEPT) daysInSeoul.clear()
  daysInSeoul.set(n, made)
  return made
}
/** Cached: the checks of a million homes are scheduled with the same few days. */
const daysInSeoul = new Map<number, Day>()
const DAYS_KEPT = 1000

/** The hour of the day in Seoul, 0 to 23. */
export const hourInSeoul = (at: Date): number => new Date(at.getTime() + 9 * 3_600_000).getUTCHours()

/** '2026년 11월 21일' */
export const formatDay = (d: Day): string => {
  const [y, m, dd] = parts(d)
  return `${y}년 ${m}월 ${dd}일`
}
