import type { PdfPage } from '../pdf/page.ts'
import { maskNumbers } from './masking.ts'
import type { Unread } from './model.ts'
import { columnsOf, isOverTwo, partedBy, type Columns } from './page-columns.ts'
import { listNumber, listStart } from './list-number.ts'
import { isAround, PageHead } from './page-head.ts'
import { linesOfPage, type PageLine } from './page-lines.ts'
import { inOrder, isSummaryPage, type LinedPage } from './page-order.ts'
import { PageRows } from './page-rows.ts'
import type { RawRegister, RawTable } from './rows.ts'
import { sectionOf } from './sections.ts'
import { squeeze } from './squeeze.ts'

/**
 * The tables of a print: they begin at their titles, columns come from each page's head row, and they continue across
 * pages.
 */
export function rawOfPages(pages: readonly PdfPage[], readFrom: 'pdf' | 'text' = 'pdf'): RawRegister {
  const lined = pages.map((p): LinedPage => {
    const lines = linesOfPage(p)
    return { number: p.number, lines, summary: isSummaryPage(lines) }
  })
  const ordered = inOrder(lined)
  const tables = new PageTables()
  for (const page of ordered) tables.take(page, page === ordered[0])
  const { head } = tables
  return {
    readFrom,
    title: head.title,
    realty: maskNumbers(head.realty),
    viewed: head.viewed,
    office: head.office,
    pendingNote: head.pendingNote,
    uniqueNos: [...head.uniqueNos],
    viewedOften: [...head.moments],
    addresses: [...head.addresses],
    marks: head.marks,
    pagesRead: tables.bodyPages,
    tables: tables.done(),
    unread: tables.unread,
    squeezed: () =>
      ordered
        .flatMap((p) => p.lines.map((l) => l.squeezed))
        .slice(0, 80)
        .join(''),
  }
}

type Open = {
  section: RawTable['section']
  title: string
  price: string
  columns: Columns | null
  rows: PageRows
}

class PageTables {
  readonly head = new PageHead()
  readonly unread: Unread[] = []
  bodyPages = 0
  readonly #tables: Open[] = []
  #open: Open | null = null
  #inSummary = false
  #left: number | null = null

  take({ number, lines }: LinedPage, first: boolean) {
    // what is above the page's first title or head row is the page head
    const headEnds = lines.findIndex(
      (l) => sectionOf(l.squeezed) !== null || columnsOf(l, this.#left, () => []) !== null || this.#headsOpenList(l),
    )
    for (const [at, line] of lines.entries()) {
      if (this.#takeMark(line, lines, at)) continue
      if (this.head.take(line, this.#inSummary)) {
        if (/이하여백/.test(line.squeezed)) this.#open = null
      } else if (at < headEnds && !this.#inSummary) this.#takeAbove(line, number, first)
      else this.#takeRow(line, number, () => lines.slice(at + 1, at + 45))
    }
    // the summary begins on a page of its own
    if (!this.#inSummary) this.bodyPages++
  }

  done = (): RawTable[] =>
    this.#tables.map((t) => ({
      section: t.section,
      title: t.title,
      ...(t.price === '' ? {} : { price: t.price }),
      columns: t.columns?.names ?? [],
      rows: t.rows.done(),
    }))

  /** A list continues on the next page under its number, and under the upper one of its head rows. */
  #headsOpenList = (line: PageLine): boolean =>
    this.#open?.section.endsWith('목록') === true && (listStart.test(line.squeezed) || isOverTwo(line))

  /** A title of a section or a head row. */
  #takeMark(line: PageLine, lines: readonly PageLine[], at: number): boolean {
    const { squeezed } = line
    if (squeezed.startsWith('주요등기사항요약')) {
      this.#inSummary = true
      this.#open = null
    }
    if (this.#inSummary) {
      const title = /^\d\.?((소유지분|\(근\)저당권).*)$/.exec(squeezed)?.[1]
      if (title !== undefined) this.#begin('요약', title)
      if (squeezed.startsWith('[참고사항]')) this.#open = null
    }
    const section = this.#inSummary ? null : sectionOf(squeezed)
    if (section !== null) {
      this.#begin(section.section, section.title)
      return true
    }
    const columns = columnsOf(line, this.#left, () => lines.slice(at + 1, at + 45))
    if (columns === null) return false
    if (columns.names[0] === '순위번호' || columns.names[0] === '표시번호') this.#left = columns.left
    if (this.#open !== null) this.#open.columns = columns
    return true
  }

  #takeAbove(line: PageLine, page: number, first: boolean) {
    if (squeeze(this.head.realty).includes(line.squeezed)) return
    // a long address wraps
    if (first && this.head.realty !== '' && this.head.marks.length === 0) this.head.realty += ` ${line.text}`
    else if (!isAround(line.squeezed)) this.unread.push({ page, text: maskNumbers(line.text), why: 'unknown-line' })
  }

  #takeRow(line: PageLine, page: number, below: () => readonly PageLine[]) {
    const now = this.#open
    if (now?.section.endsWith('목록') && this.#takeListHead(now, line, below)) return
    if (now !== null && now.columns !== null) now.rows.take(line, now.columns)
    else if (!this.#inSummary && line.squeezed !== '' && !isAround(line.squeezed))
      this.unread.push({ page, text: maskNumbers(line.text), why: now === null ? 'unknown-line' : 'no-column' })
  }

  /** The number and the price of a list, and its second head row. */
  #takeListHead(now: Open, line: PageLine, below: () => readonly PageLine[]): boolean {
    const parted = now.columns === null ? null : partedBy(now.columns, line, below)
    if (parted !== null) {
      now.columns = parted
      return true
    }
    if (isOverTwo(line)) return true
    if (listStart.test(line.squeezed)) {
      const [own, printed] = [listNumber(now.title), listNumber(line.squeezed)]
      // the next list under one title; each page of a list may repeat its number
      const next = printed !== null && own !== null && printed !== own
      const list = next ? this.#begin(now.section, '') : now
      list.columns ??= now.columns
      list.title = line.squeezed.replace(/거래가액.*$/, '')
      const price = /(거래가액.*)$/.exec(line.text)
      if (price !== null) list.price = price[1] ?? ''
      return true
    }
    if (!line.squeezed.startsWith('거래가액')) return false
    now.price = line.text
    return true
  }

  #begin(section: RawTable['section'], title: string): Open {
    this.#open = { section, title, price: '', columns: null, rows: new PageRows() }
    this.#tables.push(this.#open)
    return this.#open
  }
}
