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
 * mark lets a bundler drop tables that a page does not use.
 */
// @__NO_SIDE_EFFECTS__
export function dated<T>(key: string, basis: DateBasis, rows: readonly Row<T>[]): Dated<T> {
  rows.reduce((a, b) => {
    if (!(a.from < b.from)) throw new Error(`${key}: rows out of order at ${b.from}`)
    return b
  })
  return { key, basis, rows, at: (on) => rows.findLast((r) => r.from <= on) ?? null }
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
