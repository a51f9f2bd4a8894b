import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Messages } from '../messages.ts'

export const won = (n: Won): string => `₩${n.toLocaleString('en-US')}`
export const tickets = (n: number): string => (n === 1 ? '1 ticket' : `${n} tickets`)
export const range = (low: Won, high: Won): string => (low === high ? won(low) : `${won(low)} – ${won(high)}`)

const seoul = { timeZone: 'Asia/Seoul', dateStyle: 'medium' } as const
const days = new Intl.DateTimeFormat('en-US', seoul)
const clock = new Intl.DateTimeFormat('en-US', { ...seoul, timeStyle: 'short' })

export const day = (d: string): string => days.format(new Date(`${d}T00:00:00+09:00`))

/** English: money and days. */
export const numberMessages: Messages = {
  days: {
    day,
    instant: (instant) => clock.format(new Date(instant)),
  },
  money: {
    say: won,
    large: (n) => (n >= 1e12 ? `₩${Math.floor(n / 1e11) / 10} trillion` : won(n)),
    short: (n) => (n >= 1_000_000 ? `₩${(Math.floor(n / 100_000) / 10).toLocaleString('en-US')}M` : won(n)),
  },
}
