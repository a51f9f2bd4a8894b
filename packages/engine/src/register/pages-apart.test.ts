import { expect, test } from 'vitest'
import { readPdf } from '../../samples/read-print.ts'
import { readGeometry, rebuildPdf } from '../../samples/rebuild-pdf.ts'
import { registerOf } from '../../samples/read-sample.ts'
import type { PdfPage } from '../pdf/page.ts'
import { readRegister } from './read.ts'

const read = await readPdf(rebuildPdf(readGeometry('S074')))
if ('refused' in read) throw new Error(read.refused.name)
const pages = read.pages
const whole = registerOf(readRegister({ kind: 'pages', pages }))
const readAll = (list: readonly PdfPage[]) => readRegister({ kind: 'pages', pages: list })

test('pages in any order are one print: their marks tell the order', () => {
  const turned = registerOf(readAll(pages.toReversed()))
  expect(turned.entries).toEqual(whole.entries)
  expect(turned.display).toEqual(whole.display)
})

test('words in any order of drawing are the same print', () => {
  const shuffled = pages.map((p) => ({ ...p, runs: p.runs.toSorted((a, b) => (a.text < b.text ? -1 : 1)) }))
  expect(registerOf(readAll(shuffled)).entries).toEqual(whole.entries)
})

test('a page with another address at its head is no page of this one', () => {
  const [first, second, ...rest] = pages
  if (first === undefined || second === undefined) throw new Error('S074 has pages')
  const foreign = {
    ...second,
    runs: second.runs
      .filter((r) => !/고유번호|^\d{4}-\d{4}-\d{6}$/.test(r.text))
      .map((r) => (r.y < 80 ? { ...r, text: r.text.replace(/구$/, '구나래구') } : r)),
  }
  expect(readAll([first, foreign, ...rest])).toMatchObject({ refused: { name: 'mixedDocuments' } })
})

test('each page that is left out is missed by its number', () => {
  pages.forEach((_, i) => {
    const short = readAll(pages.filter((__, n) => n !== i))
    // the summary at the end is no page of the register
    if ('refused' in short)
      expect(short.refused).toMatchObject({ name: 'pagesMissing', numbers: { missing: `${i + 1}` } })
    else expect(i).toBeGreaterThanOrEqual(whole.pages.declared ?? 0)
  })
})

test('an entry cut by the page’s end is whole', () => {
  const cut = whole.entries.map((e) => [e.id, e.lines.length])
  expect(cut.length).toBeGreaterThan(3)
  expect(whole.unread).toEqual([])
})

test('what a register says is never markup: it is handed on letter by letter', () => {
  const evil = '<img/src=x/onerror=alert(1)>'
  const marked = pages.map((p) => ({
    ...p,
    runs: p.runs.map((r) => (r.text === '소유자' ? { ...r, text: `소유자 ${evil}` } : r)),
  }))
  expect(
    registerOf(readAll(marked))
      .entries.flatMap((e) => e.lines)
      .join(' '),
  ).toContain(evil)
})
