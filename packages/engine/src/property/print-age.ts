import { daysBetween, type Day, isDay } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import type { RegisterDocument } from '../register/model.ts'

/** The day on which the print was taken, and how many days ago; null where it does not tell. */
export function printAge(
  { viewedAt }: Pick<RegisterDocument, 'viewedAt'>,
  day: Day,
): { viewed: Day; days: number } | null {
  const viewed = (valueOf(viewedAt) ?? '').slice(0, 10)
  return isDay(viewed) ? { viewed, days: daysBetween(viewed, day) } : null
}
