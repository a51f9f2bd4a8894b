import { existsSync, readFileSync } from 'node:fs'
import { hashOfRow } from '../../src/law/pack-hash.ts'
import type { Dated } from '../../src/law/dated.ts'

/** Of every table, its rows by the day from which they are in force, each with the hash of what it says. */
export type Released = Record<string, Record<string, string>>

export const releasedFile = new URL('released.json', import.meta.url)
export const released = (): Released =>
  // written by release.ts from a value of this type
  existsSync(releasedFile) ? (JSON.parse(readFileSync(releasedFile, 'utf8')) as Released) : {}

export const rowsOf = (tables: readonly Dated<unknown>[]): Released =>
  Object.fromEntries(tables.map((t) => [t.key, Object.fromEntries(t.rows.map((row) => [row.from, hashOfRow(row)]))]))

/** 'table from': rows that were released and are gone or say something else, and rows that were never released. */
export function compareReleased(before: Released, now: Released): { broken: string[]; fresh: string[] } {
  const names = (from: Released, other: Released, is: (hash: string, there: string | undefined) => boolean) =>
    Object.entries(from).flatMap(([key, rows]) =>
      Object.entries(rows).flatMap(([day, hash]) => (is(hash, other[key]?.[day]) ? [`${key} ${day}`] : [])),
    )
  return {
    broken: names(before, now, (hash, there) => hash !== there),
    fresh: names(now, before, (_, there) => there === undefined),
  }
}
