import type { Cell, EntrySection } from './model.ts'

/** The output of every reader, before interpretation: tables of cells and the lines around them. */
export type RawRow = { cells: readonly Cell[]; page: number | null }
export type RawTable = {
  section: '표제부' | EntrySection | '공동담보목록' | '매매목록' | '요약' | '기타'
  /** The subtitle in brackets: '전유부분의 건물의 표시', or the number of a list. */
  title: string
  /** '거래가액 금…원' at the head of a 매매목록. */
  price?: string
  columns: readonly string[]
  rows: readonly RawRow[]
}
export type RawRegister = {
  readFrom: 'pdf' | 'text' | 'provider'
  title: string
  /** '[집합건물] 서울특별시 …' */
  realty: string
  uniqueNos: readonly string[]
  /** The line with the viewing time, or a bare date. */
  viewed: string | null
  /** Every viewing time printed in the body: one print has one. */
  viewedOften?: readonly string[]
  /** Every address printed at the head of a page, squeezed: one print has one. */
  addresses?: readonly string[]
  office: string | null
  /** 'n/m' marks of the body, in order. */
  marks: readonly (readonly [number, number])[]
  pagesRead: number
  pendingNote: string | null
  tables: readonly RawTable[]
  unread: readonly { page: number | null; text: string; why: 'no-column' | 'unknown-line' | 'unknown-table' }[]
  /** The whole text squeezed, to recognise the document type of a file without tables. */
  squeezed: () => string
}
