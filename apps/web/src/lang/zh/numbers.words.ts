import { formatWon, formatWonShort, type Won } from '@jipsalpim/engine/values/won.ts'

/** Counted as in Korean, by 亿 and 万. */
export const won = (n: Won): string => formatWon(n).replace('억', '亿').replace('만', '万').replace('원', '韩元')

const seoul = { timeZone: 'Asia/Seoul', dateStyle: 'medium' } as const
const days = new Intl.DateTimeFormat('zh-CN', seoul)
const clock = new Intl.DateTimeFormat('zh-CN', { ...seoul, timeStyle: 'short' })

export const day = (day: string): string => days.format(new Date(`${day}T00:00:00+09:00`))
export const instant = (at: string): string => clock.format(new Date(at))
/** For a sum of many deposits. */
export const large = (n: Won): string => (n >= 1e12 ? `${Math.floor(n / 1e11) / 10}万亿韩元` : won(n))
/** For ranges: rounded down, never up. */
export const short = (n: Won): string => formatWonShort(n).replace('억', '亿').replace('만', '万').replace('원', '韩元')
