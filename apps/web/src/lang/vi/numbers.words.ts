import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Messages } from '../messages.ts'

export const won = (n: Won): string => `₩${n.toLocaleString('en-US')}`

const seoul = { timeZone: 'Asia/Seoul', dateStyle: 'medium' } as const
const days = new Intl.DateTimeFormat('vi-VN', seoul)
const clock = new Intl.DateTimeFormat('vi-VN', { ...seoul, timeStyle: 'short' })

/** Tiếng Việt: money and days. */
export const numberMessages: Messages = {
  days: {
    day: (day) => days.format(new Date(`${day}T00:00:00+09:00`)),
    instant: (instant) => clock.format(new Date(instant)),
  },
  money: {
    say: won,
    large: (n) => (n >= 1e12 ? `${Math.floor(n / 1e11) / 10} nghìn tỷ won` : won(n)),
    short: (n) => (n >= 1_000_000 ? `₩${(Math.floor(n / 100_000) / 10).toLocaleString('en-US')} tr` : won(n)),
  },
}
