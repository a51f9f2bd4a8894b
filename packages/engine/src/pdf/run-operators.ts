import { identity, matrixOf, times, type Matrix } from './matrix.ts'

/** A drawn word, before strikes are known: box from its baseline, points from the top left. */
export type Word = { text: string; x: number; y: number; width: number; height: number }
/** A thin horizontal stroke that may strike a word. */
export type Stroke = { x0: number; x1: number; y: number }

export type Operators = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> }
export type OperatorCodes = Readonly<Record<string, number>>
/** The font's matrix and box by its loaded name; null if unknown. */
export type FontBox = (name: string) => { unit: number; ascent: number; descent: number; vertical: boolean }

type TextState = {
  font: string
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
}
type State = { ctm: Matrix; stroke: string; fill: string } & TextState

/** Letters further apart than this share of their height belong to two words. */
const gapOfWords = 0.22

/** Walks a page's operators once: words with their positions, and the thin horizontal lines. */
export function runOperators(
  list: Operators,
  ops: OperatorCodes,
  viewport: Matrix,
  fontBox: FontBox,
): { words: Word[]; strokes: Stroke[] } {
  const words: Word[] = []
  const strokes: Stroke[] = []
  const stack: State[] = []
  let s: State = {
    ctm: viewport,
    stroke: '#000000',
    fill: '#000000',
    font: '',
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  }
  let text: Matrix = identity
  let [x, y, lineX, lineY] = [0, 0, 0, 0]

  const move = (dx: number, dy: number) => {
    lineX += dx
    lineY += dy
    x = lineX
    y = lineY
  }
  const code = (name: string) => ops[name] ?? -1
  const [save, restore, transform, beginText, setFont] = [
    code('save'),
    code('restore'),
    code('transform'),
    code('beginText'),
    code('setFont'),
  ]
  const [setTextMatrix, moveText, setLeadingMoveText, nextLine] = [
    code('setTextMatrix'),
    code('moveText'),
    code('setLeadingMoveText'),
    code('nextLine'),
  ]
  const [showText, showSpacedText, constructPath] = [code('showText'), code('showSpacedText'), code('constructPath')]
  const [strokeColor, fillColor] = [code('setStrokeRGBColor'), code('setFillRGBColor')]
  const [charSpacing, wordSpacing, hScale, leading, rise] = [
    code('setCharSpacing'),
    code('setWordSpacing'),
    code('setHScale'),
    code('setLeading'),
    code('setTextRise'),
  ]
  const [formBegin, formEnd] = [code('paintFormXObjectBegin'), code('paintFormXObjectEnd')]
  const strokeOps = new Set([code('stroke'), code('closeStroke'), code('fillStroke'), code('closeFillStroke')])

  for (let i = 0; i < list.fnArray.length; i++) {
    const fn = list.fnArray[i]
    const args = list.argsArray[i] as ArrayLike<unknown> | null // pdf.js types them as any
    const first = args?.[0]
    if (fn === showText || fn === showSpacedText) {
      const box = fontBox(s.font)
      if (Array.isArray(first) && !box.vertical) x = showGlyphs(first, words, times(s.ctm, text), s, box, x, y)
    } else if (fn === save) stack.push({ ...s })
    else if (fn === restore) s = stack.pop() ?? s
    else if (fn === transform) s.ctm = times(s.ctm, matrixOf(args) ?? identity)
    else if (fn === beginText) {
      text = identity
      x = y = lineX = lineY = 0
    } else if (fn === setFont) {
      s.font = String(first)
      s.size = Number(args?.[1])
    } else if (fn === setTextMatrix) {
      text = matrixOf(args) ?? identity
      x = y = lineX = lineY = 0
    } else if (fn === moveText) move(Number(first), Number(args?.[1]))
    else if (fn === setLeadingMoveText) {
      s.leading = Number(args?.[1])
      move(Number(first), Number(args?.[1]))
    } else if (fn === nextLine) move(0, s.leading)
    else if (fn === constructPath) addStrokes(strokes, args, strokeOps.has(Number(first)) ? s.stroke : s.fill, s.ctm)
    else if (fn === strokeColor) s.stroke = String(first)
    else if (fn === fillColor) s.fill = String(first)
    else if (fn === charSpacing) s.charSpacing = Number(first)
    else if (fn === wordSpacing) s.wordSpacing = Number(first)
    else if (fn === hScale) s.scale = Number(first) / 100
    else if (fn === leading) s.leading = -Number(first)
    else if (fn === rise) s.rise = Number(first)
    else if (fn === formBegin) {
      stack.push({ ...s })
      s.ctm = times(s.ctm, matrixOf(first) ?? identity)
    } else if (fn === formEnd) s = stack.pop() ?? s
  }
  return { words, strokes }
}

type Glyph = { unicode: string; width: number; isSpace: boolean }

/** Positions the letters of one string and splits it into words; returns the pen's x after it. */
function showGlyphs(
  glyphs: readonly (Glyph | number | null)[],
  words: Word[],
  m: Matrix,
  s: TextState,
  box: ReturnType<FontBox>,
  startX: number,
  y: number,
): number {
  const height = (box.ascent - box.descent) * Math.abs(s.size) * Math.hypot(m[2], m[3])
  const across = Math.hypot(m[0], m[1])
  // text that does not run from left to right on the page is a stamp or a watermark
  const readable = m[0] > 0 && Math.abs(m[1]) < 0.05 * across && height > 0
  const unit = s.size * box.unit
  let x = startX
  let word = ''
  let [from, to] = [0, 0]
  const end = () => {
    if (word !== '' && readable) {
      const top = m[1] * from + m[3] * (y + s.rise) + m[5] - box.ascent * Math.abs(s.size) * Math.hypot(m[2], m[3])
      words.push({
        text: word,
        x: m[0] * from + m[2] * (y + s.rise) + m[4],
        y: top,
        width: (to - from) * across,
        height,
      })
    }
    word = ''
  }
  for (const glyph of glyphs) {
    if (glyph === null) continue
    if (typeof glyph === 'number') {
      x -= (glyph * s.size * s.scale) / 1000
      continue
    }
    const advance = (glyph.width * unit + (s.charSpacing + (glyph.isSpace ? s.wordSpacing : 0))) * s.scale
    if (glyph.unicode === '' || glyph.unicode.trim() === '') end()
    else {
      if (word !== '' && (x - to) * across > gapOfWords * height) end()
      if (word === '') from = x
      word += glyph.unicode
      to = x + glyph.width * unit * s.scale
    }
    x += advance
  }
  end()
  return x
}

/** Red, or the grey of red in a black and white print; grid lines are distinguished by position, not by colour. */
const isInk = (colour: string) => {
  const m = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(colour)
  if (m === null) return true
  const [r, g, b] = [m[1], m[2], m[3]].map((h) => parseInt(h ?? '0', 16))
  return (r ?? 0) < 240 && (g ?? 0) < 140 && (b ?? 0) < 140 ? true : (r ?? 0) >= 240 && (g ?? 0) < 140 && (b ?? 0) < 140
}

const thin = 2.2
const shortest = 2.5

function addStrokes(strokes: Stroke[], args: ArrayLike<unknown> | null, colour: string, ctm: Matrix) {
  const bounds = args?.[2]
  if (!ArrayBuffer.isView(bounds) || !isInk(colour)) return
  const b = bounds as Float32Array // pdf.js: [minX, minY, maxX, maxY]
  const whole = stroke(ctm, b[0] ?? 0, b[1] ?? 0, b[2] ?? 0, b[3] ?? 0)
  if (whole !== null) {
    strokes.push(whole)
    return
  }
  // several lines in one path: take its straight pieces
  const data = Array.isArray(args?.[1]) ? (args[1] as unknown[])[0] : null // pdf.js: [Float32Array | Path2D | null]
  if (!(data instanceof Float32Array) || data.length > 4000) return
  let [px, py] = [0, 0]
  for (let i = 0; i < data.length;) {
    const op = data[i]
    const size = op === 0 || op === 1 ? 2 : op === 2 ? 6 : op === 3 ? 4 : 0
    const [nx, ny] = size === 0 ? [px, py] : [data[i + size - 1] ?? 0, data[i + size] ?? 0]
    const piece = op === 1 ? stroke(ctm, px, py, nx, ny) : null
    if (piece !== null) strokes.push(piece)
    ;[px, py] = [nx, ny]
    i += size + 1
  }
}

function stroke(m: Matrix, x0: number, y0: number, x1: number, y1: number): Stroke | null {
  const [ax, ay] = [m[0] * x0 + m[2] * y0 + m[4], m[1] * x0 + m[3] * y0 + m[5]]
  const [bx, by] = [m[0] * x1 + m[2] * y1 + m[4], m[1] * x1 + m[3] * y1 + m[5]]
  if (Math.abs(ay - by) > thin || Math.abs(ax - bx) < shortest) return null
  return { x0: Math.min(ax, bx), x1: Math.max(ax, bx), y: (ay + by) / 2 }
}
