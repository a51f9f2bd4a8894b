import type { Day } from '../../values/day.ts'
import { formatWon, formatWonShort, type Won } from '../../values/won.ts'
import { numbersIn } from '../numbers-in.ts'

const inHan = (text: string) => text.replace('억', '亿').replace('만', '万').replace('원', '韩元')
/** Grouped as in Korean, by 亿 and 万. */
export const won = (n: Won): string => inHan(formatWon(n))
/** For ranges: rounded down, never up. */
export const short = (n: Won): string => `${inHan(formatWonShort(n)).replace(/ ?韩元$/, '')}韩元`

/** '2026年11月21日' */
export const formatDay = (d: Day): string => `${d.slice(0, 4)}年${Number(d.slice(5, 7))}月${Number(d.slice(8, 10))}日`

export const { money, date, times, text, who } = numbersIn({
  won,
  day: formatDay,
  times: (n) => `${n} 倍`,
  sumUnknown: '金额不明',
  dayUnknown: '日期不明',
  timesUnknown: '数倍',
  nameUnread: '（名字没能读出）',
  somebody: '某人',
  theState: '国家（국）',
})
