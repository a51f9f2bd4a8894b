import { sha256 } from '../values/sha256.ts'
import type { Dated, Row } from './dated.ts'

/**
 * A canonical text of a value: sorted keys, no blanks, a Map as its entries. Throws on values that JSON would drop or
 * blur (a Set, a function, NaN), since two different tables could then have one hash.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    if (value instanceof Map) return `{"Map":${canonical([...value])}}`
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError('only plain objects stand in a table')
    const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`).join(',')}}`
  }
  const plain = value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
  if (!plain) throw new TypeError(`${String(value)} cannot stand in a table`)
  return JSON.stringify(value)
}

/** Covers every row of every table, with its source. */
export const hashOfTables = (tables: readonly Dated<unknown>[]): string =>
  sha256(canonical(tables.map(({ key, basis, rows }) => ({ key, basis, rows }))))

/** Covers the content of a row: the day its source was last checked, and its certainty, may change. */
export const hashOfRow = ({ from, value, source }: Row<unknown>): string =>
  sha256(canonical({ from, value, title: source.title, article: source.article ?? null })).slice(0, 16)
