import { evidenceOf } from '../../property/facts.ts'
import { summaryDoubts } from '../../register/summary-doubts.ts'
import { found, type Signal } from '../signal.ts'

/** The print's own summary (주요 등기사항 요약) disagrees with what was read from its body. */
export const judge: Signal = (f) => {
  const doubts = summaryDoubts(f.register)
  if (doubts === null) return null
  const { cancelled, missing, unlisted, owners } = doubts
  return found('summary-conflict', 169, {
    evidence: [
      ...[...cancelled, ...unlisted].map(evidenceOf),
      ...missing.map(({ section, rank }) => ({ section, rank, entry: null, page: null })),
    ],
    numbers: {
      count: cancelled.length + missing.length + unlisted.length,
      owners: owners.join(', '),
      listed: cancelled.length + missing.length,
      unlisted: unlisted.length,
    },
  })
}
