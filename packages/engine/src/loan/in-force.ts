import type { Dated } from '../law/dated.ts'
import type { Day } from '../values/day.ts'

/**
 * The row in force; for a day before the first row, the first row. The API refuses such a day, and the result contains
 * the dates of its rows.
 */
export function inForceTerms<T>(table: Dated<T>, on: Day): T {
  const row = table.at(on) ?? table.rows[0]
  if (row === undefined) throw new Error(`${table.key} has no rows`)
  return row.value
}
