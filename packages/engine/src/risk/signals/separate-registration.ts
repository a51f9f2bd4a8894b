import { found, type Signal } from '../signal.ts'

/** 별도등기: the land carries a right that this document does not show. */
export const judge: Signal = (f) => {
  const rows = f.separateNotes
  if (rows.length === 0) return null
  return found('separate-registration', 111, {
    evidence: rows.map((r) => ({ section: '표제부' as const, rank: r.no, entry: null, page: r.page })),
    numbers: {
      count: rows.length,
      note: rows[0]?.cells.find((c) => /별도\s*등기/.test(c))?.replace(/\s+/g, ' ') ?? '',
    },
  })
}
