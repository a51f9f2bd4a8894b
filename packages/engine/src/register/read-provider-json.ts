import { runsOf } from './cells.ts'
import { readDocument } from './document.ts'
import { listHeads, listNumber, listStart } from './list-number.ts'
import { maskNumbers } from './masking.ts'
import { readMarkedCell } from './marked-cell.ts'
import type { Cell, ReadRegister, Unread } from './model.ts'
import { readViewerItems, readViewerXml } from './read-viewer-xml.ts'
import type { RawRegister, RawRow, RawTable } from './rows.ts'

/**
 * A register provider's body. The registry viewer's XML (as Tilko passes it on) is distinguished from CODEF's tables;
 * a vendor known by name only is refused by name.
 */
export function readProviderJson(body: unknown): ReadRegister {
  const parsed = typeof body === 'string' ? parse(body) : body
  if (typeof body === 'string' && /^\s*<[\s\S]*<item[\s>]/.test(body)) return readViewerXml(body)
  if (isJson(parsed)) {
    const xml = [parsed['XmlData'], isJson(parsed['data']) ? parsed['data']['XmlData'] : null].find(
      (x) => typeof x === 'string' && x !== '',
    )
    if (typeof xml === 'string') return readViewerXml(xml)
    const viewer = isJson(parsed['register']) ? listOf(parsed['register']['item']) : []
    if (viewer.length > 0) return readViewerItems(viewer)
    const vendor = vendorOf(parsed)
    if (vendor !== null) return { refused: { name: 'otherVendor', numbers: { vendor } } }
  }
  return readTables(parsed)
}

/** By field names that only this vendor's responses have. */
function vendorOf(body: Json): string | null {
  const keys = new Set(
    [body, body['data'], body['common'], body['api'], body['out']].flatMap((v) => (isJson(v) ? Object.keys(v) : [])),
  )
  return vendors.find(([, own]) => [...keys].some((k) => own.test(k)))?.[0] ?? null
}
const vendors: readonly (readonly [string, RegExp])[] = [
  ['BigTechPlus', /^d?015\d{5}$|^rett_prp_no$|^apply_code$/],
  ['Hyphen', /^(hyphenTrNo|pdfHex)$/],
  ['APICK', /^(ic_id|pl_id)$/],
  ['Infotech', /^out[BC]\d{4}$/],
  ['Tilko', /^(XmlData|PointBalance|TargetCode)$/],
]

/**
 * Tables of cells (CODEF real-estate-register): with or without its `{ result, data }` wrapper, parsed, as JSON text,
 * or form-urlencoded as received. Blocks are found by name.
 */
function readTables(body: unknown): ReadRegister {
  const data = withSpaces(dataOf(body))
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

function dataOf(parsed: unknown): Json | null {
  if (!isJson(parsed)) return null
  return isJson(parsed['data']) ? parsed['data'] : parsed
}

/** Some stored bodies still have the '+' of their transport for every space. */
function withSpaces(data: Json | null): Json | null {
  if (data === null) return null
  const text = JSON.stringify(data)
  if (!/[가-힣]\+[가-힣\d]/.test(text) || /[가-힣] [가-힣\d]/.test(text)) return data
  const spaced: unknown = JSON.parse(text.replace(/\+/g, ' '))
  return isJson(spaced) ? spaced : data
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
  if (/공동(담보|전세)목록/.test(type + title)) return listsOfRows('공동담보목록', title || type, columns, rows)
  if (/매매목록/.test(type + title)) return listsOfRows('매매목록', title || type, columns, rows)
  for (const row of rows) {
    unread.push({ page: null, text: [type, ...row.cells.map(plainText)].join(' | '), why: 'unknown-table' })
  }
  return []
}

/** Numbers and prices may be in rows of their own above the properties, one after the other for several lists. */
function listsOfRows(
  section: '공동담보목록' | '매매목록',
  title: string,
  columns: readonly string[],
  rows: readonly RawRow[],
): RawTable[] {
  type List = { title: string; price: string | null; rows: RawRow[] }
  const lists: [List, ...List[]] = [{ title, price: null, rows: [] }]
  for (const row of rows) {
    const text = row.cells.map(plainText).join(' ').trim()
    const squeezed = text.replace(/\s+/g, '')
    const now = lists.at(-1) ?? lists[0]
    const price = /거래가액.*$/.exec(text)?.[0]
    if (listStart.test(squeezed)) {
      const own = listNumber(now.title)
      const next = now.rows.length > 0 && own !== listNumber(squeezed)
      const list = next ? { title: '', price: null, rows: [] } : now
      if (next) lists.push(list)
      list.title = text.replace(/거래가액.*$/, '')
      list.price = price ?? list.price
    } else if (price !== undefined) now.price = price
    else if (!listHeads.test(squeezed)) now.rows.push(row)
  }
  return lists.map((l) => ({
    section,
    title: l.title,
    ...(l.price === null ? {} : { price: l.price }),
    columns,
    rows: l.rows,
  }))
}

const plainText = (cell: Cell) =>
  cell
    .map((l) =>
      runsOf(l)
        .map((r) => r.text)
        .join(''),
    )
    .join(' ')

// 개별공시지가 and 토지이용계획 are in the same list but not part of the register
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

/** By each cell's own number: a blank column keeps its position. */
function cellTexts(row: Json): string[] {
  const out: string[] = []
  listOf(row['resDetailList']).forEach((cell, i) => {
    const n = Number(stringOf(cell['resNumber']) || i)
    out[Number.isInteger(n) && n >= 0 && n < 20 ? n : i] = stringOf(cell['resContents'])
  })
  return Array.from(out, (c) => c ?? '')
}
