import { addDays, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'

/** The last valid day of a lot: it ends at 24:00. */
export const lastDay = (expiresAt: Date): Day => addDays(dayInSeoul(expiresAt), -1)
/** 24:00 of the day in Seoul. */
export const endOf = (day: Day): Date => new Date(`${addDays(day, 1)}T00:00:00+09:00`)
