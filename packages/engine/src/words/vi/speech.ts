import { groupDigits } from '../../values/group-digits.ts'
import type { Day } from '../../values/day.ts'
import { cutShort, type Won } from '../../values/won.ts'
import { numbersIn } from '../numbers-in.ts'

export const won = (n: Won): string => `₩${groupDigits(n)}`
/** For ranges: rounded down as everywhere, so that a shortfall beside it is their difference. */
export const short = (n: Won): string => won(cutShort(n))

/** '21/11/2026' */
export const formatDay = (d: Day): string => `${Number(d.slice(8, 10))}/${Number(d.slice(5, 7))}/${d.slice(0, 4)}`

export const { money, date, times, text, who } = numbersIn({
  won,
  day: formatDay,
  times: (n) => `${n} lần`,
  sumUnknown: 'số tiền không rõ',
  dayUnknown: 'ngày không rõ',
  timesUnknown: 'nhiều lần',
  nameUnread: '(tên không đọc được)',
  somebody: 'Ai đó',
  theState: 'Nhà nước (국)',
})
