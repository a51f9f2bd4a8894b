import type { Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'

/**
 * The certainty of the row: the statute itself, an official page, news, our measurement on open data, or our
 * assumption.
 */
export type Confidence = 'statute' | 'official' | 'news' | 'measured' | 'assumed'
export type Source = { title: string; article?: string; confidence: Confidence; checkedOn: Day }
export type Row<T> = { from: Day; value: T; source: Source }
/** Which date of the case selects the row. */
export type DateBasis = 'security-registered' | 'contract' | 'application' | 'distribution' | 'event'
export type Dated<T> = {
  key: string
  basis: DateBasis
  rows: readonly Row<T>[]
  /** The row in force on `on`, or null before the first one. */
  at: (on: Day) => Row<T> | null
}

/**
 * A row is in force from its day until the next row. New law is a new row, never an edit: contracts look back. The
 * annotation lets a bundler drop tables that a page does not use.
 */
// @__NO_SIDE_EFFECTS__
export function dated<T>(key: string, basis: DateBasis, rows: readonly Row<T>[]): Dated<T> {
  rows.reduce((a, b) => {
    if (!(a.from < b.from)) throw new Error(`${key}: rows out of order at ${b.from}`)
    return b
  })
  return {
    key,
    basis,
    get rows() {
      return rowsInUse(key, rows)
    },
    at: (on) => rowsInUse(key, rows).findLast((r) => r.from <= on) ?? null,
  }
}

/** The rows of an older pack's own tables, while that pack is in use; null: the engine's tables. */
let packRows: ReadonlyMap<string, readonly Row<unknown>[]> | null = null

/**
 * Judges with the tables of another pack: until `work` returns, every table has that pack's rows. `work` is
 * synchronous, so no other code reads a table meanwhile.
 */
export function withTables<R>(tables: readonly Dated<unknown>[], work: () => R): R {
  const before = packRows
  const rows = new Map(tables.map((table) => [table.key, table.rows]))
  packRows = rows
  try {
    return work()
  } finally {
    packRows = before
  }
}

function rowsInUse<T>(key: string, own: readonly Row<T>[]): readonly Row<T>[] {
  if (packRows === null) return own
  const rows = packRows.get(key)
  // judging by a row of another edition would contradict the pack's id
  if (rows === undefined) throw new Error(`the rule pack has no table ${key}`)
  return rows as readonly Row<T>[] // a key has one type of value, in every pack
}

/**
 * The value of a table's last row. `own` is the engine's: a browser has that value without the table, whose earlier
 * rows are large.
 */
export function lastValue<T>(key: string, own: T): T {
  if (packRows === null) return own
  return last(rowsInUse<T>(key, [])).value
}

/** The latest row, in force without an end. */
export function last<T>(rows: readonly T[]): T {
  const row = rows.at(-1)
  if (row === undefined) throw new Error('a dated table without rows')
  return row
}

/** The row in force with its citation; unknown before the first row, and where the row's value is null. */
export function inForce<T>(table: Dated<T>, on: Day): Known<{ value: NonNullable<T>; rule: RuleRef }> {
  const row = table.at(on)
  if (row === null || row.value === null || row.value === undefined) return unknown('out-of-range', table.key)
  return known({ value: row.value, rule: refer(table, row) }, row.source.title, row.source.checkedOn)
}

/** The citation of a finding: the table, the row's first day, and the row's source. */
export type RuleRef = { key: string; from: Day; title: string; article?: string; confidence: Confidence }
export const refer = <T>(table: Dated<T>, row: Row<T>): RuleRef => ({
  key: table.key,
  from: row.from,
  title: row.source.title,
  ...(row.source.article === undefined ? {} : { article: row.source.article }),
  confidence: row.source.confidence,
})
