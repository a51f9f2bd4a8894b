import { plain } from './cells.ts'
import { isDigitAt } from './letter-at.ts'
import type { FlatLine } from './flat-line.ts'
import type { RawRow, RawTable } from './rows.ts'
import { squeeze } from './squeeze.ts'

type Table = { title: string; lines: FlatLine[] }

/**
 * 주요 등기사항 요약 from flat text: the ranks listed under each heading, and the names listed as owners, unchanged. `lost`:
 * text in the place of owners without a name.
 */
export function readFlatSummary(lines: readonly FlatLine[]): { tables: RawTable[]; lost: FlatLine[] } {
  const tables: Table[] = []
  for (const line of lines) {
    if (isDigitAt(line.text, 0) && heading.test(squeeze(line.text))) tables.push({ title: line.text, lines: [] })
    else if (line.text.includes('참') && squeeze(line.text).includes('참고사항')) break
    else tables.at(-1)?.lines.push(line)
  }
  const lost: FlatLine[] = []
  return {
    tables: tables.map(({ title, lines: of }) => ({
      section: '요약',
      title,
      columns: [],
      rows: squeeze(title).includes('소유지분현황') ? owners(of, lost) : entries(of),
    })),
    lost,
  }
}

const heading = /^\d\.?(소유지분|\(근\)저당권)/

function entries(lines: readonly FlatLine[]): RawRow[] {
  const rows: string[][] = []
  for (const { text } of lines) {
    const row = /^(\d{1,3}(?:-\d{1,3})*)(?:\s+([가-힣()]+)(?=\s|$)(.*))?$/.exec(text)
    if (row?.[1] !== undefined) rows.push([row[1], row[2] ?? '', '', row[3]?.trim() ?? ''])
    else rows.at(-1)?.push(text)
  }
  return rows.map(([rank = '', purpose = '', , main = '', ...more]) => {
    const first = purpose === '' ? (more.shift() ?? '') : purpose
    return { cells: [rank, first, '', words([main, ...more]), ''].map(plain), page: null }
  })
}

/**
 * '나갑을 (소유자) 840101-******* 단독소유 충청북도 …': a row is recognised by the role after its name; what follows up to the next
 * name belongs to it. A wrapped name begins on the line above, before the other cells of that line.
 */
function owners(lines: readonly FlatLine[], lost: FlatLine[]): RawRow[] {
  const rows: { name: string; role: string; rest: string[] }[] = []
  const above: FlatLine[] = []
  for (const line of lines) {
    const text = line.text.replace(heads, ' ').trim()
    if (text === '') continue
    const [, name = '', role, rest = ''] =
      /^(.*?)\s?\(\s?(소유자|공유자|합유자|총유자|수탁자)\s?\)\s?(.*)$/.exec(text) ?? []
    const last = rows.at(-1)
    if (role !== undefined) {
      const before = last?.rest ?? above.map((l) => l.text)
      const head = isName(name) ? null : (wrapped.exec(before.at(-1) ?? '') ?? null)
      if (head !== null) before.pop()
      const rests = [head?.[2] ?? '', rest]
      rows.push({ name: (head?.[1] ?? '') + name, role, rest: last === undefined ? [...before, ...rests] : rests })
    } else if (last !== undefined) last.rest.push(text)
    else above.push({ ...line, text })
  }
  if (rows.length === 0) lost.push(...above.filter((l) => /[가-힣]{2}/.test(l.text) && !/기록사항/.test(l.text)))
  return rows.map(({ name, role, rest }) => ({
    cells: [`${name} (${role})`, words(rest), '', '', ''].map(plain),
    page: null,
  }))
}

const heads = /등기명의인|\(?주민\)?등록번호|최종지분|^주\s?소$|(?<=\s)주\s?소(?=\s|$)|순위번호|^[주소]$/g

/** Name of a person or company; '탁' or nothing is only the end of one. */
const isName = (text: string) => squeeze(text).length > 1

/** The beginning of a wrapped name, and the cells after it on its line. */
const wrapped = /^([가-힣A-Za-z()㈜]{2,})(?:\s+(\d{6}-.*|\d.*|단독소유.*))?$/

const words = (texts: readonly string[]) => texts.filter((t) => t !== '').join(' ')
