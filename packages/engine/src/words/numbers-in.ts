import type { Numbers } from '../values/numbers.ts'
import { type Day, isDay } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import { has, describeState } from './ko/text.ts'

/** How a language formats money, days, and missing values. */
export type Speech = {
  won: (won: Won) => string
  day: (day: Day) => string
  times: (n: string) => string
  sumUnknown: string
  dayUnknown: string
  timesUnknown: string
  nameUnread: string
  somebody: string
  /** '국', the state, as the register prints it. */
  theState: string
}

/** The numbers of a finding as text of their kind, as `ko/text.ts` does in Korean. */
export const numbersIn = (speech: Speech) => ({
  money: (n: Numbers, key: string): string => {
    const v = n[key]
    return typeof v === 'number' ? speech.won(v) : speech.sumUnknown
  },
  date: (n: Numbers, key: string): string => {
    const v = n[key]
    return isDay(v) ? speech.day(v) : speech.dayUnknown
  },
  times: (n: Numbers, key: string): string => {
    const v = n[key]
    return typeof v === 'number' ? speech.times(String(Math.round(v * 10) / 10)) : speech.timesUnknown
  },
  text: (n: Numbers, key: string): string => {
    const v = n[key]
    return v === undefined || v === '' ? speech.nameUnread : String(v)
  },
  /** The holder of the right, as the register prints it; the state by its name. */
  who: (n: Numbers): string =>
    has(n, 'holders') ? describeState(String(n['holders']), speech.theState) : speech.somebody,
})
