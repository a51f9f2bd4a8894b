import { unstruck, plain } from './cells.ts'
import { readDocument } from './document.ts'
import { FlatHead } from './flat-head.ts'
import { isFurniture } from './furniture.ts'
import { pagesOfLayout } from './layout-pages.ts'
import { anyOf } from './letter-at.ts'
import { letters, lettersOf } from './letters.ts'
import { maskNumbers } from './masking.ts'
import type { ReadRegister, RegisterDocument, Unread } from './model.ts'
import { readFlatDisplay } from './read-flat-display.ts'
import type { FlatLine } from './flat-line.ts'
import { readFlatEntries, type LetteredLine } from './read-flat-entries.ts'
import { readFlatList } from './read-flat-list.ts'
import { readRegisterPages } from './read-register-pages.ts'
import { readFlatSummary } from './read-flat-summary.ts'
import { readKeyedDisplay, readKeyedEntries } from './read-keyed-table.ts'
import { readLineEntries } from './read-line-entries.ts'
import type { RawRow, RawTable } from './rows.ts'
import { sectionOf } from './sections.ts'
import { squeeze, squeezeOf } from './squeeze.ts'
import { unfold } from './unfold.ts'

type Part = { section: RawTable['section']; title: string; lines: LetteredLine[]; columns: string[] | null }

/** Reads text extracted from a print or recognised from a picture: no columns, no strike lines; or '|' tables. */
export function readRegisterText(text: string): ReadRegister {
  const cut = text.slice(0, maxLength)
  const pages = pagesOfLayout(cut)
  const laid = pages === null ? null : readRegisterPages(pages, 'text')
  return laid === null || ('register' in laid && isTorn(laid.register)) ? readFlatText(cut) : laid
}

/** The column heads do not match the columns: receipt numbers end up as causes. */
const isTorn = ({ entries }: RegisterDocument) =>
  entries.filter((e) => e.cause !== null && /^제\s?\d+\s?호/.test(e.cause)).length * 2 > entries.length

function readFlatText(text: string): ReadRegister {
  const head = new FlatHead()
  const parts: Part[] = []
  const summary: FlatLine[] = []
  let inSummary = false
  const masked = maskNumbers(text)
  const paged = /\d\/\d/.test(masked)
  const plainly = !masked.includes('\r') && !masked.includes('\f')
  const broken = plainly ? masked : masked.replace(/\r?\n|\f/g, '\n')
  for (let [from, end] = [0, 0]; from <= broken.length; from = end + 1) {
    end = broken.indexOf('\n', from)
    if (end < 0) end = broken.length
    const line = broken.slice(from, end).trim()
    if (line === '') continue
    // from the whole text, which is faster to scan than a substring
    const has = lettersOf(broken, from, end)
    const own = mayBeOwn(line, has)
    if (own && isRule(line)) continue
    // the gaps of a table line need not be removed
    const squeezed = own ? squeezeOf(line, has) : line
    if (own && squeezed.length < 30 && squeezed.includes('주요등기사항요약')) inSummary = true
    if (inSummary) summary.push({ text: line, page: null })
    const part = parts.at(-1)
    if (own && head.take(line, squeezed, inSummary, part?.section.endsWith('목록') === true)) continue
    if (inSummary) continue
    const begun = own ? sectionOf(squeezed) : null
    if (begun !== null) parts.push({ ...begun, lines: [], columns: null })
    if (begun !== null || part === undefined || (own && (isFurniture(squeezed) || isNoise(squeezed)))) continue
    if (own && isColumnHead(squeezed)) {
      if ((line.match(/\|/g)?.length ?? 0) >= 3) part.columns = between(line).map((c) => squeeze(c))
      continue
    }
    const page = paged || head.marks.length > 0 ? head.marks.length + 1 : null
    part.lines.push({ text: cleaned(line, own, has), struck: unstruck, letters: has, page })
  }
  const unread: Unread[] = []
  const tables = parts.flatMap((p) => tableFrom(p, unread))
  const listed = readFlatSummary(summary)
  unread.push(...listed.lost.map((l) => ({ page: l.page, text: l.text, why: 'unknown-line' as const })))
  return readDocument({
    readFrom: 'text',
    title: head.title,
    realty: head.realty,
    viewed: head.viewed,
    office: head.office,
    pendingNote: head.pendingNote,
    uniqueNos: [...head.uniqueNos],
    marks: completed(head.marks, head.feet),
    pagesRead: head.marks.length,
    tables: [...tables, ...listed.tables],
    unread,
    squeezed: () => squeeze(text.slice(0, 20_000)),
  })
}

/** '────────' between the parts of a table. */
const isRule = (line: string) => /^[─━═_=-]{4,}$/.test(line)

/** OCR sometimes loses a page's 'n/m'; the page exists if its footer with the viewing time does. */
function completed(marks: readonly [number, number][], feet: number): [number, number][] {
  const declared = Math.max(0, ...marks.map(([, of]) => of))
  if (declared === 0 || declared > 2000 || feet < declared) return [...marks]
  return Array.from({ length: declared }, (_, i): [number, number] => [i + 1, declared])
}

/** Without a stray letter of the watermark '열람용', and without OCR variants of the asterisks of a masked number. */
const cleaned = (line: string, own: boolean, has: number) => {
  const text = own && watermark.test(line) ? line.slice(1).trimStart() : line
  return (has & letters.asterisk) !== 0 && text.includes('*******') ? text.replace(afterHidden, '$1') : text
}
const watermark = /^[열람용]\s/
const afterHidden =
  /(\d{6}-\*{7})(?=[가-힣\s])(?!\s(?:서울|부산|대구|인천|광주|대전|울산|세종|제주|경기|강원|충|전|경))[가-힣\s]+$/

// the letters, or the first one, decide whether a line may be the print's own; most are plain table lines. These
// letters begin head lines, column heads and noise
export const mayBeOwn = (line: string, has: number): boolean =>
  isOwnHead(line.charCodeAt(0)) || (has & (letters.printed | letters.furniture)) !== 0
const isOwnHead = anyOf('[【]】-–—|관등집건토전순표접권및소지면대열람용라갑을구이')

/** Two hundred pages of print are shorter; a longer text is no register. */
const maxLength = 2_000_000

export const columnHead =
  /^(?:순위번호|표시번호|등기목적|접수(?:정보)?|등기원인|권리자및기타사항|및기타사항|소재지번,?(?:건물명칭)?(?:및(?:건물)?번호)?|건물번호|건물내역|지목|면적|대지권종류|대지권비율|[|])+$/
const isColumnHead = (squeezed: string) => squeezed.length < 90 && columnHead.test(squeezed)

// letters of the watermark '열람용', halves of '[ 갑 구 ]', empty sections
const isNoise = (squeezed: string) => squeezed.length < 12 && noise.test(squeezed)
export const noise =
  /^(?:[열람용라]|열람용?|람용|[[【]?(갑|을|표제부?)|구?[\]】]|[-–]?기록사항없음|-|[-–]?-?이하여백?-?-?)$/

function tableFrom(part: Part, unread: Unread[]): RawTable[] {
  const { section, title, lines } = part
  if (part.columns !== null && lines.some((l) => between(l.text).length > 2))
    return [{ section, title, columns: part.columns, rows: barRows(lines, section, part.columns.length, unread) }]
  if (section === '표제부') return [{ section, title, ...(readKeyedDisplay(lines) ?? readFlatDisplay(title, lines)) }]
  if (section === '갑구' || section === '을구') {
    const { rows, lost } = readKeyedEntries(lines) ?? readLineEntries(lines) ?? readFlatEntries(lines)
    unread.push(...lost.map((l) => ({ page: l.page, text: l.text, why: 'no-column' as const })))
    return [{ section, title, columns: [], rows }]
  }
  if (section === '공동담보목록' || section === '매매목록') {
    const { tables, lost } = readFlatList(section, title, lines)
    unread.push(...lost.map((l) => ({ page: l.page, text: l.text, why: 'unknown-line' as const })))
    return tables
  }
  unread.push(...lines.map((l) => ({ page: l.page, text: l.text, why: 'unknown-table' as const })))
  return [{ section, title, columns: [], rows: [] }]
}

/** The cells of '1 | 근저당권설정 | …', or of '| 1 | 근저당권설정 | … |'. */
const between = (line: string) => line.replace(/^\||\|$/g, '').split('|')

/** '1 | 근저당권설정 | … | 채권최고액 금…원 근저당권자 …'. A row of 갑구 or 을구 without a rank continues the one above, cell by cell. */
function barRows(lines: readonly FlatLine[], section: RawTable['section'], width: number, unread: Unread[]): RawRow[] {
  const ranked = section === '갑구' || section === '을구'
  const last = ranked ? 4 : Number.POSITIVE_INFINITY
  const rows: { texts: string[]; page: number | null }[] = []
  for (const line of lines) {
    if (/^[|:\s-]+$/.test(line.text)) continue
    const cells = between(line.text).map((c) => c.trim())
    if (cells.length < 3) {
      unread.push({ page: line.page, text: line.text, why: 'unknown-line' })
      continue
    }
    const texts = cells.length > last + 1 ? [...cells.slice(0, last), cells.slice(last).join(' ')] : cells
    const above = rows.at(-1)
    if (!ranked || texts[0] !== '' || above === undefined) rows.push({ texts, page: line.page })
    else {
      // without a bar before its first cell the empty rank is missing, too
      const more = texts.length < width ? ['', ...texts] : texts
      above.texts = Array.from({ length: Math.max(above.texts.length, more.length) }, (_, i) =>
        [above.texts[i] ?? '', more[i] ?? ''].filter((c) => c !== '').join('\n'),
      )
    }
  }
  return rows.map(({ texts, page }) => ({
    cells: texts.map((c, i) => plain(i === last ? c.split('\n').flatMap(unfold).join('\n') : c)),
    page,
  }))
}
