import { isFurniture } from './furniture.ts'
import { readDocument } from './document.ts'
import { maskNumbers } from './masking.ts'
import type { Cell, CellLine, ReadRegister, Run, Unread } from './model.ts'
import type { RawRegister, RawRow, RawTable } from './rows.ts'

/**
 * A register provider's body (CODEF real-estate-register): with or without its `{ result, data }` wrapper, parsed,
 * as JSON text, or form-urlencoded as it comes over the wire. Blocks are found by name.
 */
export function readProviderJson(body: unknown): ReadRegister {
  const data = dataOf(body)
  const entries = listOf(data?.['resRegisterEntriesList'])
  if (entries.length === 0) return { refused: { name: data === null ? 'unreadable' : 'notARegister', numbers: {} } }
  const nos = [...new Set(entries.map((e) => uniqueNoOf(stringOf(e['commUniqueNo']))).filter((n) => n !== null))]
  const unread: Unread[] = []
  const tables = entries.flatMap((e) => [
    ...listOf(e['resRegistrationHisList']).flatMap((t) => bodyTable(t, unread)),
    ...listOf(e['resRegistrationSumList']).flatMap((t) => summaryTable(t)),
  ])
  const first = entries[0] ?? {}
  const raw: RawRegister = {
    readFrom: 'provider',
    title: stringOf(first['resDocTitle']),
    realty: maskNumbers(stringOf(first['resRealty'])),
    uniqueNos: nos,
    viewed: stringOf(first['resPublishDate']) || null,
    office: stringOf(first['commCompetentRegistryOffice']) || null,
    marks: [],
    pagesRead: 0,
    pendingNote: pendingNote([stringOf(data?.['resWarningMessage']), ...precautions(first)]),
    tables,
    unread,
    squeezed: () => stringOf(first['resDocTitle']).replace(/\s+/g, ''),
  }
  return readDocument(raw)
}

type Json = Readonly<Record<string, unknown>>

const isJson = (v: unknown): v is Json => typeof v === 'object' && v !== null && !Array.isArray(v)
const listOf = (v: unknown): Json[] => (Array.isArray(v) ? v.filter(isJson) : [])
const stringOf = (v: unknown): string => (typeof v === 'string' ? v : typeof v === 'number' ? String(v) : '')

function dataOf(body: unknown): Json | null {
  const parsed = typeof body === 'string' ? parse(body) : body
  if (!isJson(parsed)) return null
  return isJson(parsed['data']) ? parsed['data'] : parsed
}

function parse(text: string): unknown {
  const trimmed = text.trim()
  try {
    return JSON.parse(trimmed.startsWith('{') ? trimmed : decodeURIComponent(trimmed.replace(/\+/g, ' ')))
  } catch {
    return null
  }
}

const uniqueNoOf = (digits: string) => {
  const d = digits.replace(/\D/g, '')
  return d.length === 14 ? `${d.slice(0, 4)}-${d.slice(4, 8)}-${d.slice(8)}` : null
}

const precautions = (entry: Json) => listOf(entry['resPrecautionsList']).flatMap((p) => Object.values(p).map(stringOf))
const pendingNote = (texts: string[]) => texts.find((t) => /신청사건|처리\s?중|접수된/.test(t)) ?? null

function bodyTable(table: Json, unread: Unread[]): RawTable[] {
  const [type, title] = [stringOf(table['resType']).replace(/[\s【】[\]]+/g, ''), stringOf(table['resType1'])]
  const { columns, rows } = contents(table)
  if (type === '갑구' || type === '을구' || type === '표제부') return [{ section: type, title, columns, rows }]
  if (/공동(담보|전세)목록/.test(type + title))
    return [{ section: '공동담보목록', title: title || type, columns, rows }]
  if (/매매목록/.test(type + title)) return [{ section: '매매목록', title: title || type, columns, rows }]
  for (const row of rows) {
    unread.push({ page: null, text: [type, ...row.cells.map(plainText)].join(' | '), why: 'unknown-table' })
  }
  return []
}

const plainText = (cell: Cell) => cell.map((l) => l.map((r) => r.text).join('')).join(' ')

// 개별공시지가 and 토지이용계획 stand in the same list and are no part of the register
function summaryTable(table: Json): RawTable[] {
  const title = stringOf(table['resType'])
  if (!/소유지분|저당권|소유권/.test(title)) return []
  return [{ section: '요약', title, ...contents(table) }]
}

function contents(table: Json): { columns: string[]; rows: RawRow[] } {
  let columns: string[] = []
  const rows: RawRow[] = []
  for (const row of listOf(table['resContentsList'])) {
    const cells = cellTexts(row)
    if (stringOf(row['resType2']) === '1') columns = cells.map((c) => c.replace(/\s+/g, ''))
    else if (!/^(순위번호|표시번호)$/.test((cells[0] ?? '').replace(/\s+/g, '')))
      rows.push({ cells: cells.map(readMarkedCell), page: null })
  }
  return { columns, rows }
}

/** By each cell's own number: a blank column keeps its place. */
function cellTexts(row: Json): string[] {
  const out: string[] = []
  listOf(row['resDetailList']).forEach((cell, i) => {
    const n = Number(stringOf(cell['resNumber']) || i)
    out[Number.isInteger(n) && n >= 0 && n < 20 ? n : i] = stringOf(cell['resContents'])
  })
  return Array.from(out, (c) => c ?? '')
}

/** '&…&' is struck, '|' a dashed line inside the cell (here an empty line), '4^' an indent. */
export function readMarkedCell(text: string): Cell {
  const lines: CellLine[] = []
  text.split('|').forEach((part, i) => {
    if (i > 0) lines.push([])
    for (const line of part.split('\n')) {
      const unindented = line.includes('^') ? line.replace(/(^|&)\d{1,2}\^/g, '$1') : line
      const plain = unindented.includes('&') ? unindented.replace(/&/g, '') : unindented
      if (plain.trim() === '' || isFurniture(plain)) continue
      lines.push(plain === unindented ? [{ text: plain, struck: false }] : readMarkedLine(unindented))
    }
  })
  return lines
}

function readMarkedLine(line: string): Run[] {
  if (line.length > 2 && line.startsWith('&') && line.indexOf('&', 1) === line.length - 1) {
    return [{ text: line.slice(1, -1), struck: true }]
  }
  const parts = line.split('&')
  // an odd mark out is no mark: nothing is struck by mistake, nothing is lost
  if (parts.length % 2 === 0) return [{ text: parts.join(''), struck: false }]
  // '&&' between two struck words stands for the gap that was printed there
  return parts.flatMap((text, i) =>
    text === ''
      ? i > 0 && i < parts.length - 1
        ? [{ text: ' ', struck: false }]
        : []
      : [{ text, struck: i % 2 === 1 }],
  )
}
