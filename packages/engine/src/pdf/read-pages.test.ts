import { expect, test } from 'vitest'
import { readPdf } from '../../samples/read-print.ts'
import { readGeometry, rebuildPdf } from '../../samples/rebuild-pdf.ts'

/** A minimal PDF: one page with the given content, its box and its rotation. */
function pdfOf(content: string, { rotate = 0, extra = '', annotation = '' } = {}): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Rotate ${rotate} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${annotation && '/Annots [7 0 R]'} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /XObject /Subtype /Form /BBox [0 0 400 300] /Length ${annotation.length} >>\nstream\n${annotation}\nendstream`,
    '<< /Type /Annot /Subtype /StrikeOut /Rect [0 0 400 300] /F 4 /QuadPoints [50 210 75 210 50 195 75 195] /AP << /N 6 0 R >> >>',
  ]
  let text = '%PDF-1.4\n'
  const at = objects.map((body, i) => {
    const from = text.length
    text += `${i + 1} 0 obj\n${body}\nendobj\n`
    return from
  })
  const start = text.length
  const rows = at.map((n) => `${String(n).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 8\n0000000000 65535 f \n${rows}trailer\n<< /Size 8 /Root 1 0 R ${extra} >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(text)
}

async function runsOf(content: string, options = {}) {
  const read = await readPdf(pdfOf(content, options))
  if ('refused' in read) throw new Error(read.refused.name)
  return (read.pages[0]?.runs ?? []).map((r) => ({
    ...r,
    x: Math.round(r.x),
    y: Math.round(r.y + r.height / 2),
    width: Math.round(r.width),
  }))
}

test('words, their places, and the one that a red line crosses', async () => {
  const runs = await runsOf(
    'BT /F1 10 Tf 50 200 Td (first second) Tj 0 -20 Td (third) Tj ET 1 0 0 RG 0.75 w 50 203.5 m 68 203.5 l S',
  )
  expect(runs.map((r) => [r.text, r.struck])).toEqual([
    ['first', true],
    ['second', false],
    ['third', false],
  ])
  expect(runs[0]).toMatchObject({ x: 50, y: 96 })
})

test('black strikes as red does; a line under the words or in grey does not', async () => {
  expect((await runsOf('BT /F1 10 Tf 50 200 Td (gone) Tj ET 0 G 50 203.5 m 75 203.5 l S'))[0]?.struck).toBe(true)
  expect((await runsOf('BT /F1 10 Tf 50 200 Td (here) Tj ET 0 G 50 198 m 75 198 l S'))[0]?.struck).toBe(false)
  expect((await runsOf('BT /F1 10 Tf 50 200 Td (here) Tj ET 0.9 G 50 203.5 m 75 203.5 l S'))[0]?.struck).toBe(false)
})

test('half of the width is needed; a thin filled box counts; several lines in one path count', async () => {
  expect((await runsOf('BT /F1 10 Tf 50 200 Td (longword) Tj ET 1 0 0 RG 50 203.5 m 60 203.5 l S'))[0]?.struck).toBe(
    false,
  )
  expect((await runsOf('BT /F1 10 Tf 50 200 Td (gone) Tj ET 1 0 0 rg 50 203 25 0.7 re f'))[0]?.struck).toBe(true)
  expect(
    (await runsOf('BT /F1 10 Tf 50 200 Td (gone) Tj ET 1 0 0 RG 50 203.5 m 75 203.5 l 50 100 m 75 100 l S'))[0]?.struck,
  ).toBe(true)
})

test('a line in pieces counts whole, and two over each other once', async () => {
  const dashes = '1 0 0 RG 50 203.5 m 57 203.5 l S 60 203.5 m 67 203.5 l S 70 203.5 m 77 203.5 l S'
  expect((await runsOf(`BT /F1 10 Tf 50 200 Td (longword) Tj ET ${dashes}`))[0]?.struck).toBe(true)
  const doubled = '1 0 0 RG 50 203.5 m 62 203.5 l S 50 203.1 m 62 203.1 l S 50 203.8 m 62 203.8 l S'
  expect((await runsOf(`BT /F1 10 Tf 50 200 Td (longword) Tj ET ${doubled}`))[0]?.struck).toBe(false)
})

test('what was put on a print afterwards strikes nothing and says nothing', async () => {
  const content = 'BT /F1 10 Tf 50 200 Td (here) Tj ET'
  const strike = '1 0 0 RG 0.75 w 50 203.5 m 75 203.5 l S'
  expect((await runsOf(`${content} ${strike}`))[0]?.struck).toBe(true)
  const marked = await runsOf(content, { annotation: `${strike} BT /F1 10 Tf 50 100 Td (added) Tj ET` })
  expect(marked.map((r) => [r.text, r.struck])).toEqual([['here', false]])
})

test('scaled space, text matrix and pages printed sideways', async () => {
  const scaled = await runsOf(
    'q 0.1 0 0 0.1 0 0 cm BT /F1 100 Tf 1 0 0 1 500 2000 Tm (gone) Tj ET 1 0 0 RG 500 2035 m 750 2035 l S Q',
  )
  expect(scaled[0]).toMatchObject({ text: 'gone', x: 50, y: 96, struck: true })
  const turned = await runsOf('BT /F1 10 Tf 0 1 -1 0 200 50 Tm (gone) Tj ET 1 0 0 RG 196.5 50 m 196.5 75 l S', {
    rotate: 90,
  })
  expect(turned[0]).toMatchObject({ text: 'gone', x: 50, struck: true })
})

test('letters drawn one by one make a word; bold drawn four times is one word', async () => {
  const letters = await runsOf('BT /F1 10 Tf 50 200 Td (a) Tj 5.56 0 Td (b) Tj 5.56 0 Td (c) Tj 30 0 Td (d) Tj ET')
  expect(letters.map((r) => r.text)).toEqual(['abc', 'd'])
  const bold = await runsOf(
    'BT /F1 10 Tf 50 200 Td (bold) Tj 0.2 0 Td (bold) Tj 0 0.2 Td (bold) Tj 60 0 Td (bold) Tj ET',
  )
  expect(bold.map((r) => r.text)).toEqual(['bold', 'bold'])
})

test('on a rebuilt print every struck word of the measured one is struck, and no other', async () => {
  const geometry = readGeometry('S072')
  const read = await readPdf(rebuildPdf(geometry))
  if ('refused' in read) throw new Error(read.refused.name)
  let [found, agree] = [0, 0]
  geometry.pages.forEach((page, i) => {
    for (const [x0, top, x1, bottom, text] of page.words) {
      const run = read.pages[i]?.runs.find((r) => Math.abs(r.x - x0) < 2 && Math.abs(r.y - top) < 2 && r.text === text)
      if (run === undefined) continue
      const crossed = page.redLines.some(
        ([a, y, b]) =>
          Math.abs(y - (top + bottom) / 2) < (bottom - top) * 0.2 && Math.min(b, x1) - Math.max(a, x0) >= (x1 - x0) / 2,
      )
      found++
      if (crossed === run.struck) agree++
    }
  })
  expect([found > 820, agree]).toEqual([true, found])
})

test('refusals are values', async () => {
  const blank = pdfOf('0 0 m 10 10 l S')
  expect(await readPdf(new Uint8Array())).toEqual({ refused: { name: 'emptyFile', numbers: {} } })
  expect(await readPdf(new TextEncoder().encode('no pdf at all'))).toMatchObject({ refused: { name: 'unreadable' } })
  expect(await readPdf(blank)).toEqual({ refused: { name: 'unreadable', numbers: { pages: 1 } } })
  expect(await readPdf(rebuildPdf(readGeometry('S074')), 3)).toEqual({
    refused: { name: 'tooManyPages', numbers: { pages: 4, limit: 3 } },
  })
  const locked =
    '/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O (12345678901234567890123456789012) /U (12345678901234567890123456789012) /P -4 >>'
  expect(await readPdf(pdfOf('BT ET', { extra: locked }))).toEqual({
    refused: { name: 'passwordProtected', numbers: {} },
  })
})

test('the bytes handed in stay whole', async () => {
  const bytes = pdfOf('BT /F1 10 Tf 50 200 Td (kept) Tj ET')
  await readPdf(bytes)
  expect(bytes.length).toBeGreaterThan(400)
})
