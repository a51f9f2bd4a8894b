import { formatDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { translatable } from './catalogue.ts'

const clock = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'medium', timeStyle: 'short' })

/** Days and moments as the reader writes them, in Seoul. */
export const dayWords = {
  day: (day: Day): string => formatDay(day),
  instant: (instant: string): string => clock.format(new Date(instant)),
}
translatable('days', dayWords)
