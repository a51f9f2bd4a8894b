import type { PdfPage } from '../pdf/page.ts'
import { readMoment } from './dates.ts'
import { readDocument } from './document.ts'
import { isFurniture } from './furniture.ts'
import { maskNumbers } from './masking.ts'
import type { ReadRegister, Unread } from './model.ts'
import { columnsOf, partedBy, type Columns } from './page-columns.ts'
import { linesOfPage, type PageLine } from './page-lines.ts'
import { PageRows } from './page-rows.ts'
import type { RawTable } from './rows.ts'
import { sectionOf } from './sections.ts'

type Open = { section: RawTable['section']; title: string; columns: Columns | null; rows: PageRows }

/** Reads the pages of a print: tables by their titles, columns by each page's head row, entries on over page breaks. */
export function readRegisterPages(pages: readonly PdfPage[], readFrom: 'pdf' | 'text' = 'pdf'): ReadRegister {
  const head = {
    title: '',
    realty: '',
    viewed: null as string | null,
    office: null as string | null,
    pendingNote: null as string | null,
  }
  const nos = new Set<string>()
  const marks: [number, number][] = []
  const viewed = new Set<string>()
  const tables: Open[] = []
  const unread: Unread[] = []
  let open: Open | null = null
  let inSummary = false
  let left: number | null = null
  let bodyPages = 0
  const first: string[] = []

  const begin = (section: RawTable['section'], title: string) => {
    open = { section, title, columns: null, rows: new PageRows() }
    tables.push(open)
  }
  /** True when the line is the print's own and no part of a table. */
  const takeHead = (line: PageLine): boolean => {
    const { squeezed, text } = line
    if (!printed.test(squeezed)) return false
    const no = /고유번호[:：]?(\d{4}-\d{4}-\d{6})/.exec(squeezed)?.[1]
    if (no !== undefined) nos.add(no)
    const mark = /^(\d{1,4})\/(\d{1,4})$/.exec(squeezed) ?? /열람일시.*?초(\d{1,4})\/(\d{1,4})$/.exec(squeezed)
    if (mark !== null && !inSummary) marks.push([Number(mark[1]), Number(mark[2])])
    if (/열람일시|발행일\d|출력일시/.test(squeezed)) head.viewed ??= text
    const moment = !inSummary && /열람일시/.test(squeezed) ? readMoment(text) : null
    if (moment !== null) viewed.add(moment)
    const office = /관할등기소\s*(.+?)(?:\s*[/|].*)?$/.exec(text)?.[1]
    if (office !== undefined && /^-*관할등기소/.test(squeezed) && !/관할등기소명/.test(squeezed))
      head.office ??= office.trim()
    if (/신청사건.*(처리|접수)|신청사건처리중/.test(squeezed)) {
      head.pendingNote ??= text
      return true
    }
    if (head.title === '' && /^등기(사항(전부|일부)증명서|부등본)/.test(squeezed)) {
      head.title = text
      return true
    }
    if (/^[-–—]*(집합건물|건물|토지)(\[제출용\])?[-–—]*$/.test(squeezed)) {
      if (!/집합건물|건물|토지/.test(head.title)) head.title += ` ${text}`
      return true
    }
    if (/^\[(집합건물|건물|토지)\]/.test(squeezed) || no !== undefined) {
      const realty = text.replace(/고유번호.*$/, '').trim()
      if (head.realty === '') head.realty = realty
      return true
    }
    return mark !== null || isFurniture(text) || isFurniture(squeezed)
  }

  for (const page of pages) {
    const lines = linesOfPage(page)
    // what stands above the page's first title or head row is the page's head
    const headEnds = lines.findIndex((l) => sectionOf(l.squeezed) !== null || columnsOf(l, left, () => []) !== null)
    for (const [at, line] of lines.entries()) {
      if (first.length < 80) first.push(line.squeezed)
      if (line.squeezed.startsWith('주요등기사항요약')) {
        inSummary = true
        open = null
      }
      if (inSummary) {
        const title = /^\d\.?((소유지분|\(근\)저당권).*)$/.exec(line.squeezed)?.[1]
        if (title !== undefined) begin('요약', title)
        if (line.squeezed.startsWith('[참고사항]')) open = null
      }
      const section = inSummary ? null : sectionOf(line.squeezed)
      if (section !== null) {
        begin(section.section, section.title)
        continue
      }
      const columns = columnsOf(line, left, () => lines.slice(at + 1, at + 45))
      if (columns !== null) {
        if (columns.names[0] === '순위번호' || columns.names[0] === '표시번호') left = columns.left
        // assigned in begin(): the compiler does not follow it there
        const now = open as Open | null
        if (now !== null) now.columns = columns
        continue
      }
      if (takeHead(line)) {
        if (/이하여백/.test(line.squeezed)) open = null
        continue
      }
      const now = open as Open | null
      if (at < headEnds && !inSummary) {
        const known = head.realty.replace(/\s+/g, '').includes(line.squeezed)
        // a long address wraps
        if (!known && page.number === pages[0]?.number && head.realty !== '' && marks.length === 0)
          head.realty += ` ${line.text}`
        else if (!known && !isAround(line.squeezed))
          unread.push({ page: page.number, text: line.text, why: 'unknown-line' })
        continue
      }
      const parted =
        now !== null && now.columns !== null && now.section.endsWith('목록') ? partedBy(now.columns, line) : null
      if (now !== null && parted !== null) {
        now.columns = parted
        continue
      }
      if (now !== null && now.section.endsWith('목록') && line.squeezed.startsWith('목록번호')) {
        now.title = line.squeezed
        continue
      }
      if (now === null || now.columns === null) {
        if (!inSummary && !isAround(line.squeezed) && line.squeezed !== '') {
          unread.push({
            page: page.number,
            text: maskNumbers(line.text),
            why: now === null ? 'unknown-line' : 'no-column',
          })
        }
      } else now.rows.take(line, now.columns)
    }
    // the summary begins on a page of its own
    if (!inSummary) bodyPages++
  }
  return readDocument({
    readFrom,
    ...head,
    realty: maskNumbers(head.realty),
    uniqueNos: [...nos],
    viewedOften: [...viewed],
    marks,
    pagesRead: bodyPages,
    tables: tables.map((t) => ({
      section: t.section,
      title: t.title,
      columns: t.columns?.names ?? [],
      rows: t.rows.done(),
    })),
    unread,
    squeezed: () => first.join(''),
  })
}

/** A word of every line that is the print's own: most lines are a table's and need no closer look. */
const printed =
  /^[[\-–—*＊열람용를]|^\d{1,4}\/\d|고유번호|열람|발행|발급|출력일시|관할등기소|신청사건|^등기(사항|부)|이하여백|문서하단|인터넷등기소|기록사항|^(집합건물|건물|토지)/

/** Words around the tables that say nothing of the property. */
const isAround = (squeezed: string) =>
  /^([-–]*기록사항없음|[[【(]?(갑|을|표제부?|구)[\]】)]?|\[주의사항\].*|수수료.*|.*영수.*|본등기.*|.*등기기록에.*|\(?제출용\)?|이증명서는.*|서기\d{4}년.*|전산운영책임관.*|법원행정처.*)$/.test(
    squeezed,
  )
