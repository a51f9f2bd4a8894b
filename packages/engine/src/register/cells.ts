import { isDigitAt } from './letter-at.ts'
import { letters, lettersOf } from './letters.ts'
import { maskNumbers, mayHide } from './masking.ts'
import type { Cell, CellLine, Line, Run } from './model.ts'

/** A line without struck text. `has`: the letter classes that it may contain, if known already. */
export const plainLine = (text: string, has: number = lettersOf(text)): Line => ({
  text: text.trim(),
  struck: unstruck,
  letters: has,
})

/** Joins the runs with single spaces where the print had a gap, masks numbers, drops no text. */
export function lineOf(printed: CellLine, before = ''): Line {
  if ('text' in printed) {
    const { text, letters: has } = printed
    if ((has & untidy) === 0) return printed
    if ((has & gaps) !== 0) return lineOfRuns([{ text, struck: false }], before)
    const masked = maskNumbers(text, before)
    return masked === text ? printed : plainLine(masked)
  }
  const only = printed[0]
  if (only === undefined) return empty
  const has = printed.length === 1 ? lettersOf(only.text) : gaps
  if ((has & gaps) !== 0) return lineOfRuns(printed, before)
  const line = (has & untidy) === 0 ? plainLine(only.text, has) : plainLine(maskNumbers(only.text, before))
  return only.struck ? { ...line, struck: [[0, line.text.length]] } : line
}

function lineOfRuns(runs: readonly Run[], before: string): Line {
  let text = ''
  const struck: [number, number][] = []
  for (const run of runs) {
    const piece = run.text.replace(/\s+/g, ' ')
    const from = text.length
    text += /\s$/.test(text) ? piece.trimStart() : piece
    if (run.struck && text.length > from) struck.push([from, text.length])
  }
  const lead = text.length - text.trimStart().length
  const masked = maskNumbers(text, before)
  if (masked.length === text.length)
    return {
      text: masked.trim(),
      struck: lead === 0 ? struck : struck.map(([a, b]) => [Math.max(0, a - lead), b - lead] as const),
      letters: lettersOf(masked),
    }
  return { text: masked.trim(), struck: shifted(struck, text, masked, lead), letters: lettersOf(masked) }
}

const gaps = letters.gap | letters.breaks
export const untidy = gaps | mayHide
export const unstruck: Line['struck'] = []
const empty: Line = { text: '', struck: unstruck, letters: 0 }

/** Masking may change the length: the strike marks are then kept only if they cover the whole line. */
function shifted(struck: [number, number][], text: string, masked: string, lead: number): [number, number][] {
  const first = struck[0]
  if (first === undefined) return []
  if (struck.reduce((n, [a, b]) => n + b - a, 0) >= text.trim().length - struck.length)
    return [[0, masked.trim().length]]
  const growth = masked.length - text.length
  return struck.map(([a, b]) => [Math.max(0, a - lead), (b === text.length ? b + growth : b) - lead])
}

/** True when every printed letter in [from, to) is struck, and there is at least one. */
export function isStruck(line: Line, from = 0, to = line.text.length): boolean {
  if (line.struck.length === 0) return false
  let printed = false
  for (let i = from; i < to; i++) {
    const c = line.text.charCodeAt(i)
    if (c === 32) continue
    printed = true
    if (!line.struck.some(([a, b]) => i >= a && i < b)) return false
  }
  return printed
}

export const linesOf = (cell: Cell = [], before = ''): readonly Line[] => {
  // most cells: no line ends in part of a number that the next one could continue
  if (before === '' && cell.every(isTidy)) return cell
  const only = cell.length === 1 && !before.endsWith('-') ? cell[0] : undefined
  if (only !== undefined) return [lineOf(only, before)]
  const lines: Line[] = []
  let last = before
  for (const printed of cell) {
    const line = lineOf(last.endsWith('-') && /\d{6}-$/.test(last) ? hidden(printed) : printed, last)
    lines.push(line)
    last = line.text
  }
  for (let at = 1; at < lines.length; at++) maskSeam(lines, at)
  return lines
}
const isTidy = (line: CellLine): line is Line => 'text' in line && (line.letters & untidy) === 0

/** The second half of a number that wrapped after its hyphen: always masked. */
const hidden = (line: CellLine): CellLine =>
  'text' in line
    ? plainLine(headHidden(line.text))
    : line.map((run, i) => (i === 0 ? { ...run, text: headHidden(run.text) } : run))
const headHidden = (text: string) => text.replace(/^\s*[\d０-９]{7}(?![\d０-９])/, '*******')

/**
 * A number that wrapped elsewhere, '800101-12' / '34567' or '800101' / '-1234567': masked as if wrapped at its
 * hyphen.
 */
function maskSeam(lines: Line[], at: number) {
  const above = lines[at - 1]
  const below = lines[at]
  if (above === undefined || below === undefined || !mayGoOn(below.text)) return
  const tail = isDigitAt(above.text, above.text.length - 1)
    ? (/(?<![\d-])\d+(?:-\d{1,6})?$/.exec(above.text)?.[0] ?? '')
    : ''
  const head = tail === '' ? '' : (/^(?:\d{1,5}-\d+|-?\d+)/.exec(below.text)?.[0] ?? '')
  if (tail.length + head.length < 13) return
  const ahead = above.text.slice(0, above.text.length - tail.length)
  const masked = maskNumbers(tail + head, ahead)
  // a number that is entirely in the lower line belongs to that line
  const front = masked.replace(/\*+$/, '')
  if (front === masked || front.length - 7 >= tail.length) return
  const text = ahead + front
  const rest = `*******${below.text.slice(head.length)}`
  lines[at - 1] = {
    text,
    struck: above.struck.map(([a, b]) => [a, b === above.text.length ? text.length : b] as const),
    letters: lettersOf(text),
  }
  lines[at] = { text: rest, struck: isStruck(below) ? [[0, rest.length]] : [], letters: lettersOf(rest) }
}

const mayGoOn = (text: string) => text.startsWith('-') || isDigitAt(text, 0)

export function textOf(cell: Cell | undefined, separator = ' ', before = ''): string {
  const only = cell?.length === 1 && before === '' ? cell[0] : undefined
  if (only !== undefined) return lineOf(only).text
  return oneText(linesOf(cell, before), separator, before)
}

function oneText(lines: readonly Line[], separator: string, before = ''): string {
  if (lines.length < 2) return lines[0]?.text ?? ''
  let [text, may] = ['', false]
  for (const line of lines) {
    if (line.text === '') continue
    const meets = separator === '' && isDigitAt(line.text, 0) && isDigitAt(text, text.length - 1)
    may ||= meets || (line.letters & mayHide) !== 0
    text += text === '' ? line.text : separator + line.text
  }
  return may ? maskNumbers(text, before) : text
}

/** Purposes and causes wrap by width, in the middle of words: joined without a separator. */
export const joined = (cell: Cell | undefined): string => textOf(cell, '')
export const joinedLines = (lines: readonly Line[]): string => oneText(lines, '')

/** Like `joined`, without struck words. */
export const liveJoined = (cell: Cell | undefined): string =>
  maskNumbers(
    (cell ?? [])
      .map((line) =>
        runsOf(line)
          .filter((r) => !r.struck)
          .map((r) => r.text)
          .join('')
          .trim(),
      )
      .join(''),
  )

/** A cell line by line without its struck words; numbers are masked before words are removed. */
export const liveText = (cell: Cell | undefined): string =>
  maskNumbers(
    linesOf(cell)
      .map(({ text, struck }) =>
        struck
          .toReversed()
          .reduce((left, [from, to]) => left.slice(0, from) + left.slice(to), text)
          .trim(),
      )
      .filter((text) => text !== '')
      .join('\n'),
  )

export const hasStruck = (cell: Cell | undefined): boolean =>
  (cell ?? []).some((line) => !('text' in line) && line.some((r) => r.struck && r.text.trim() !== ''))
export const allStruck = (cell: Cell | undefined): boolean =>
  hasStruck(cell) && (cell ?? []).every((line) => runsOf(line).every((r) => r.struck || r.text.trim() === ''))

export const runsOf = (line: CellLine): readonly Run[] => ('text' in line ? [{ text: line.text, struck: false }] : line)

/** Lines without struck text. */
export const cellOf = (lines: readonly string[]): Cell => lines.map((text) => plainLine(text))
export const plain = (text: string): Cell => (text.includes('\n') ? cellOf(text.split('\n')) : [plainLine(text)])
