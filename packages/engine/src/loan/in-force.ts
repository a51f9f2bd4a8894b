import type { Dated } from '../law/dated.ts'
import type { Day } from '../values/day.ts'

/**
 * The row in force, or the first one for an earlier day: the result contains the date of its rows, and calls refuse a
 * day before the first.
 */
export function inForceTerms<T>(table: Dated<T>, on: Day): T {
  const row = table.at(on) ?? table.rows[0]
  if (row === undefined) throw new Error(`${table.key} has no rows`)
  return row.value
}
