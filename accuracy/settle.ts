import { headFields, keyOf, readLabel, readSettlements, rowFields, type Label, type LabelRow } from './labels.ts'
import { sameCell } from './same-cell.ts'

export type Disagreement = { doc: string; entry: string; field: string; a: string; b: string }
export type Settlement = { doc: string; entry: string; field: string; value: string; reason: string }

/** The cells that the two labellers of a document transcribed differently. */
export function disagreements(doc: string, a = readLabel('a', doc), b = readLabel('b', doc)): Disagreement[] {
  const found: Disagreement[] = []
  const describe = (entry: string, field: string, ofA: string, ofB: string) =>
    found.push({ doc, entry, field, a: ofA, b: ofB })
  for (const f of headFields) if (!sameCell(f, a.head[f], b.head[f])) describe('head', f, a.head[f], b.head[f])
  const theirs = new Map(b.rows.map((r) => [r.key, r]))
  for (const row of a.rows) {
    const other = theirs.get(row.key)
    if (other === undefined) describe(row.key, 'row', 'there', 'missing')
    else for (const f of rowFields) if (!sameCell(f, row[f], other[f])) describe(row.key, f, row[f], other[f])
  }
  const ours = new Set(a.rows.map((r) => r.key))
  for (const row of b.rows) if (!ours.has(row.key)) describe(row.key, 'row', 'missing', 'there')
  return found
}

export function settlements(text = readSettlements()): Settlement[] {
  return text
    .split('\n')
    .slice(1)
    .filter((l) => l !== '')
    .map((line) => {
      const [doc = '', entry = '', field = '', value = '', reason = ''] = line.split('\t')
      if (reason === '') throw new Error(`settled without a reason: ${line}`)
      return { doc, entry, field, value, reason }
    })
}

/** The final label: the agreed cells, and the settled ones. Throws while any is open. */
export function settledLabel(doc: string, settled: readonly Settlement[] = settlements()): Label {
  const own = settled.filter((s) => s.doc === doc)
  const open = disagreements(doc).find((d) => !own.some((s) => s.entry === d.entry && s.field === d.field))
  if (open !== undefined) throw new Error(`not settled: ${doc} ${open.entry} ${open.field}: ${open.a} | ${open.b}`)
  const label = readLabel('a', doc)
  const unknown = own.find((s) => s.entry !== 'head' && !label.rows.some((r) => r.key === s.entry))
  if (unknown !== undefined) throw new Error(`settled, but no such entry: ${doc} ${unknown.entry}`)
  const seen = new Map<string, number>()
  return {
    head: {
      ...label.head,
      ...Object.fromEntries(own.filter((s) => s.entry === 'head').map((s) => [s.field, s.value])),
    },
    rows: label.rows.map((row): LabelRow => {
      const changed = {
        ...row,
        ...Object.fromEntries(own.filter((s) => s.entry === row.key).map((s) => [s.field, s.value])),
      }
      return { ...changed, key: keyOf(changed.section, changed.rank, seen) }
    }),
  }
}
