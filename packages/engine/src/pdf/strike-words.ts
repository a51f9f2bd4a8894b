import type { PdfRun } from './page.ts'
import type { Stroke, Word } from './run-operators.ts'

/** Joins words drawn letter by letter, removes duplicates of fake bold, and marks struck words. */
export function strikeWords(words: readonly Word[], strokes: readonly Stroke[]): PdfRun[] {
  const bands = new Map<number, Stroke[]>()
  for (const s of strokes) {
    const key = Math.floor(s.y / band)
    const at = bands.get(key)
    if (at === undefined) bands.set(key, [s])
    else at.push(s)
  }
  const single = withoutDoubles(words)
  return joinLetters(single).map((w) => ({ ...w, struck: isCrossed(w, bands) }))
}

const band = 4

/** Lines through the middle 40 % of the text box, that together cover at least half of its width. */
function isCrossed(w: Word, bands: ReadonlyMap<number, readonly Stroke[]>): boolean {
  const middle = w.y + w.height / 2
  const reach = w.height * 0.2
  const through: Stroke[] = []
  for (let key = Math.floor((middle - reach) / band); key <= Math.floor((middle + reach) / band); key++) {
    for (const s of bands.get(key) ?? [])
      if (Math.abs(s.y - middle) <= reach && s.x1 > w.x && s.x0 < w.x + w.width) through.push(s)
  }
  return through.length > 0 && covered(through, w.x, w.x + w.width) >= w.width * 0.5
}

/** How much of [from, to) the strokes cover; overlaps count once. */
function covered(strokes: Stroke[], from: number, to: number): number {
  let sum = 0
  let end = from
  for (const s of strokes.sort((a, b) => a.x0 - b.x0)) {
    sum += Math.max(0, Math.min(s.x1, to) - Math.max(s.x0, end))
    end = Math.max(end, s.x1)
  }
  return sum
}

/** Some producers draw bold as up to four copies with 0.2 pt between. */
function withoutDoubles(words: readonly Word[]): Word[] {
  const seen = new Map<string, Word[]>()
  return words.filter((w) => {
    const near = w.height * 0.16
    const same = seen.get(w.text)
    if (same === undefined) {
      seen.set(w.text, [w])
      return true
    }
    if (same.some((o) => Math.abs(o.x - w.x) < near && Math.abs(o.y - w.y) < near)) return false
    same.push(w)
    return true
  })
}

/** Single letters are drawn in order: one joins the word before it when it begins where that ends. */
function joinLetters(words: readonly Word[]): Word[] {
  const out: Word[] = []
  for (const w of words) {
    const last = out.at(-1)
    const touches =
      last !== undefined &&
      Math.abs(last.y - w.y) < w.height * 0.1 &&
      Math.abs(last.height - w.height) < w.height * 0.1 &&
      w.x - (last.x + last.width) < w.height * 0.22 &&
      w.x - (last.x + last.width) > -w.height * 0.3
    if (touches) out[out.length - 1] = { ...last, text: last.text + w.text, width: w.x + w.width - last.x }
    else out.push(w)
  }
  return out
}
