import { formatWon, formatWonShort, type Won } from '@jipsalpim/engine/values/won.ts'
import type { Messages } from '../messages.ts'

/** Counted as in Korean, by 亿 and 万. */
export const won = (n: Won): string => formatWon(n).replace('억', '亿').replace('만', '万').replace('원', '韩元')

const seoul = { timeZone: 'Asia/Seoul', dateStyle: 'medium' } as const
const days = new Intl.DateTimeFormat('zh-CN', seoul)
const clock = new Intl.DateTimeFormat('zh-CN', { ...seoul, timeStyle: 'short' })

/** 中文（简体）: money and days. */
export const numberMessages: Messages = {
  days: {
    day: (day) => days.format(new Date(`${day}T00:00:00+09:00`)),
    instant: (instant) => clock.format(new Date(instant)),
  },
  money: {
    say: won,
    large: (n) => (n >= 1e12 ? `${Math.floor(n / 1e11) / 10}万亿韩元` : won(n)),
    short: (n) => formatWonShort(n).replace('억', '亿').replace('만', '万').replace('원', '韩元'),
  },
}
