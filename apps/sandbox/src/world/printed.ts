/** A register as printed: cells of lines of runs. Both the provider's body and the PDF are drawn from it. */
export type Run = { text: string; struck: boolean }
/** `indent` in half-width columns. */
export type Line = { indent: number; runs: readonly Run[] }
/** Sub-cells, separated by a dashed line. */
export type Cell = readonly (readonly Line[])[]
export type Row = { cells: readonly Cell[] }
export type Table = {
  type: '표제부' | '갑구' | '을구' | '공동담보목록' | '요약'
  subtitle: string
  header: readonly string[]
  /** A heading above the last columns, in a header row of its own: 기타사항 above 생성원인 and 변경/소멸. */
  over?: { name: string; columns: number }
  rows: readonly Row[]
}
export type PrintedRegister = {
  uniqueNo: string
  kind: '토지' | '건물' | '집합건물'
  /** '[집합건물] 서울특별시 …' without the bracket. */
  address: string
  office: string
  owner: string
  tables: readonly Table[]
  joint: readonly Table[]
  summary: readonly Table[]
}

/** Width in Hangul columns: a syllable is 1, a Latin letter, digit or punctuation mark is 0.5. */
export const widthOf = (text: string): number => [...text].reduce((w, c) => w + (c.charCodeAt(0) < 0x2000 ? 0.5 : 1), 0)

/** Wraps by width, mid-word, as the registry's printer does. '\n' breaks too. */
export function wrap(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((part) => {
    const lines: string[] = []
    let line = ''
    for (const c of part) {
      if (line !== '' && widthOf(line + c) > width) {
        lines.push(line)
        line = c === ' ' ? '' : c
      } else line += c
    }
    lines.push(line)
    return lines
  })
}

/** Wraps at spaces where possible: addresses and the 표제부 are printed so. */
export function wrapWords(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((part) => {
    const lines: string[] = []
    let line = ''
    for (const word of part.split(' ')) {
      const joined = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(joined) > width) {
        lines.push(line)
        line = word
      } else line = joined
    }
    return [...lines, line].flatMap((l) => wrap(l, width))
  })
}

export const plain = (text: string, indent = 0): Line => ({ indent, runs: [{ text, struck: false }] })
export const cell = (text: string | null, width: number): Cell =>
  text === null || text === '' ? [] : [wrap(text, width).map((t) => plain(t))]
export const wordCell = (text: string, width: number): Cell =>
  text === '' ? [] : [wrapWords(text, width).map((t) => plain(t))]
export const strikeCell = (c: Cell): Cell => c.map((sub) => sub.map(strikeLine))
export const strikeLine = (l: Line): Line => ({
  indent: l.indent,
  runs: l.runs.map((r) => ({ text: r.text, struck: true })),
})
export const strikeRow = (r: Row): Row => ({ cells: r.cells.map(strikeCell) })
export const textOf = (c: Cell): string =>
  c
    .flat()
    .map((l) => l.runs.map((r) => r.text).join(''))
    .join('')
