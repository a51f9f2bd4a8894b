import { maskNumbers } from '../register/masking.ts'
import type { PdfPage, PdfRun } from './page.ts'

/** A rectangle in points, from the top left of the page. */
export type Box = { x: number; y: number; width: number; height: number }

/** Each resident number, phone number and bank account in a page's text, by the boxes that cover it. */
export function personalNumbers(page: Pick<PdfPage, 'runs'>): Box[][] {
  return linesOf(page.runs).flatMap((line) =>
    spansIn(line.text).map(([from, to]) =>
      line.pieces.filter((p) => p.from < to && from < p.to).map((p) => boxOf(p, from, to)),
    ),
  )
}

type Piece = { run: PdfRun; from: number; to: number }
type Line = { text: string; pieces: Piece[] }

/** Runs at the same height, from left to right: a number may be printed in several pieces. */
function linesOf(runs: readonly PdfRun[]): Line[] {
  const rows: PdfRun[][] = []
  for (const run of runs.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && middle(run) - middle(last) < Math.min(run.height, last.height) / 2) row.push(run)
    else rows.push([run])
  }
  return rows.map((row) => {
    const line: Line = { text: '', pieces: [] }
    let end = 0
    for (const run of row.toSorted((a, b) => a.x - b.x)) {
      if (line.text !== '' && run.x - end > run.height * GAP) line.text += ' '
      line.pieces.push({ run, from: line.text.length, to: line.text.length + run.text.length })
      line.text += run.text
      end = run.x + run.width
    }
    return line
  })
}
const middle = (run: PdfRun) => run.y + run.height / 2
/** Letters further apart than this share of their height are separated in the text, too. */
const GAP = 0.22

/** The box of the span's share of the run's width, one letter wider on each side: letters differ in width. */
function boxOf({ run, from, to }: Piece, start: number, end: number): Box {
  const letter = run.width / Math.max(1, to - from)
  const left = Math.max(run.x, run.x + (start - from - 1) * letter)
  const right = Math.min(run.x + run.width, run.x + (end - from + 1) * letter)
  const rim = run.height * 0.1
  return { x: left - 1, y: run.y - rim, width: right - left + 2, height: run.height + 2 * rim }
}

/** Overlapping spans are merged. */
function spansIn(text: string): [from: number, to: number][] {
  const spans = patterns.flatMap(({ is, of }) =>
    [...text.matchAll(of)].flatMap((m): [number, number][] => {
      const number = m.groups?.['number'] ?? m[0]
      const at = m.index + m[0].lastIndexOf(number)
      return is(number, text.slice(Math.max(0, at - 40), at)) ? [[at, at + number.length]] : []
    }),
  )
  const whole: [number, number][] = []
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = whole.at(-1)
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else whole.push([from, to])
  }
  return whole
}

const dash = String.raw`[-\u00AD‐‑‒–—―−－﹣~～·.]`
const digits = (text: string) => text.replaceAll(/\D/g, '').length
/** A property's own number (office, year, serial) and a business number (3-2-5) are not accounts. */
const isPublic = (text: string, before: string) =>
  /^(1[1-9]|2[0-8])\d{2}-(19|20)\d{2}-\d{6}$/.test(text) ||
  (/^\d{4}-\d{4}-\d{6}$/.test(text) && /고유번호[\s:]*$/.test(before)) ||
  /^\d{3}-\d{2}-\d{5}$/.test(text)

const patterns: readonly { of: RegExp; is: (number: string, before: string) => boolean }[] = [
  // 주민등록번호, 외국인등록번호; a company's number stays visible
  {
    of: new RegExp(String.raw`\d{6}\s{0,2}${dash}?\s{0,2}[\d*＊](?:\s?[\d*＊]){6}`, 'g'),
    is: (number, before) => maskNumbers(number, before) !== number,
  },
  {
    of: new RegExp(String.raw`(?<!\d)(?:\+82[ -]?)?0?1[016789][ ]?${dash}?[ ]?\d{3,4}[ ]?${dash}?[ ]?\d{4}(?!\d)`, 'g'),
    is: () => true,
  },
  {
    of: new RegExp(
      String.raw`(?<![\d-])\(?0(?:2|[3-6]\d|70|50\d)[)]?[ ]?${dash}[ ]?\d{3,4}[ ]?${dash}[ ]?\d{4}(?!\d)`,
      'g',
    ),
    is: () => true,
  },
  {
    of: /(?<![\d-])\d{2,6}-\d{2,6}-\d{2,8}(?:-\d{1,6})?(?![\d-])/g,
    is: (number, before) => digits(number) >= 10 && digits(number) <= 16 && !isPublic(number, before),
  },
  // without hyphens only after words that announce an account
  {
    of: /(?:계좌|은행|뱅크|농협|수협|신협|금고|우체국)[^\d]{0,20}(?<number>\d{10,16})(?!\d)/g,
    is: () => true,
  },
]
