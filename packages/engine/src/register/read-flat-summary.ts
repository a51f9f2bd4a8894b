import { plain } from './cells.ts'
import type { FlatLine } from './read-flat-entries.ts'
import type { RawRow, RawTable } from './rows.ts'

/** 주요 등기사항 요약 out of flat text: which ranks it lists, under which heading. Its words stay as they are. */
export function readFlatSummary(lines: readonly FlatLine[]): RawTable[] {
  if (lines.length === 0) return []
  const tables: { title: string; rows: string[][] }[] = []
  for (const { text } of lines) {
    const squeezed = text.replace(/\s+/g, '')
    if (/^\d\.?(소유지분|\(근\)저당권)/.test(squeezed)) tables.push({ title: text, rows: [] })
    if (/참고사항/.test(squeezed)) break
    const table = tables.at(-1)
    if (table === undefined || /소유지분현황/.test(table.title.replace(/\s+/g, ''))) continue
    const row = /^(\d{1,3}(?:-\d{1,3})*)(?:\s+([가-힣()]+)(?=\s|$)(.*))?$/.exec(text)
    if (row?.[1] !== undefined) table.rows.push([row[1], row[2] ?? '', '', row[3]?.trim() ?? ''])
    else table.rows.at(-1)?.push(text)
  }
  return tables.map(({ title, rows }) => ({ section: '요약', title, columns: [], rows: rows.map(rowOf) }))
}

function rowOf([rank = '', purpose = '', , main = '', ...more]: string[]): RawRow {
  const first = purpose === '' ? (more.shift() ?? '') : purpose
  return { cells: [rank, first, '', [main, ...more].filter((t) => t !== '').join(' '), ''].map(plain), page: null }
}
