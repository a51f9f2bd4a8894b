import { formatDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { translated } from './translated.ts'

/** Made with the first instant: making it is slow on a phone, and most first screens have none. */
let clock: Intl.DateTimeFormat | undefined
const clockOf = () =>
  (clock ??= new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'medium', timeStyle: 'short' }))

/** Dates and times as the reader writes them, in Seoul's time zone. */
export const korean = {
  day: (day: Day): string => formatDay(day),
  instant: (instant: string): string => clockOf().format(new Date(instant)),
}

export const dayWords = translated(korean, {
  en: () => import('./day-words.en.ts'),
  zh: () => import('./day-words.zh.ts'),
  vi: () => import('./day-words.vi.ts'),
})
