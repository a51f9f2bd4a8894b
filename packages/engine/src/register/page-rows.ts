import { joined } from './cells.ts'
import type { Cell, CellLine, Run } from './model.ts'
import { columnAt, type Columns } from './page-columns.ts'
import { runsOf, type PageLine } from './page-lines.ts'
import type { RawRow } from './rows.ts'
import { squeeze } from './squeeze.ts'

type Placed = { at: number; runs: readonly Run[] }
type Row = { page: number; columns: Placed[][] }

/** Collects the rows of one table, line by line, across pages. */
export class PageRows {
  readonly #rows: Row[] = []
  /** Pages in reading order; their numbers may be out of order. */
  readonly #pages: number[] = []

  take(line: PageLine, columns: Columns) {
    const cells: PageLine['words'][number][][] = columns.names.map(() => [])
    for (const word of line.words) cells[columnAt(columns, word.x)]?.push(word)
    const head = squeeze((cells[0] ?? []).map((w) => w.text).join(''))
    const last = this.#rows.at(-1)
    const begins =
      last === undefined ||
      (columns.names[0] === '등기명의인'
        ? head !== '' && (isWholeOwner(last) || cells.every((words) => words.length > 0))
        : startsRow(head) && !wraps(last))
    const row: Row = begins ? { page: line.page, columns: columns.names.map(() => []) } : last
    if (begins) this.#rows.push(row)
    if (this.#pages.at(-1) !== line.page) this.#pages.push(line.page)
    const at = this.#pages.length * 100_000 + line.y
    cells.forEach((words, i) => {
      if (words.length > 0) row.columns[i]?.push({ at, runs: runsOf(words) })
    })
  }

  done(): RawRow[] {
    return this.#rows.map((row) => ({ cells: cellsOf(row), page: row.page }))
  }
}

/** '2-' at the end of a line: the rank continues in the next one. */
const wraps = (row: Row) => joined(row.columns[0]?.map((p) => p.runs)).endsWith('-')

/** A rank, 표시번호 or 일련번호. */
const startsRow = (head: string) => /^\d{1,4}(-\d{1,4}){0,5}(\(전[-\d]*\)?)?$/.test(head)

/** A name in 소유지분현황 ends with its role: '모형주택건설 주식회사' / '(소유자)'. */
const isWholeOwner = (row: Row) => /\([가-힣]{2,4}자\)$/.test(joined(row.columns[0]?.map((p) => p.runs)))

/** Two receipts under one rank (가등기 and its 본등기) split the row at the second one's date. */
function cellsOf(row: Row): Cell[] {
  const receipts = row.columns[2] ?? []
  const parts: number[] = []
  let numbered = false
  for (const { at, runs } of receipts) {
    const text = squeeze(runs.map((r) => r.text).join(''))
    if (numbered && /^\d{4}년\d{1,2}월\d{1,2}일/.test(text)) {
      parts.push(at)
      numbered = false
    }
    if (/^제\d+호/.test(text)) numbered = true
  }
  return row.columns.map((placed): Cell => {
    if (parts.length === 0) return placed.map((p) => p.runs)
    const out: CellLine[] = []
    let next = 0
    for (const p of placed) {
      while (next < parts.length && p.at >= (parts[next] ?? 0) - 2) {
        out.push([])
        next++
      }
      out.push(p.runs)
    }
    return out
  })
}
