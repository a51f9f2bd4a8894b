import { addDays, addMonths, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { DAY } from './story.ts'

/** The end of a Seoul day. */
export const endOfDay = (on: string): Date => new Date(Date.parse(`${on}T00:00:00+09:00`) + DAY)
/** The last day that the first payment pays for. */
export const firstPaid = (joined: Date, yearly: boolean): Day =>
  addDays(addMonths(dayInSeoul(joined), yearly ? 12 : 1), -1)
