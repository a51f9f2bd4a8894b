import { groupDigits } from '../../values/group-digits.ts'
import type { Day } from '../../values/day.ts'
import { cutShort, type Won } from '../../values/won.ts'
import { numbersIn } from '../numbers-in.ts'

export const won = (n: Won): string => `₩${groupDigits(n)}`
/** For ranges: rounded down as everywhere, so that a shortfall beside it is their difference. */
export const short = (n: Won): string => won(cutShort(n))

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** 'Nov 21, 2026' */
export const formatDay = (d: Day): string =>
  `${months[Number(d.slice(5, 7)) - 1]} ${Number(d.slice(8, 10))}, ${d.slice(0, 4)}`

export const { money, date, times, text, who } = numbersIn({
  won,
  day: formatDay,
  times: (n) => `${n} times`,
  sumUnknown: 'an unknown sum',
  dayUnknown: 'an unknown day',
  timesUnknown: 'several times',
  nameUnread: '(a name that could not be read)',
  somebody: 'Somebody',
  theState: 'the state (국)',
})
/** '1 entry', '2 entries' */
export const plural = (n: string | number, one: string, many: string = `${one}s`): string =>
  `${n} ${String(n) === '1' ? one : many}`
