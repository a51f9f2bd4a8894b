import type { PdfPage, PdfRun } from '../pdf/page.ts'
import type { Run } from './model.ts'
import { squeeze } from './squeeze.ts'

/** A visual line of a page: its words from left to right. */
export type PageLine = { page: number; y: number; words: readonly PdfRun[]; text: string; squeezed: string }

/** Letters taller than this are the watermark '열람용'; the title has 18 points. */
const watermark = 30
const gapOfWords = 0.22

/**
 * Words at one height form a line: letters of different size (titles beside subtitles) are compared by their middle.
 */
export function linesOfPage(page: PdfPage): PageLine[] {
  const words = page.runs
    .filter((w) => w.height < watermark && w.text.trim() !== '')
    .map((w) => ({ w, middle: w.y + w.height / 2 }))
  words.sort((a, b) => a.middle - b.middle)
  const groups: { middle: number; tallest: number; words: PdfRun[] }[] = []
  for (const { w, middle } of words) {
    const last = groups.at(-1)
    if (last !== undefined && middle - last.middle < 0.4 * Math.max(last.tallest, w.height)) {
      last.words.push(w)
      last.tallest = Math.max(last.tallest, w.height)
    } else groups.push({ middle, tallest: w.height, words: [w] })
  }
  return groups.map(({ middle, words: of }) => {
    const sorted = of.sort((a, b) => a.x - b.x)
    return {
      page: page.number,
      y: middle,
      words: sorted,
      squeezed: squeeze(sorted.map((w) => w.text).join('')),
      // lazy: few lines need their text
      get text() {
        return runsOf(sorted)
          .map((r) => r.text)
          .join('')
      },
    }
  })
}

/** Adjacent words of equal state as one run; a printed gap becomes one space. */
export function runsOf(words: readonly PdfRun[]): readonly Run[] {
  const out: Run[] = []
  let end: number | null = null
  for (const w of words) {
    const space = end !== null && w.x - end > gapOfWords * w.height ? ' ' : ''
    const last = out.at(-1)
    if (last !== undefined && last.struck === w.struck)
      out[out.length - 1] = { text: last.text + space + w.text, struck: w.struck }
    else out.push({ text: space + w.text, struck: w.struck })
    end = w.x + w.width
  }
  return out
}
