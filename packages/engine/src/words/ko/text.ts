import type { Numbers } from '../../values/numbers.ts'
import { isDay, formatDay } from '../../values/day.ts'
import { formatWon } from '../../values/won.ts'

/** The text of a finding about this home, with its numbers. */
export type FindingBody = (n: Numbers) => string

/** A number of the finding as text of its kind; a missing one is described as unknown. */
export const money = (n: Numbers, key: string): string => {
  const v = n[key]
  return typeof v === 'number' ? formatWon(v) : '금액 모름'
}
export const count = (n: Numbers, key: string): string => String(n[key] ?? 0)
/** A time span in days, months or years, in the words of a language: thousands of days are hard to imagine. */
export const inSpans =
  (say: { days: (n: number) => string; months: (n: number) => string; years: (n: number) => string }) =>
  (n: Numbers, key: string): string => {
    const days = Number(n[key] ?? 0)
    if (days < 90) return say.days(days)
    return days < 730 ? say.months(Math.floor(days / 30.4)) : say.years(Math.floor(days / 365.25))
  }
export const age = inSpans({ days: (n) => `${n}일이`, months: (n) => `${n}달이`, years: (n) => `${n}년이` })
export const percent = (n: Numbers, key: string): string => `${String(n[key] ?? '?')}%`
/** '29.9배' for odds of 29.923. */
export const times = (n: Numbers, key: string): string => {
  const v = n[key]
  return typeof v === 'number' ? `${Math.round(v * 10) / 10}배` : '몇 배'
}
export const date = (n: Numbers, key: string): string => {
  const v = n[key]
  return isDay(v) ? formatDay(v) : '날짜 모름'
}
export const text = (n: Numbers, key: string): string => {
  const v = n[key]
  return v === undefined || v === '' ? '이름을 읽지 못함' : String(v)
}
/** The holder of the right, as the register prints it; '국' is 나라. */
export const who = (n: Numbers): string => (has(n, 'holders') ? describeState(String(n['holders']), '나라') : '누군가')
/** '국(강서세무서), 강서구': the register names the state by one letter, which is not recognisable as a name. */
export const describeState = (holders: string, state: string): string =>
  holders.replace(/(^|, )(?:국|국가)(?=\(|, |$)/g, `$1${state}`)
export const has = (n: Numbers, key: string): boolean => n[key] !== undefined && n[key] !== '' && n[key] !== 0

/** The particle depends on 받침: '신탁회사가', '은행이'. */
export const subject = (word: string): string => `${word}${endsClosed(word) ? '이' : '가'}`
export const object = (word: string): string => `${word}${endsClosed(word) ? '을' : '를'}`
/** The end of a sentence: '은행이에요', '신탁회사예요'. */
export const being = (word: string): string => `${word}${endsClosed(word) ? '이에요' : '예요'}`
export const topic = (word: string): string => `${word}${endsClosed(word) ? '은' : '는'}`

/** What stands in brackets or quotes at the end is not said: '국(강서세무서)' ends as '국'. */
function endsClosed(word: string): boolean {
  const said =
    word
      .replaceAll(/\([^()]*\)/g, '')
      .trimEnd()
      .replace(/['"’”]$/, '') || word
  const code = said.charCodeAt(said.length - 1)
  return code >= 0xac00 && code <= 0xd7a3 && (code - 0xac00) % 28 > 0
}
