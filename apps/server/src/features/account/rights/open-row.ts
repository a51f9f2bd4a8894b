import type { Context } from '../../../kernel/context.ts'
import type { SealedCell } from '../../../sealing/cells.ts'
import type { OwnTable } from '../../../kernel/personal-data.ts'
import { NAMED, type OwnRow } from './queries.ts'

const SEALED = /_sealed$/

/** A row as its user may read it: decrypted, and without the columns that the area excludes (`untold`). */
export function openRow(
  { seal }: Pick<Context, 'seal'>,
  { table, untold = {} }: OwnTable,
  sealed: readonly SealedCell[],
  row: OwnRow,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(row)) {
    if (column in untold || column.startsWith(NAMED)) continue
    const name = column.replace(SEALED, '')
    if (!Buffer.isBuffer(value)) {
      // A cell from before its column was encrypted is empty and must not overwrite the decrypted value.
      if (value !== null || !(name in fields)) fields[name] = value instanceof Date ? value.toISOString() : value
      continue
    }
    const cell = sealed.find((c) => c.column === column)
    // Bytes that are not encrypted are hashes and signatures; each of them must have an entry in `untold`.
    if (!cell) throw new Error(`${table}.${column}: bytes that nobody has a word for`)
    const place = { table, column, row: String(row[NAMED + column]) }
    const text = (cell.plain ? seal.openPacked(place, value) : seal.open(place, value)).reveal()
    fields[name] = cell.plain && !cell.isText ? JSON.parse(text) : text
  }
  return fields
}
