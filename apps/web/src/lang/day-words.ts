import { formatDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { translated } from './translated.ts'

const clock = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'medium', timeStyle: 'short' })

/** Dates and times as the reader writes them, in Seoul's time zone. */
export const korean = {
  day: (day: Day): string => formatDay(day),
  instant: (instant: string): string => clock.format(new Date(instant)),
}

export const dayWords = translated(korean, {
  en: () => import('./day-words.en.ts'),
  zh: () => import('./day-words.zh.ts'),
  vi: () => import('./day-words.vi.ts'),
})
