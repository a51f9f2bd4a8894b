import { daysBetween, type Day, isDay } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import type { RegisterDocument } from '../register/model.ts'

/** The day of the print and its age in days; null if the print does not show it. */
export function printAge(
  { viewedAt }: Pick<RegisterDocument, 'viewedAt'>,
  day: Day,
): { viewed: Day; days: number } | null {
  const viewed = (valueOf(viewedAt) ?? '').slice(0, 10)
  return isDay(viewed) ? { viewed, days: daysBetween(viewed, day) } : null
}
