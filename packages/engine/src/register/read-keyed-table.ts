import { cellOf, plain } from './cells.ts'
import { labelName } from './labels.ts'
import type { FlatLine } from './flat-line.ts'
import type { RawRow } from './rows.ts'
import { unfold } from './unfold.ts'

/**
 * Entries printed key by key ('순위번호: 1', '등기목적: 소유권이전', …), as OCR services, chats and language models return them:
 * each cell on a line of its own after its name. Null if no rank is printed this way.
 */
export function readKeyedEntries(lines: readonly FlatLine[]): { rows: RawRow[]; lost: FlatLine[] } | null {
  if (!begins(lines, 'rank')) return null
  const lost: FlatLine[] = []
  const entries: Keyed[] = []
  for (const line of lines) {
    const answer = resultOf(line.text)
    if (answer?.key === 'rank') entries.push({ cells: emptyCells(), open: 'rank', page: line.page })
    const entry = entries.at(-1)
    if (entry === undefined) lost.push(line)
    else put(entry, answer, line.text)
  }
  return { rows: entries.map(rowOf), lost }
}

/** Like `readKeyedEntries` for a block of 표제부: one column per name, in order of appearance. */
export function readKeyedDisplay(lines: readonly FlatLine[]): { columns: string[]; rows: RawRow[] } | null {
  if (!begins(lines, 'displayNo')) return null
  const columns: string[] = []
  const rows: { cells: string[][]; page: number | null }[] = []
  let open = 0
  for (const line of lines) {
    const cell = resultOf(line.text)
    if (cell?.key === 'displayNo') rows.push({ cells: [], page: line.page })
    if (cell !== null) {
      open = columns.indexOf(cell.name)
      if (open < 0) open = columns.push(cell.name) - 1
    }
    const row = rows.at(-1)
    if (row !== undefined) (row.cells[open] ??= []).push(cell === null ? line.text : cell.value)
  }
  const cellsOf = (cells: string[][]) => columns.map((_, at) => plain((cells[at] ?? []).join('\n')))
  return { columns, rows: rows.map((r) => ({ cells: cellsOf(r.cells), page: r.page })) }
}

type Key = 'displayNo' | 'rank' | 'purpose' | 'received' | 'receiptNo' | 'causedAt' | 'cause' | 'holder'
type Cells = Record<Exclude<Key, 'displayNo'>, string[]>
type Keyed = { cells: Cells; open: keyof Cells; page: number | null }
/** `key`: null for a name that is no column. */
type Told = { key: Key | null; name: string; value: string }

const emptyCells = (): Cells => ({
  rank: [],
  purpose: [],
  received: [],
  receiptNo: [],
  causedAt: [],
  cause: [],
  holder: [],
})

/** The columns by the names that prints and their copies use, without gaps. */
const names: readonly (readonly [Key, RegExp])[] = [
  ['displayNo', /^표시번호$/],
  ['rank', /^순위(번호)?$/],
  ['purpose', /^등기목적$/],
  ['received', /^접수(정보|일자?|연월일|(일자?|연월일)(및|와)(접수)?번호)?$/],
  ['receiptNo', /^접수번호$/],
  ['causedAt', /^(등기)?원인(일자?|연월일)$/],
  ['cause', /^등기원인(및(그)?(일자?|연월일))?$/],
  ['holder', /^(권리자및)?기타사항$/],
]

/** 'name: value', with list or emphasis marks around the name ('- **순위번호**: 1'). */
const named = /^[-*•·▪#>\s]{0,8}([가-힣][가-힣(),\s]{1,24}?)[\s*]{0,4}[:：][\s*]{0,4}/

function resultOf(text: string): Told | null {
  const head = named.exec(text)
  if (head === null) return null
  const name = (head[1] ?? '').replace(/\s+/g, '')
  const value = text.slice(head[0].length)
  return { key: names.find(([, of]) => of.test(name))?.[0] ?? null, name, value: nothing.test(value) ? '' : value }
}
const nothing = /^(?:[-–—]|(?:해당\s?)?없음)$/

/** Decided by the first lines: other text is above the first entry, and a print is not searched for it. */
const begins = (lines: readonly FlatLine[], key: Key) => lines.slice(0, 3).some((l) => resultOf(l.text)?.key === key)

/** A line without a name continues the one above; a right's own labels ('채권최고액: 금…') belong to the last cell. */
function put(entry: Keyed, input: Told | null, text: string) {
  const column = input?.key ?? null
  if (column === null || column === 'displayNo') {
    if (input !== null || labelName(text) !== null) entry.open = 'holder'
    entry.cells[entry.open].push(text)
    return
  }
  // '등기원인' is also a label of the last cell
  const isLater = (column === 'cause' || column === 'causedAt') && entry.cells.holder.length > 0
  entry.open = isLater ? 'holder' : column
  entry.cells[entry.open].push(isLater ? text : (input?.value ?? ''))
}

const rowOf = ({ cells: c, page }: Keyed): RawRow => ({
  cells: [
    cellOf(c.rank),
    cellOf(c.purpose),
    cellOf([...c.received, ...c.receiptNo]),
    cellOf([...c.causedAt, ...c.cause]),
    cellOf(c.holder.flatMap(unfold)),
  ],
  page,
})
