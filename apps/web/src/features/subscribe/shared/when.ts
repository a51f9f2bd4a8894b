import { addDays, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { formatDay } from '../../../lang/format.ts'
import type { Watch } from './watch.ts'
import { watchWords as w } from './watch-words.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })

/** '09:05', in Seoul. */
export const clockOf = (instant: string): string => clock.format(new Date(instant))
export const dayOfInstant = (instant: string): Day => dayInSeoul(new Date(instant))

/** '오늘', '11월 25일'; with the year if it is another one. */
export function dayText(day: Day, today: Day): string {
  if (day === today) return w.today
  if (day === addDays(today, -1)) return w.yesterday
  if (day === addDays(today, 1)) return w.tomorrow
  return day.slice(0, 4) === today.slice(0, 4) ? w.day(day) : formatDay(day)
}
/** '오늘 09:05' */
export const minuteText = (instant: string, today: Day): string =>
  w.minute(dayText(dayOfInstant(instant), today), clockOf(instant))

/** When the home is checked next for this watch, or that it is not. */
export const nextCheckText = ({ next_check_at, state }: Pick<Watch, 'next_check_at' | 'state'>, today: Day): string =>
  next_check_at !== null ? minuteText(next_check_at, today) : state === 'paused' ? w.pausedNext : w.noNext

/** '11.25', for dates in a narrow column. */
export const railDay = (day: Day): string => `${Number(day.slice(5, 7))}.${Number(day.slice(8))}`
