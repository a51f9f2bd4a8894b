import { type Day, dayIf } from '../values/day.ts'
import { endOf } from './sticky.ts'

/** The first date in a register's text: '2023년5월11일', '1996년 10월 17일', '2025/05/22', '20241007'. */
export function readDay(text: string): Day | null {
  const end = plainDayEnd(text)
  if (end > 0) {
    const monthEnd = isDigit(text.charCodeAt(6)) ? 7 : 6
    return dayIf(numberIn(text, 0, 4), numberIn(text, 5, monthEnd), numberIn(text, monthEnd + 1, end - 1))
  }
  const m = dated.exec(text)
  return m === null ? null : dayFrom(m[1] ?? m[4] ?? m[7], m[2] ?? m[5] ?? m[8], m[3] ?? m[6] ?? m[9])
}

/** A date as printed. In old entries the day of the month may be blank: '1994년 3월 일'. */
export const printedDay = String.raw`\d{4}\s?년\s?\d{1,2}\s?월\s{0,3}(?:\d{1,2}\s?)?일`

/** End of the date printed at `at`, or -1. */
export function dayEnd(text: string, at = 0): number {
  if (!isYearAt(text, at)) return -1
  const end = endBehindYear(text, at + 4)
  return end > 0 ? end : endOf(dayAhead, text, at)
}
const dayAhead = new RegExp(printedDay, 'y')

/** Like `dayEnd` for a date without gaps, the usual form: '2023년5월11일', checked by letter positions. */
export const plainDayEnd = (text: string, at = 0): number => (isYearAt(text, at) ? endBehindYear(text, at + 4) : -1)

function endBehindYear(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0xb144 /* 년 */) return -1
  const monthEnd = digitsEnd(text, at + 1)
  if (monthEnd < 0 || text.charCodeAt(monthEnd) !== 0xc6d4 /* 월 */) return -1
  const end = digitsEnd(text, monthEnd + 1)
  return end > 0 && text.charCodeAt(end) === 0xc77c /* 일 */ ? end + 1 : -1
}

/** Four digits, with room for the rest of a date after them. */
function isYearAt(text: string, at: number): boolean {
  if (at + 8 > text.length) return false
  for (let i = at; i < at + 4; i++) if (!isDigit(text.charCodeAt(i))) return false
  return true
}

/** End of the one or two digits at `at`, or -1. */
const digitsEnd = (text: string, at: number) =>
  !isDigit(text.charCodeAt(at)) ? -1 : isDigit(text.charCodeAt(at + 1)) ? at + 2 : at + 1
const isDigit = (code: number) => code >= 0x30 && code <= 0x39

/** Digits 0 to 9 only. */
function numberIn(text: string, from: number, to: number): number {
  let n = 0
  for (let at = from; at < to; at++) n = n * 10 + text.charCodeAt(at) - 48
  return n
}

const dated =
  /(\d{4})\s?년\s?(\d{1,2})\s?월\s?(\d{1,2})\s?일|(\d{4})[/.](\d{1,2})[/.](\d{1,2})|(?<!\d)((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/

export function dayFrom(year?: string, month?: string, dayOfMonth?: string): Day | null {
  return year && month && dayOfMonth ? dayIf(Number(year), Number(month), Number(dayOfMonth)) : null
}

/** '2024년09월27일 23시54분07초' or '오후1시10분46초' as local Seoul time; only the day if no time is printed. */
export function readMoment(text: string): string | null {
  const day = readDay(text)
  if (day === null) return null
  const m = /(오전|오후)?\s?(\d{1,2})\s?시\s?(\d{1,2})\s?분\s?(\d{1,2})\s?초/.exec(text)
  if (m === null) return day
  const hour =
    Number(m[2]) + (m[1] === '오후' && Number(m[2]) < 12 ? 12 : 0) - (m[1] === '오전' && Number(m[2]) === 12 ? 12 : 0)
  if (hour > 23) return day
  const two = (n: string | number | undefined) => String(n ?? '').padStart(2, '0')
  return `${day}T${two(hour)}:${two(m[3])}:${two(m[4])}`
}
