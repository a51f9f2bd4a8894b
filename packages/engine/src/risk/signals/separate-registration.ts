import type { RiskFacts, Signal } from '../signal.ts'
import { found } from '../signal.ts'

/** 별도등기: the land carries something that this document does not show. */
export const judge: Signal = (f) => {
  const rows = liveNotes(f)
  if (rows.length === 0) return null
  return found('separate-registration', 111, {
    evidence: rows.map((r) => ({ section: '표제부' as const, rank: r.no, entry: null, page: r.page })),
    numbers: { count: rows.length, note: rows[0]?.cells.find((c) => /별도등기/.test(c))?.replace(/\s+/g, ' ') ?? '' },
  })
}

/** Notes that no later row clears ('2번 별도등기 말소'). */
function liveNotes({ register: { display } }: RiskFacts) {
  const rows = [...display.land, ...display.landRight].filter((r) => !r.struck)
  const text = (r: (typeof rows)[number]) => r.cells.join(' ').replace(/\s+/g, '')
  const cleared = new Set(rows.flatMap((r) => [...text(r).matchAll(/(\d+)번(?=[^번]*별도등기말소)/g)].map((m) => m[1])))
  return rows.filter((r) => /별도등기있음/.test(text(r)) && !cleared.has(r.no.replace(/\D.*$/, '')))
}
