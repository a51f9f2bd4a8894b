import { addDays, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'

/** The last day of a lot: it ends at 24:00. */
export const lastDay = (expiresAt: Date): Day => addDays(dayInSeoul(expiresAt), -1)
