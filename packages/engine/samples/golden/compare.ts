import { readdirSync, readFileSync } from 'node:fs'
import type { Assessment, AssessInput } from '../../src/assessment.ts'

const at = (path: string) => new URL(path, import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'))
const names = (folder: string): string[] => readdirSync(at(folder)).filter((f) => f.endsWith('.json')).map((f) => f.slice(0, -5)).toSorted()

/** The homes that every version was judged on. */
export const goldenCases = (): string[] => names('inputs/')
/** 'engine-1', 'engine-2' …: a folder of stored reports for each version. */
export const goldenVersions = (): string[] =>
  readdirSync(at('.'), { withFileTypes: true }).filter((d) => d.isDirectory() && d.name.startsWith('engine-')).map((d) => d.name).toSorted((a, b) => Number(a.slice(7)) - Number(b.slice(7)))
export const casesOf = (version: string): string[] => names(`${version}/`)
// both were written by the golden script from values of these types
export const goldenInput = (name: string) => read(`inputs/${name}.json`) as AssessInput
export const goldenReport = (version: string, name: string) => read(`${version}/${name}.json`) as Assessment

/** The bytes in which a report is kept. */
export const stored = (report: Assessment): string => `${JSON.stringify(report, null, 1)}\n`
export const storedBytes = (version: string, name: string): string => readFileSync(at(`${version}/${name}.json`), 'utf8')

export type Difference = { case: string; path: string; stored: unknown; today: unknown }

/** Where two reports differ: one row for each place, lists of findings and the like matched by their ids. */
export function differences(name: string, stored: unknown, today: unknown, path = ''): Difference[] {
  if (same(stored, today)) return []
  const [a, b] = [keyed(stored), keyed(today)]
  if (a === null || b === null) return [{ case: name, path, stored, today }]
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return keys.flatMap((k) => differences(name, a[k], b[k], path === '' ? k : `${path}.${k}`))
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A list of things with ids is compared by them, so that one more in the middle is one difference and not ten. */
function keyed(x: unknown): Record<string, unknown> | null {
  if (Array.isArray(x)) {
    const ids: unknown[] = x.map((item, i) => (isRecord(item) ? (item['id'] ?? item['finding'] ?? i) : typeof item === 'string' ? item : i))
    if (new Set(ids).size !== ids.length) return Object.fromEntries(x.map((item, i) => [String(i), item]))
    return Object.fromEntries(x.map((item, i) => [String(ids[i]), item]))
  }
  return isRecord(x) ? x : null
}
const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)

/** 'findings.*.weight' covers 'findings.trust.weight' and what lies below it; '**' covers any depth. */
export function covers(pattern: string, path: string): boolean {
  const part = (p: string) => (p === '**' ? '.*' : p.replace(/[|\\{}()[\]^$+?]/g, '\\$&').replaceAll('*', '[^.]*'))
  const source = pattern.split('.').map(part).join('\\.')
  return new RegExp(`^${source}(\\..*)?$`).test(path)
}
