import { readdirSync, readFileSync } from 'node:fs'

/** A document as people have transcribed it, cell by cell (samples/labels, see the README there). */
export type Label = { head: Readonly<Record<HeadField, string>>; rows: readonly LabelRow[] }
export type LabelRow = { key: string } & Readonly<Record<RowField, string>>

export const headFields = ['kind', 'certificate', 'uniqueNo', 'address', 'viewedAt', 'pages'] as const
export const rowFields = [
  'section',
  'rank',
  'purpose',
  'received',
  'receipt',
  'cause',
  'causeDate',
  'parties',
  'amounts',
  'state',
] as const
export type HeadField = (typeof headFields)[number]
export type RowField = (typeof rowFields)[number]

const folder = new URL('../packages/engine/samples/labels/', import.meta.url)

export const labelled = (): string[] =>
  readdirSync(new URL('a/', folder))
    .map((name) => name.replace(/\.tsv$/, ''))
    .toSorted()

export const readLabel = (pass: 'a' | 'b', doc: string): Label =>
  parseLabel(readFileSync(new URL(`${pass}/${doc}.tsv`, folder), 'utf8'), `${pass}/${doc}`)

export const readSettlements = (): string => readFileSync(new URL('settled.tsv', folder), 'utf8')

function parseLabel(text: string, name: string): Label {
  const head = Object.fromEntries(headFields.map((f) => [f, '-'])) as Record<HeadField, string> // every field is set
  const rows: LabelRow[] = []
  const seen = new Map<string, number>()
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('section\t')) continue
    const [first = '', ...cells] = line.split('\t')
    if (first.startsWith('# ')) {
      const field = headFields.find((f) => f === first.slice(2))
      if (field === undefined) throw new Error(`${name}: no head field ${first}`)
      head[field] = cells.join(' ').trim()
      continue
    }
    const values = [first, ...cells].map((c) => c.trim())
    if (values.length !== rowFields.length) throw new Error(`${name}: ${values.length} cells in ${line}`)
    const row = Object.fromEntries(rowFields.map((f, i) => [f, values[i] ?? ''])) as Record<RowField, string> // as above
    rows.push({ ...row, key: keyOf(row.section, row.rank, seen) })
  }
  return { head, rows }
}

/** '을구 3', and '을구 3#2' for a second entry with the same rank. */
export function keyOf(section: string, rank: string, seen: Map<string, number>): string {
  const key = `${section} ${rank}`
  const n = (seen.get(key) ?? 0) + 1
  seen.set(key, n)
  return n === 1 ? key : `${key}#${n}`
}
