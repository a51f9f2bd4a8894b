import { allStruck, hasStruck, isStruck, joined, joinedLines, linesOf, liveJoined, runsOf } from './cells.ts'
import { plainDayEnd, readDay } from './dates.ts'
import { readLastCell } from './last-cell.ts'
import type { Cell, CellLine, Entry, EntrySection, Line, Reference, Strike } from './model.ts'
import { readReferences } from './references.ts'
import type { RawRow } from './rows.ts'
import { isFurniture } from './furniture.ts'
import { isDigitAt, isSpaceAt } from './letter-at.ts'
import { letters } from './letters.ts'
import { mayHide } from './masking.ts'
import { squeeze } from './squeeze.ts'
import { endOf } from './sticky.ts'

/**
 * Reads the rows of one section into entries, numbering those of equal rank ('#2'). Rows without a rank are returned.
 */
export function readEntries(
  section: EntrySection,
  rows: readonly RawRow[],
  strikes: boolean,
): { entries: Entry[]; lost: RawRow[] } {
  const seen = new Map<string, number>()
  const entries: Entry[] = []
  const lost: RawRow[] = []
  for (const row of rows) {
    const rank = readRank(row.cells[0])
    if (rank === null) {
      if (row.cells.some((c) => joined(c) !== '')) lost.push(row)
      continue
    }
    for (const cells of blocksOf(row.cells)) {
      const ordinal = (seen.get(rank.rank) ?? 0) + 1
      seen.set(rank.rank, ordinal)
      entries.push(entryOf(section, rank, ordinal, cells, row.page, strikes))
    }
  }
  return { entries, lost }
}

type Rank = { rank: string; oldRank: string | null }

export function readRank(cell: Cell | undefined): Rank | null {
  const text = joined(cell)
  if (plainRank.test(text)) return { rank: text, oldRank: null }
  const m = /^(\d{1,4}(?:-\d{1,4}){0,5})(?:\(전\s?-?([\d-]+)?\)?)?/.exec(squeeze(text))
  return m?.[1] === undefined ? null : { rank: m[1], oldRank: m[2] ?? null }
}

const plainRank = /^\d{1,4}(?:-\d{1,4}){0,5}$/

function entryOf(
  section: EntrySection,
  { rank, oldRank }: Rank,
  ordinal: number,
  cells: readonly Cell[],
  page: number | null,
  strikes: boolean,
): Entry {
  const [, purposeCell, receiptCell, causeCell, lastCell] = cells
  const purpose = joined(purposeCell)
  const lines = linesOf(lastCell).filter((l) => l.text !== '' && !isFurniture(l.text, l.letters))
  const receipt = readReceipt(receiptCell)
  const cause = readCause(causeCell, strikes)
  const strike = strikes ? strikeOf(cells, purpose) : 'unreadable'
  const live = strikes && hasStruck(purposeCell) && strike !== 'all' ? liveJoined(purposeCell).trim() : ''
  const last = readLastCell(lines, strike === 'all')
  const ends = trustEnds(section, lines)
  const references = readReferences(section, purpose)
  const entry: Entry = {
    id: `${section} ${rank}${ordinal > 1 ? `#${ordinal}` : ''}`,
    section,
    rank,
    ordinal,
    oldRank,
    purpose,
    receivedAt: receipt.receivedAt,
    receiptNo: receipt.receiptNo,
    registeredAt: last.registeredAt,
    cause: cause.cause,
    causeDate: cause.causeDate,
    caseNo: cause.caseNo,
    parties: last.parties,
    amounts: last.amounts,
    fields: last.fields,
    lines: lines.map((l) => l.text),
    references: ends.length === 0 ? references : [...references, ...ends],
    strike,
    page,
  }
  return live === '' ? entry : withLivePurpose(entry, live)
}

/** Inserted after the printed purpose, to keep the field order. */
function withLivePurpose({ id, section, rank, ordinal, oldRank, purpose, ...rest }: Entry, livePurpose: string): Entry {
  return { id, section, rank, ordinal, oldRank, purpose, livePurpose, ...rest }
}

function readReceipt(cell: Cell | undefined): Pick<Entry, 'receivedAt' | 'receiptNo'> {
  const lines = linesOf(cell)
  const below = belowDay(lines)
  const text = below === null ? joinedLines(lines) : below
  return { receivedAt: readDay(below === null ? text : (lines[0]?.text ?? '')), receiptNo: receiptNoIn(text) }
}

/**
 * The text of a cell below a date alone on its first line, the usual form of receipts and causes: avoids joining the
 * lines only to split them again. Null for any other cell.
 */
function belowDay(lines: readonly Line[]): string | null {
  const [first, second] = lines
  if (first === undefined || second === undefined || plainDayEnd(first.text) !== first.text.length) return null
  if (lines.some((l) => (l.letters & mayHide) !== 0)) return null
  return lines.length === 2 ? second.text : joinedLines(lines.slice(1))
}

/** The first number before '호', at most nine digits; gaps may separate them. */
function receiptNoIn(text: string): string | null {
  for (let end = text.indexOf('호'); end >= 0; end = text.indexOf('호', end + 1)) {
    let [from, digits] = [end, 0]
    for (; from > 0 && digits < 9; from--) {
      if (isDigitAt(text, from - 1)) digits++
      else if (!isSpaceAt(text, from - 1)) break
    }
    if (digits > 0) return digits === end - from ? text.slice(from, end) : squeeze(text.slice(from, end))
  }
  return null
}

/**
 * Rank and purpose decide: migration notes stay unstruck in a cancelled entry, replaced words are struck in a live
 * one.
 */
function strikeOf(cells: readonly Cell[], printed: string): Strike {
  const [rank, purpose, receipt, cause, last] = cells
  if (printed !== '' && allStruck(purpose) && (allStruck(rank) || allStruck(receipt))) return 'all'
  if (printed === '' && allStruck(rank)) return 'all'
  return [rank, purpose, receipt, cause, last].some(hasStruck) ? 'part' : 'none'
}

/** A struck date or cause that nothing in the cell replaces is kept: the entry was made on it. */
function readCause(cell: Cell | undefined, strikes: boolean): Pick<Entry, 'cause' | 'causeDate' | 'caseNo'> {
  if (!strikes || !hasStruck(cell)) return readPlainCause(cell ?? [])
  const all = textOfCause(cell ?? [])
  const live = textOfCause((cell ?? []).map((line): CellLine => runsOf(line).filter((r) => !r.struck)))
  const cause = withoutDate(live) || withoutDate(all)
  return { cause: cause === '' ? null : cause, causeDate: readDay(live) ?? readDay(all), caseNo: caseNoIn(cause) }
}

function readPlainCause(cell: Cell): Pick<Entry, 'cause' | 'causeDate' | 'caseNo'> {
  const lines = hasDashes(cell) ? [] : linesOf(cell)
  const below = lines.length === 2 || repeatsAt(lines) < 0 ? belowDay(lines) : null
  const all = below === null ? textOfCause(cell) : (lines[0]?.text ?? '')
  const cause = below === null ? withoutDate(all) : lines.some(isGapped) ? oneSpaced(below) : below
  return { cause: cause === '' ? null : cause, causeDate: readDay(all), caseNo: caseNoIn(cause) }
}

function textOfCause(cell: Cell): string {
  const cells = subCells(cell)
  const parts = cells.length === 1 ? textsOfCause(cell) : cells.flatMap(textsOfCause)
  if (parts.length === 1) return parts[0] ?? ''
  return parts.filter((p, i) => p !== '' && parts.findIndex((q) => undated(q) === undated(p)) === i).join(' ')
}

/** The day of an old entry may be blank: '1994년 3월 일'. */
const withoutDate = (text: string) => text.slice(Math.max(0, endOf(dateAhead, text))).trim()
const dateAhead = /\d{4}\s?년\s?\d{1,2}\s?월\s?(?:\d{1,2}\s?)?일\s*/y

const undated = (s: string) => squeeze(s).replace(/^\d{4}년\d{1,2}월\d{1,2}일/, '')

export const caseNoIn = (text: string): string | null =>
  /\d/.test(text) ? (caseNo.exec(squeeze(text))?.[1] ?? null) : null
const caseNo =
  /(\d{2,4}(?:타경|타기|타채|카단|카합|카기|카임|카소|카담|즈단|즈합|즈기|가단|가합|가소|차전|차|회합|회단|간회합|간회단|회|하단|하합|개회|개기|파산|초기|초재|느단|느합|드단|드합|구합|구단|나|머|본|거)\d+)/

/** A print separates the cause of a transfer from that of its trust only by a dashed line: the same words twice. */
function textsOfCause(cell: Cell): string[] {
  const lines = linesOf(cell)
  const at = repeatsAt(lines)
  if (at < 0) return [lines.some(isGapped) ? oneSpaced(joinedLines(lines)) : joinedLines(lines)]
  return [cell.slice(0, at), cell.slice(at)].map((part) => oneSpaced(joined(part)))
}

const mostLines = 12
function repeatsAt(lines: readonly Line[]): number {
  if (lines.length < 2 || lines.length > mostLines) return -1
  const texts = lines.map((l) => squeeze(l.text))
  for (let at = 1; at < texts.length; at++) {
    const first = undated(texts.slice(0, at).join(''))
    if (first !== '' && first === undated(texts.slice(at).join(''))) return at
  }
  return -1
}

const isGapped = (line: Line) => (line.letters & (letters.gap | letters.oddSpace)) !== 0
const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()

function hasDashes(cell: Cell): boolean {
  for (const line of cell) if (isDashes(line)) return true
  return false
}

/** A line without runs is the dashed line inside a cell. */
const isDashes = (line: CellLine) => !('text' in line) && line.length === 0

function subCells(cell: Cell): Cell[] {
  if (!hasDashes(cell)) return [cell]
  const out: CellLine[][] = [[]]
  for (const line of cell) {
    if (isDashes(line)) out.push([])
    else out.at(-1)?.push(line)
  }
  return out
}

/**
 * 가등기 and its 본등기 share one rank but have a receipt each (부동산등기규칙 146조): two entries. A trust shares rank and receipt
 * with its transfer (139조): one entry.
 */
function blocksOf(cells: readonly Cell[]): (readonly Cell[])[] {
  if (cells[2] === undefined || !hasDashes(cells[2])) return [cells]
  const receipts = subCells(cells[2]).filter((c) => /\d호/.test(joined(c)))
  const purposes = subCells(cells[1] ?? []).filter((c) => joined(c) !== '')
  if (receipts.length < 2 || purposes.length !== receipts.length) return [cells]
  const [causes, lasts] = [subCells(cells[3] ?? []), subCells(cells[4] ?? [])]
  return receipts.map((receipt, i) => [
    cells[0] ?? [],
    purposes[i] ?? [],
    receipt,
    causes[i] ?? [],
    i < receipts.length - 1 ? (lasts[i] ?? []) : lasts.slice(i).flat(),
  ])
}

/** Before 2006 the end of a trust was written into the last cell of the transfer: '3번 신탁등기말소'. */
const trustEnds = (section: EntrySection, lines: readonly Line[]): Reference[] =>
  !lines.some((l) => l.text.includes('신탁'))
    ? []
    : lines.flatMap((l) => {
        const m = /(?:^|순위\s?)(\d{1,3}(?:-\d{1,3})*)번?\s?신탁등기\s?말소/.exec(l.text)
        return !m || m[1] === undefined || isStruck(l)
          ? []
          : [{ section, rank: m[1], verb: '말소' as const, what: '신탁' }]
      })
