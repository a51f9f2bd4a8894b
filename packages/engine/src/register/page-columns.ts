import type { PageLine } from './page-lines.ts'
import { sectionOf } from './sections.ts'

/**
 * A table's columns from this page's head row. `starts` are the left limits from the second column on, `end` is the
 * right limit of the last.
 */
export type Columns = { names: readonly string[]; starts: readonly number[]; left: number; end: number }

const names: ReadonlySet<string> = new Set([
  '순위번호',
  '표시번호',
  '등기목적',
  '접수',
  '등기원인',
  '권리자및기타사항',
  '소재지번및건물번호',
  '소재지번,건물명칭및번호',
  '소재지번,건물명칭및건물번호',
  '소재지번',
  '건물번호',
  '건물내역',
  '지목',
  '면적',
  '등기원인및기타사항',
  '대지권종류',
  '대지권비율',
  '등기명의인',
  '(주민)등록번호',
  '등록번호',
  '최종지분',
  '주소',
  '접수정보',
  '주요등기사항',
  '대상소유자',
  '일련번호',
  '부동산에관한권리의표시',
  '부동산의표시',
  '관할등기소명',
  '기타사항',
  '생성원인',
  '변경/소멸',
  '예비란',
  '경정원인',
])
const prefixes: ReadonlySet<string> = new Set([...names].flatMap((n) => Array.from(n, (_, i) => n.slice(0, i + 1))))

/**
 * Head words are centred in their cells, so each limit follows from the one before: twice the middle less the left
 * limit. Prints differ in width and orientation, and some change their columns from page to page: nothing is fixed.
 */
export function columnsOf(line: PageLine, leftBefore: number | null, below: () => readonly PageLine[]): Columns | null {
  const heads = headsOf(line)
  const [first] = heads
  if (first === undefined || heads.length < 3) return null
  const isNumber = first.name === '순위번호' || first.name === '표시번호' || first.name === '일련번호'
  const left = isNumber ? first.x0 - margin : (leftBefore ?? first.x0 - margin)
  const starts: number[] = []
  let limit = isNumber ? first.x1 + margin : first.x0 + first.x1 - left
  const edges = leftEdges(below())
  heads.slice(1).forEach((head, i) => {
    const before = heads[i]
    const low = (before?.x1 ?? 0) + 1
    const high = head.x0 - 1
    limit = snapped(Math.min(Math.max(limit, low), high), low, edges)
    starts.push(limit)
    limit = head.x0 + head.x1 - limit
  })
  return { names: heads.map((h) => h.name), starts, left, end: limit }
}

/** The name above two columns of a list, on a line of its own: 기타사항, 예비란. */
export const isOverTwo = (line: PageLine): boolean => {
  const [only, more] = headsOf(line)
  return more === undefined && only !== undefined && overTwo.has(only.name)
}
const overTwo: ReadonlySet<string> = new Set(['기타사항', '예비란'])
const partNames: ReadonlySet<string> = new Set(['생성원인', '변경/소멸', '등기원인', '경정원인'])

/**
 * The second head row of a list (생성원인 · 변경/소멸 under 기타사항) splits its last column; where 기타사항 is a line above the
 * names beside it, these are additional columns after the last one.
 */
export function partedBy(columns: Columns, line: PageLine, below: () => readonly PageLine[]): Columns | null {
  const [first, second, more] = headsOf(line)
  const last = columns.starts.at(-1)
  if (first === undefined || second === undefined || more !== undefined || last === undefined) return null
  if (!partNames.has(first.name) || !partNames.has(second.name)) return null
  const names = [first.name, second.name]
  if (overTwo.has(columns.names.at(-1) ?? '')) {
    if (first.x0 < last - 2) return null
    const start = second.x0 - Math.max(0, first.x0 - last)
    return { ...columns, names: [...columns.names.slice(0, -1), ...names], starts: [...columns.starts, start] }
  }
  if (columns.names.some((name) => partNames.has(name))) return null
  const edges = leftEdges(below())
  const start = snapped(Math.min(columns.end, first.x0 - 1), last + 1, edges)
  const limit = Math.max(first.x1 + 1, Math.min(first.x0 + first.x1 - start, second.x0 - 1))
  const starts = [...columns.starts, start, snapped(limit, first.x1 + 1, edges)]
  return { ...columns, names: [...columns.names, ...names], starts }
}

/** How often text begins at each x below the head, after a gap: cells are left-aligned. */
function leftEdges(below: readonly PageLine[]): Map<number, number> {
  const edges = new Map<number, number>()
  for (const line of below) {
    if (sectionOf(line.squeezed) !== null || headsOf(line).length >= 3) break
    const { words } = line
    let end = -1000
    for (const w of words) {
      if (w.x - end > 0.8 * w.height) edges.set(Math.round(w.x), (edges.get(Math.round(w.x)) ?? 0) + 1)
      end = w.x + w.width
    }
  }
  return edges
}

/**
 * Small errors accumulate from column to column, so the limit moves to where the text of the next column begins.
 * Lines of a cell may begin slightly apart: it uses the leftmost of the frequent positions.
 */
function snapped(limit: number, low: number, edges: ReadonlyMap<number, number>): number {
  const near: [x: number, times: number][] = []
  for (let x = Math.ceil(Math.max(limit - 9, low)); x <= limit + 11; x++) {
    const n = edges.get(x)
    if (n !== undefined) near.push([x, n])
  }
  const most = Math.max(0, ...near.map(([, n]) => n))
  const best = near.find(([x, n]) => n === most || (n > 1 && near.some(([y, m]) => m === most && y - x <= 6 && y > x)))
  return best === undefined ? limit : best[0] - 3
}

/** The number column is slightly wider than its head, in every print measured. */
const margin = 8

type Head = { name: string; x0: number; x1: number }

/** The head row's words grouped into column names ('등 기 목 적'), or nothing when it has other words. */
function headsOf(line: PageLine): Head[] {
  const heads: Head[] = []
  const { words } = line
  for (let i = 0; i < words.length;) {
    let [acc, best] = ['', -1]
    for (let j = i; j < words.length; j++) {
      acc += words[j]?.text.replace(/\s+/g, '') ?? ''
      if (!prefixes.has(acc)) break
      if (names.has(acc)) best = j
    }
    const [from, to] = [words[i], words[best]]
    if (from === undefined || to === undefined) return []
    heads.push({
      name: words
        .slice(i, best + 1)
        .map((w) => w.text)
        .join('')
        .replace(/\s+/g, ''),
      x0: from.x,
      x1: to.x + to.width,
    })
    i = best + 1
  }
  return heads
}

/** The column of a word, by its left edge. */
export function columnAt(columns: Columns, x: number): number {
  let at = 0
  for (const start of columns.starts) {
    if (x + 2 < start) break
    at++
  }
  return at
}
