import { expect, it } from 'vitest'
import { hostileTexts, unseenTexts } from '../../testing/hostile-text.ts'
import { csvOf } from './csv.ts'

it('is read by a spreadsheet as it was written', () => {
  expect(
    csvOf(
      ['a', 'b'],
      [
        ['서울, "안심"', 3],
        ['=HYPERLINK("x")', -2],
      ],
    ),
  ).toBe('\ufeffa,b\r\n"서울, ""안심""",3\r\n"\'=HYPERLINK(""x"")",-2\r\n')
})

/** RFC 4180, section 2: rows of cells. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

it('holds any text in its cell: it opens no other cell, no other row and no formula', () => {
  const texts = [...hostileTexts, ...unseenTexts, '＝1+1', '\t=1+1', '\r=1+1', 'a\r\nb,c', '"', '""', '",="']
  const rows = rowsOf(csvOf(texts, [texts, texts]).slice(1))
  expect(rows).toHaveLength(3)
  for (const row of rows) {
    expect(row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, ''))).toEqual(texts)
    expect(row.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
  }
})
