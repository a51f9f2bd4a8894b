import { last, type Dated } from '@jipsalpim/engine/law/dated.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Figure } from './article.ts'

/** A number of the law on the given day: the engine's dated row, never a copy. Empty if none is in force. */
export function lawFigure<T>(
  table: Dated<T>,
  on: Day,
  label: string,
  describe: (value: T) => string,
  note?: string,
): Figure[] {
  const row = table.at(on)
  if (!row) return []
  return [
    { label, value: describe(row.value), from: row.from, source: row.source, ...(note === undefined ? {} : { note }) },
  ]
}

/** The value in force on the day, or the newest one if the table has none for that day. */
export const lawValue = <T>(table: Dated<T>, on: Day): T => (table.at(on) ?? last(table.rows)).value
