import type { PdfPage, PdfRun } from '../pdf/page.ts'

/**
 * Text that kept its layout ('pdftotext -layout'): the position in the line replaces the position on the page, so the
 * page reader reads it, columns included. Null for text whose columns were lost.
 */
export function pagesOfLayout(text: string): PdfPage[] | null {
  if (!hasColumns(text)) return null
  const lines = text.split(/\r?\n/)
  const pages: PdfPage[] = []
  let runs: PdfRun[] = []
  const end = () => {
    if (runs.length > 0) pages.push({ number: pages.length + 1, width: 842, height: 12 * 200, runs })
    runs = []
  }
  lines.forEach((line, at) => {
    if (line.includes('\f')) end()
    const words = [...line.matchAll(/[^\s]+/g)]
    words.forEach((word, i) => {
      const room = (words[i + 1]?.index ?? Infinity) - word.index - 1
      const width = Math.min(columnsWide(word[0]), room) * step
      runs.push({ text: word[0], x: word.index * step, y: at * 12, width, height: 10, struck: false })
    })
    if (/(^|\s)\d{1,4}\/\d{1,4}\s*$/.test(line) && !line.includes('|')) end()
  })
  end()
  return pages
}

/** The first column head with words close together decides: the rest of the text is not searched. */
function hasColumns(text: string): boolean {
  entryHead.lastIndex = 0
  let heads = 0
  // `matchAll` would copy the pattern for each text
  for (let head = entryHead.exec(text); head !== null; head = entryHead.exec(text)) {
    if ((head[0].match(/\S\s{3,}(?=\S)/g)?.length ?? 0) < 3) return false
    heads++
  }
  return heads > 0
}

const entryHead = new RegExp(
  String.raw`^[^\S\n]*${[...'순위번호등기목적접수등기원인권리자및기타사항'].join(String.raw`[^\S\n]*`)}[^\S\n]*$`,
  'gm',
)
const step = 5
/** Hangul letters are as wide as two digits, but count as one position in the line. */
const columnsWide = (word: string) => word.length + (word.match(/[\u1100-\uffdc]/g)?.length ?? 0)
