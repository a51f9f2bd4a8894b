import { plain } from './cells.ts'
import { listHeads, listNumber } from './list-number.ts'
import type { FlatLine } from './flat-line.ts'
import type { RawTable } from './rows.ts'

type List = { section: '공동담보목록' | '매매목록'; title: string; price: string | null; rows: Row[] }
/** `first` and `second`: how the row was added to the list, and later changes (생성원인 · 변경/소멸, 등기원인 · 경정원인). */
type Row = {
  no: string
  page: number | null
  property: string[]
  office: string | null
  rank: string | null
  first: string[]
  second: string[]
}

/**
 * 공동담보목록 and 매매목록 from text without columns: rows by their running number followed by a property in brackets; in a
 * row, offices, dates, receipts and causes are recognised by their form, the rest is the property.
 */
export function readFlatList(
  section: List['section'],
  title: string,
  lines: readonly FlatLine[],
): { tables: RawTable[]; lost: FlatLine[] } {
  const lists: List[] = [{ section, title, price: null, rows: [] }]
  const lost: FlatLine[] = []
  lines.forEach((line, at) => {
    const text = line.text.replace(/\|/g, ' ').replace(/\s+/g, ' ').trim()
    const squeezed = text.replace(/\s/g, '')
    const list = lists.at(-1)
    if (list === undefined || squeezed === '' || listHeads.test(squeezed)) return
    const number = /^목록번호제?(\d{4}-\d+|\d+)호?/.exec(squeezed)?.[1]
    if (number !== undefined) {
      // each page of a list may repeat its number
      const own = listNumber(list.title)
      const next = own !== number && (list.rows.length > 0 || own !== null) ? { ...list, price: null, rows: [] } : list
      next.title = `목록번호 ${number}`
      if (next !== list) lists.push(next)
    }
    const price = /거래가액\s?:?\s?(.*)$/.exec(text)
    if (price !== null && lists.at(-1)?.price === null) {
      const now = lists.at(-1)
      if (now !== undefined) now.price = `거래가액 ${price[1] ?? ''}`
      return
    }
    if (number !== undefined) return
    const rest = begun(list, text, line.page, lines[at + 1]?.text ?? '')
    const row = list.rows.at(-1)
    if (row === undefined) lost.push(line)
    else if (rest !== '') put(row, section, rest)
  })
  return { tables: lists.map(tableOf), lost }
}

const bracketed = /^\[\s?(?:토지|건물|집합건물)\s?\]/

/** Begins the next row where its number precedes a property; returns what follows the number. */
function begun(list: List, text: string, page: number | null, next: string): string {
  const no = String(list.rows.length + 1)
  const m = /^(\d{1,3})(?=\s|$)\s?(.*)$/.exec(text)
  const [, printed = '', rest = ''] = m ?? []
  const begins = printed === no && (bracketed.test(rest) || (rest === '' && bracketed.test(next.trim())))
  if (!begins) return text
  list.rows.push({ no, page, property: [], office: null, rank: null, first: [], second: [] })
  return rest
}

const office =
  /(?:^|\s)([가-힣]+법원(?:\s[가-힣]+지원)?(?:\s[가-힣]*등기(?:소|국|과|계))?|[가-힣]+등기(?:소|국|과|계))(?=\s|$)/
/** '수원지방법원' / '여주지원' / '양평등기소' */
const officeGoesOn = /(?:^|\s)([가-힣]+(?:지원|등기소|등기국|등기과|등기계)(?:\s[가-힣]*등기(?:소|국|과|계))?)(?=\s|$)/
const officeAtEnd = new RegExp(`(?:${office.source})$`)
const dated = /\d{4}\s?년\s?\d{1,2}\s?월\s?\d{1,2}\s?일/g
const receipt = /제\s?\d{1,9}\s?호(?=\s|$)/g
const rankAtEnd = /(?:^|\s)(\d{1,4}(?:-\d{1,4}){0,5})$/
const causes =
  /(?:^|\s)((?:(?:추가|근저당권?|변경)?설정계약|추가설정|매매|교환|증여|(?:일부)?(?:해지|해제|포기)|(?:일부)?(?:소멸|말소|멸실)|변경계약|변경|분할|합병|경정|착오발견|신청착오|혼동|(?:임의|강제)경매로\s?인한\s?매각|공용징수|수용)(?:으?로)?(?:\s?인하여)?|인하여)(?=\s|$)/g
/** Words that remove or change a property in a list. */
const ends = /해지|해제|포기|소멸|말소|멸실|변경|분할|합병|경정|착오|혼동|매각|징수|수용/

/** Takes the text of the later columns from the end of a line; the rest belongs to the property. */
function put(row: Row, section: List['section'], text: string) {
  let rest = text
  const later: [at: number, text: string][] = []
  const take = (at: number, found: string) => {
    later.push([at, found])
    rest = rest.slice(0, at) + ' '.repeat(found.length) + rest.slice(at + found.length)
  }
  const takeAll = (pattern: RegExp) => {
    for (const m of rest.matchAll(pattern)) {
      const found = m[1] ?? m[0]
      take(m.index + m[0].length - found.length, found)
    }
  }
  takeAll(dated)
  const open = count(row, dated) + later.length - count(row, receipt)
  // '제2층 제201호' is a home: the last ones of a line are receipts, as many as there are dates without one
  const numbers = [...rest.matchAll(receipt)].filter((m) => !/층\s?$/.test(rest.slice(0, m.index)))
  for (const m of open > 0 ? numbers.slice(-open) : []) take(m.index, m[0])
  takeAll(causes)
  for (const [, found] of later.toSorted((a, b) => a[0] - b[0])) reason(row, found)
  let left = rest.trimEnd()
  if (row.rank === null && (later.length > 0 || row.property.length > 0 || row.office !== null)) {
    const rank = rankOf(row, section, left, later.length > 0)
    if (rank !== null) {
      row.rank = rank
      left = left.slice(0, left.length - rank.length).trimEnd()
    }
  }
  const by = section === '공동담보목록' ? (row.office === null ? office : officeGoesOn).exec(left) : null
  if (by?.[1] !== undefined) {
    row.office = row.office === null ? by[1] : `${row.office} ${by[1]}`
    const after = left.slice(by.index + by[0].length).trim()
    left = left.slice(0, by.index)
    if (after !== '') row.property.push(after)
  }
  const property = left.replace(/\s+/g, ' ').trim()
  if (property !== '') row.property.push(property)
}

/** The rank is before the date in its line, or on its own line; behind an office in a list of securities. */
function rankOf(row: Row, section: List['section'], left: string, dayFollows: boolean): string | null {
  const rank = rankAtEnd.exec(left)?.[1]
  if (rank === undefined) return null
  const before = left.slice(0, left.length - rank.length).trim()
  if (before === '') return rank
  if (section === '공동담보목록') return officeAtEnd.test(before) ? rank : null
  return dayFollows && row.first.length > 0 ? rank : null
}

const count = (row: Row, pattern: RegExp): number =>
  [...row.first, ...row.second].filter((t) => matches(t, pattern)).length
/** Stateless, although the pattern is global. */
const matches = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0

/** The second date, the second receipt and a word of ending belong to the later column. */
function reason(row: Row, text: string) {
  const kind = [dated, receipt].find((p) => matches(text, p))
  const again = kind !== undefined && row.first.some((t) => matches(t, kind))
  const caused = row.second.length > 0 || row.first.some((t) => matches(t, causes))
  // '인하여' ends the pending cause, in the order of the columns
  const due = text === '인하여' && row.first.some((t) => t.includes('인하여'))
  const ended = kind === undefined && ((caused && ends.test(text)) || due)
  ;(again || ended ? row.second : row.first).push(text)
}

const tableOf = ({ section, title, price, rows }: List): RawTable => ({
  section,
  title,
  ...(price === null ? {} : { price }),
  columns: [],
  rows: rows.map(({ no, page, property, office: by, rank, first, second }) => ({
    cells: [
      no,
      property.join('\n'),
      ...(section === '공동담보목록' ? [by ?? ''] : []),
      rank ?? '',
      first.join('\n'),
      second.join('\n'),
    ].map(plain),
    page,
  })),
})
