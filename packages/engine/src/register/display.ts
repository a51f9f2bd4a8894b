import { allStruck, hasStruck, joined, liveText, textOf } from './cells.ts'
import { readDay } from './dates.ts'
import { isFurniture } from './furniture.ts'
import type { Cell, DisplayRow, RegisterDocument } from './model.ts'
import type { RawRow, RawTable } from './rows.ts'
import { squeeze } from './squeeze.ts'
import { successors } from './succession.ts'

/** The rows of 표제부, by the name of their block, not by position. */
export function readDisplay(tables: readonly RawTable[]): RegisterDocument['display'] {
  const blocks = tables.flatMap((t) => (t.section === '표제부' ? [{ name: bare(t.title), table: t }] : []))
  const of = (name: RegExp) => successors(blocks.flatMap((b) => (name.test(b.name) ? rowsOf(b.table) : [])))
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
    const own = row.cells.slice(1)
    const cells = own.map((c) => textOf(c, '\n'))
    if (no === '' && cells.every((c) => c === '')) return []
    const struck = isStruck(row)
    return [
      {
        no,
        receivedAt: receiptAt < 0 ? null : readDay(joined(row.cells[receiptAt])),
        cells,
        ...(!struck && own.some(hasStruck) ? { liveCells: own.map(liveText) } : {}),
        struck,
        page: row.page,
      },
    ]
  })
}

/**
 * A row is struck when its descriptive cells are. In the last cell a migration note is never struck; if that cell is
 * the row's only text, like a 별도등기 note, the rest of it counts.
 */
function isStruck({ cells }: RawRow): boolean {
  if (!cells.some(hasStruck)) return false
  const last = cells.at(-1)
  const content = cells.slice(1, -1).filter((c) => c.some((line) => textOf([line]) !== ''))
  if (content.length > 0) return content.every((c) => allStruck(own(c)))
  return hasStruck(last) && squeeze(liveText(own(last))).replace(migrated, '') === ''
}

/** Without the print's own lines that providers leak into cells. */
const own = (cell: Cell = []): Cell => cell.filter((line) => !isFurniture(textOf([line])))

/** '부동산등기법 제177조의 6 제1항의 규정에 의하여 2000년 08월 21일 전산이기', squeezed. */
export const migrated = /부동산등기법(시행규칙)?(부칙)?제\d+조(의\d+)?(제\d+항)?의?규정에의하여\d+년\d+월\d+일전산이기/g
