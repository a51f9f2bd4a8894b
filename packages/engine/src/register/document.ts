import { known, unknown } from '../values/known.ts'
import { readJointCollateral, readSalesLists, readSummary } from './attachments.ts'
import { runsOf, textOf } from './cells.ts'
import { readMoment } from './dates.ts'
import { readDisplay } from './display.ts'
import { readEntries } from './entry.ts'
import { maskNumbers } from './masking.ts'
import type { Cell, Entry, ReadRegister, RefusalName, RegisterDocument, RegisterKind, Unread } from './model.ts'
import type { RawRegister, RawRow, RawTable } from './rows.ts'
import { squeeze } from './squeeze.ts'

/** The only path from tables to a document, for all sources; returns a document or a named refusal. */
export function readDocument(raw: RawRegister): ReadRegister {
  const refusal = refusalOf(raw)
  if (refusal !== null) return refusal
  // plain text has no strike lines
  const marked = raw.readFrom !== 'text' && raw.tables.some((t) => t.rows.some((r) => r.cells.some(hasMark)))
  const read = (section: '갑구' | '을구') =>
    readEntries(
      section,
      raw.tables.filter((t) => t.section === section).flatMap((t) => t.rows),
      marked,
    )
  const [gap, eul] = [read('갑구'), read('을구')]
  const entries = [...gap.entries, ...eul.entries]
  const strikes = raw.readFrom !== 'text' && (marked || !entries.some(cancels))
  const kind = kindOf(raw)
  const display = readDisplay(raw.tables)
  const sales = readSalesLists(raw.tables)
  const viewed = raw.viewed === null ? null : readMoment(raw.viewed)
  const register: RegisterDocument = {
    kind,
    title: maskNumbers(raw.title.replace(/\s+/g, ' ').trim()),
    certificate: certificateOf(raw.title),
    readFrom: raw.readFrom,
    strikesReadable: strikes,
    uniqueNo: raw.uniqueNos[0] ?? null,
    address: addressOf(raw, display),
    viewedAt: viewed === null ? unknown('not-in-register') : known(viewed, 'register'),
    office: raw.office === null ? null : maskNumbers(raw.office),
    pages: pagesOf(raw),
    pendingNote: raw.pendingNote === null ? null : maskNumbers(raw.pendingNote),
    display,
    entries: strikes && !marked ? entries.map((e): Entry => ({ ...e, strike: 'none' })) : entries,
    jointCollateral: readJointCollateral(raw.tables),
    ...(sales.length === 0 ? {} : { salesLists: sales }),
    summary: readSummary(raw.tables),
    unread: [...raw.unread, ...[...gap.lost, ...eul.lost].map(lostRow)].map((u) => ({
      ...u,
      text: maskNumbers(u.text),
    })),
  }
  return { register }
}

const hasMark = (cell: Cell) => cell.some((line) => runsOf(line).some((run) => run.struck))

const cancels = (e: Entry) => e.references.some((r) => r.verb === '말소')

const lostRow = (row: RawRow): Unread => ({
  page: row.page,
  text: row.cells
    .map((c) => textOf(c))
    .filter((t) => t !== '')
    .join(' | '),
  why: 'no-column',
})

const refused = (name: RefusalName, numbers: Record<string, number | string> = {}) => ({ refused: { name, numbers } })

function refusalOf(raw: RawRegister) {
  const hasEntries = raw.tables.some((t) => t.section === '갑구' || t.section === '을구')
  const isRealEstate = hasEntries || raw.tables.some((t) => t.section === '표제부')
  if (!isRealEstate && corporate.test(raw.squeezed())) return refused('corporateRegister')
  if (!isRealEstate) return refused('notARegister')
  if (raw.uniqueNos.length > 1)
    return refused('mixedDocuments', {
      registers: raw.uniqueNos.length,
      first: raw.uniqueNos[0] ?? '',
      second: raw.uniqueNos[1] ?? '',
    })
  if (raw.readFrom === 'pdf') {
    // one print has one viewing time on all its pages, and each page once
    const [first = '', second] = raw.viewedOften ?? []
    if (second !== undefined) return refused('mixedDocuments', { first, second })
    const [own = '', ...others] = raw.addresses ?? []
    const foreign = others.find((a) => !a.startsWith(own) && !own.startsWith(a))
    if (foreign !== undefined)
      return refused('mixedDocuments', { first: maskNumbers(own), second: maskNumbers(foreign) })
    const twice = raw.marks.find(([n], at) => raw.marks.findIndex(([m]) => m === n) !== at)
    if (twice !== undefined) return refused('mixedDocuments', { page: twice[0] })
  }
  const declared = declaredPages(raw.marks)
  if (declared !== null) {
    const there = new Set(raw.marks.map(([n]) => n))
    const missing = Array.from({ length: declared }, (_, i) => i + 1).filter((n) => !there.has(n))
    if (missing.length > 0)
      return refused('pagesMissing', { declared, read: declared - missing.length, missing: missing.join(', ') })
  }
  return null
}

const corporate = /등기번호.{0,400}(상호|명칭).{0,400}본점|임원에관한사항|목적.{0,4000}임원에관한/

/** The page total found in most marks: OCR sometimes misreads one. */
function declaredPages(marks: RawRegister['marks']): number | null {
  const counts = new Map<number, number>()
  for (const [, of] of marks) counts.set(of, (counts.get(of) ?? 0) + 1)
  const best = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]
  return best === undefined || best[0] > 2000 ? null : best[0]
}

/** Pages of the body: the summary at the end has its own numbering and is no page of the register. */
function pagesOf({ marks, pagesRead }: RawRegister): RegisterDocument['pages'] {
  const declared = declaredPages(marks)
  if (declared === null) return { read: pagesRead, declared }
  return { read: new Set(marks.flatMap(([n]) => (n >= 1 && n <= declared ? [n] : []))).size, declared }
}

function kindOf(raw: RawRegister): RegisterKind {
  const named =
    /\[\s?(집합건물|건물|토지)\s?\]/.exec(raw.realty)?.[1] ?? /[-–—]\s?(집합건물|건물|토지)/.exec(raw.title)?.[1]
  if (named === '집합건물' || named === '건물' || named === '토지') return named
  const titles = raw.tables.map((t) => squeeze(t.title)).join(' ')
  if (/전유부분|1동의건물|대지권/.test(titles)) return '집합건물'
  return /건물의표시/.test(titles) ? '건물' : '토지'
}

function certificateOf(title: string): RegisterDocument['certificate'] {
  const squeezed = squeeze(title)
  if (/말소사항포함/.test(squeezed)) return '말소사항 포함'
  if (/유효사항/.test(squeezed)) return '현재 유효사항'
  return /일부증명서|일부사항|특정인지분|소유현황|지분취득/.test(squeezed) ? '일부사항' : '모름'
}

/** The address in the page head; if a text has none, the last live row of 표제부. */
function addressOf(raw: RawRegister, display: RegisterDocument['display']): string {
  const head = maskNumbers(raw.realty)
    .replace(/^\s*\[[^\]]*\]\s*/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (head !== '') return head
  for (const [name, rows] of [
    ['전유부분', display.unit],
    ['건물', display.building],
    ['토지', display.land],
  ] as const) {
    const columns = raw.tables.find((t) => t.section === '표제부' && t.title.includes(name))?.columns ?? []
    const at = columns.findIndex((c) => /소재지번/.test(squeeze(c)))
    const row = rows.findLast((r) => !r.struck)
    const text = at > 0 ? row?.cells[at - 1] : undefined
    if (text)
      return text
        .replace(/\[도로명주소\][\s\S]*$/, '')
        .replace(/\s+/g, ' ')
        .trim()
  }
  return ''
}

export const tableOf = (
  section: RawTable['section'],
  title: string,
  columns: readonly string[],
  rows: readonly RawRow[],
): RawTable => ({
  section,
  title,
  columns,
  rows,
})
