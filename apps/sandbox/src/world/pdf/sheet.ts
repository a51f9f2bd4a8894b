import type { Run } from '../printed.ts'

export type Text = {
  x: number
  y: number
  width: number
  size: number
  weight: 'regular' | 'bold'
  align: 'left' | 'center' | 'right'
  runs: readonly Run[]
}
export type Rule = { x1: number; y1: number; x2: number; y2: number; dashed: boolean }
export type Page = { texts: readonly Text[]; rules: readonly Rule[] }

type Style = { x: number; width: number; size?: number; weight?: Text['weight']; align?: Text['align'] }
/** A cursor that moves down a page, and on to the next one. */
export type Sheet = {
  readonly pages: readonly Page[]
  readonly y: () => number
  /** Points left on the page. */
  readonly left: () => number
  text: (text: string, style: Style) => void
  runs: (runs: readonly Run[], style: Style) => void
  rule: (rule: Omit<Rule, 'dashed'> & { dashed?: boolean }) => void
  down: (points: number) => void
  /** Starts a new page unless this much is left. */
  room: (points: number) => void
  turn: () => void
}

const TOP = 40
const BOTTOM = 790

/** A4 portrait; `head` draws the top of every page but the first. */
export function createSheet(head: (sheet: Sheet) => void): Sheet {
  const pages: { texts: Text[]; rules: Rule[] }[] = [{ texts: [], rules: [] }]
  let y = TOP
  const here = () => pages[pages.length - 1] ?? { texts: [], rules: [] }
  const sheet: Sheet = {
    pages,
    y: () => y,
    left: () => BOTTOM - y,
    text: (text, style) => sheet.runs([{ text, struck: false }], style),
    runs: (runs, { x, width, size = 9, weight = 'regular', align = 'left' }) =>
      void here().texts.push({ x, y, width, size, weight, align, runs }),
    rule: ({ dashed = false, ...rule }) => void here().rules.push({ ...rule, dashed }),
    down: (points) => void (y += points),
    room: (points) => {
      if (BOTTOM - y < points) sheet.turn()
    },
    turn: () => {
      pages.push({ texts: [], rules: [] })
      y = TOP
      head(sheet)
    },
  }
  return sheet
}
