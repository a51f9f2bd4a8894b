import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'

export const won = (n: Won): string => `₩${groupDigits(n)}`

const seoul = { timeZone: 'Asia/Seoul', dateStyle: 'medium' } as const
const days = new Intl.DateTimeFormat('vi-VN', seoul)
const clock = new Intl.DateTimeFormat('vi-VN', { ...seoul, timeStyle: 'short' })

export const day = (day: string): string => days.format(new Date(`${day}T00:00:00+09:00`))
export const instant = (at: string): string => clock.format(new Date(at))
/** For a sum of many deposits. */
export const large = (n: Won): string => (n >= 1e12 ? `${Math.floor(n / 1e11) / 10} nghìn tỷ won` : won(n))
/** For ranges: rounded down, never up. */
export const short = (n: Won): string => (n >= 1_000_000 ? `₩${groupDigits(Math.floor(n / 100_000) / 10)} tr` : won(n))
