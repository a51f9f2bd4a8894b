import { markOf } from './page-head.ts'
import type { PageLine } from './page-lines.ts'

export type LinedPage = { number: number; lines: readonly PageLine[]; summary: boolean }

/**
 * Pages in the order of their marks, the summary's own pages last: merged files come in any order. The order of
 * arrival if a mark is missing or duplicated.
 */
export function inOrder(pages: readonly LinedPage[]): readonly LinedPage[] {
  const body = pages.filter((p) => !p.summary)
  const summary = pages.filter((p) => p.summary)
  return [...byMark(body), ...byMark(summary)]
}

export const isSummaryPage = (lines: readonly PageLine[]): boolean =>
  lines.some((l) => l.squeezed.startsWith('주요등기사항요약') || /^(\d+\/\d+)?출력일시/.test(l.squeezed))

function byMark(pages: readonly LinedPage[]): readonly LinedPage[] {
  const marks = pages.map((p) => p.lines.map(markOf).findLast((m) => m !== null)?.[0] ?? null)
  if (new Set(marks).size !== pages.length || marks.includes(null)) return pages
  return pages
    .map((page, i) => ({ page, mark: marks[i] ?? 0 }))
    .toSorted((a, b) => a.mark - b.mark)
    .map((p) => p.page)
}
