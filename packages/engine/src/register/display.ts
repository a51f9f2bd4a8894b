import { allStruck, joined, textOf } from './cells.ts'
import { readDay } from './dates.ts'
import type { DisplayRow, RegisterDocument } from './model.ts'
import type { RawTable } from './rows.ts'
import { squeeze } from './squeeze.ts'

/** The rows of 표제부, by the name of their block, never by position. */
export function readDisplay(tables: readonly RawTable[]): RegisterDocument['display'] {
  const blocks = tables.flatMap((t) => (t.section === '표제부' ? [{ name: bare(t.title), table: t }] : []))
  const of = (name: RegExp) => blocks.flatMap((b) => (name.test(b.name) ? rowsOf(b.table) : []))
  return {
    building: of(/^(1동의)?건물의표시/),
    land: of(/토지의표시/),
    unit: of(/전유부분/),
    landRight: of(/^대지권의표시/),
  }
}

const bare = (s: string) => s.replace(/[\s()]+/g, '')

function rowsOf(table: RawTable): DisplayRow[] {
  const receiptAt = table.columns.findIndex((c) => bare(c) === '접수')
  return table.rows.flatMap((row) => {
    const no = /^\d{1,4}(-\d+)?/.exec(squeeze(joined(row.cells[0])))?.[0] ?? ''
    const cells = row.cells.slice(1).map((c) => textOf(c, '\n'))
    if (no === '' && cells.every((c) => c === '')) return []
    return [
      {
        no,
        receivedAt: receiptAt < 0 ? null : readDay(joined(row.cells[receiptAt])),
        cells,
        struck: row.cells.some((c) => allStruck(c)) && row.cells.every((c) => joined(c) === '' || allStruck(c)),
        page: row.page,
      },
    ]
  })
}
