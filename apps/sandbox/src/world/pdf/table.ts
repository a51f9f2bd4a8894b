import type { Cell, Line, Row, Table } from '../printed.ts'
import type { Sheet } from './sheet.ts'

const PITCH = 12
const PAD = 4
const LEFT = 40
const RIGHT = 555

/** Left edges of the columns, and the right edge of the last. */
export function columnsOf(table: Table): readonly number[] {
  switch (table.type) {
    case '갑구':
    case '을구':
      return [LEFT, 89, 190, 270, 351, RIGHT]
    case '공동담보목록':
      return [LEFT, 80, 250, 350, 395, 475, RIGHT]
    case '요약':
      return table.header.length === 5 && table.header[0] === '등기명의인'
        ? [LEFT, 140, 235, 315, 495, RIGHT]
        : [LEFT, 95, 190, 270, 480, RIGHT]
    case '표제부':
      if (table.header.length === 6) return [LEFT, 89, 165, 270, 310, 385, RIGHT]
      if (table.header.length === 4) return [LEFT, 89, 230, 390, RIGHT]
      return table.header[3] === '면적' ? [LEFT, 89, 240, 300, 390, RIGHT] : [LEFT, 89, 165, 290, 420, RIGHT]
  }
}

/**
 * A ruled table; a row that does not fit continues under the same headings on the next page, without repeating its
 * number.
 */
export function drawTable(sheet: Sheet, table: Table, columns: readonly number[]): void {
  sheet.room(70)
  if (table.type !== '요약') heading(sheet, table)
  if (table.rows.length === 0) return nothing(sheet)
  header(sheet, table, columns)
  for (const row of table.rows) drawRow(sheet, table, row, columns)
  sheet.down(14)
}

type Item = Line | 'dash'

function drawRow(sheet: Sheet, table: Table, row: Row, columns: readonly number[]): void {
  let cells = row.cells.map(items)
  while (true) {
    const fits = Math.floor((sheet.left() - 2 * PAD) / PITCH)
    const needed = Math.max(1, ...cells.map((c) => c.length))
    // a row of few lines is not split
    if (fits < needed && (fits < 2 || needed <= 3)) {
      turn(sheet, table, columns)
      continue
    }
    drawPart(
      sheet,
      cells.map((c) => c.slice(0, fits)),
      columns,
      Math.min(fits, needed),
    )
    if (needed <= fits) return
    cells = cells.map((c) => c.slice(fits))
    turn(sheet, table, columns)
  }
}

function drawPart(sheet: Sheet, cells: readonly (readonly Item[])[], columns: readonly number[], lines: number): void {
  const top = sheet.y()
  const height = lines * PITCH + 2 * PAD
  sheet.down(PAD)
  for (let i = 0; i < lines; i++) {
    cells.forEach((items, c) => {
      const [x = 0, next = 0] = [columns[c], columns[c + 1]]
      const item = items[i]
      if (item === 'dash')
        sheet.rule({ x1: x + 2, y1: sheet.y() + PITCH / 2, x2: next - 2, y2: sheet.y() + PITCH / 2, dashed: true })
      else if (item) sheet.runs(item.runs, { x: x + 3 + item.indent * 4.5, width: next - x - 2, align: 'left' })
    })
    sheet.down(PITCH)
  }
  sheet.down(PAD)
  box(sheet, columns, top, height)
}

function turn(sheet: Sheet, table: Table, columns: readonly number[]): void {
  sheet.turn()
  header(sheet, table, columns)
}

function heading(sheet: Sheet, table: Table): void {
  const top = sheet.y()
  sheet.down(6)
  sheet.text(headingText(table), { x: LEFT, width: RIGHT - LEFT, size: 11, weight: 'bold', align: 'center' })
  sheet.down(18)
  box(sheet, [LEFT, RIGHT], top, 24)
  if (table.type === '공동담보목록') numbered(sheet, table.subtitle)
}

/** The number of a list is above it, in a line of its own. */
function numbered(sheet: Sheet, text: string): void {
  const top = sheet.y()
  sheet.down(5)
  sheet.text(text, { x: LEFT + 3, width: RIGHT - LEFT })
  sheet.down(15)
  box(sheet, [LEFT, RIGHT], top, 20)
}
function headingText(table: Table): string {
  if (table.type === '공동담보목록') return '【 공 동 담 보 목 록 】'
  const title = table.type === '표제부' ? '【 표 제 부 】' : table.type === '갑구' ? '【 갑 구 】' : '【 을 구 】'
  // the two blocks of land under a building have no title of their own
  return table.subtitle.startsWith('대지권') ? `( ${table.subtitle} )` : `${title} ( ${table.subtitle} )`
}

/** Column names next to one that spans two columns are centred over both header rows. */
function doubleHeader(sheet: Sheet, { header: names, over }: Table, columns: readonly number[]): void {
  const top = sheet.y()
  const first = names.length - (over?.columns ?? 0)
  const put = (name: string, from: number, to: number) => {
    const [x = 0, next = 0] = [columns[from], columns[to]]
    sheet.text(spaced[name] ?? name, { x, width: next - x, align: 'center' })
  }
  sheet.down(4)
  put(over?.name ?? '', first, names.length)
  sheet.down(9)
  names.slice(0, first).forEach((name, i) => put(name, i, i + 1))
  sheet.down(9)
  names.slice(first).forEach((name, i) => put(name, first + i, first + i + 1))
  sheet.down(14)
  box(sheet, columns, top, 36)
}

function header(sheet: Sheet, table: Table, columns: readonly number[]): void {
  if (table.over !== undefined) return doubleHeader(sheet, table, columns)
  const top = sheet.y()
  sheet.down(5)
  table.header.forEach((name, i) => {
    const [x = 0, next = 0] = [columns[i], columns[i + 1]]
    sheet.text(spaced[name] ?? name, { x, width: next - x, align: 'center' })
  })
  sheet.down(15)
  box(sheet, columns, top, 20)
}

function nothing(sheet: Sheet): void {
  const top = sheet.y()
  sheet.down(5)
  sheet.text('기록사항 없음', { x: LEFT, width: RIGHT - LEFT, align: 'center' })
  sheet.down(15)
  box(sheet, [LEFT, RIGHT], top, 20)
  sheet.down(14)
}

function box(sheet: Sheet, columns: readonly number[], top: number, height: number): void {
  const [left = LEFT, right = RIGHT] = [columns[0], columns.at(-1)]
  for (const y of [top, top + height]) sheet.rule({ x1: left, y1: y, x2: right, y2: y })
  for (const x of columns) sheet.rule({ x1: x, y1: top, x2: x, y2: top + height })
}

const items = (cell: Cell): readonly Item[] =>
  cell.flatMap((sub, i): readonly Item[] => (i === 0 ? sub : ['dash', ...sub]))

/** Column names as printed, letter-spaced. */
const spaced: Readonly<Record<string, string>> = {
  접수: '접 수',
  등기목적: '등 기 목 적',
  등기원인: '등 기 원 인',
  '권리자 및 기타사항': '권 리 자 및 기 타 사 항',
  소재지번: '소 재 지 번',
  지목: '지 목',
  면적: '면 적',
  건물내역: '건 물 내 역',
  건물번호: '건 물 번 호',
  주소: '주 소',
  기타사항: '기 타 사 항',
}
