import { nonDwelling } from '../non-dwelling.ts'
import { found, type Signal } from '../signal.ts'

/** 생활숙박시설: legally lodging. Living in it may be fined, and no guarantee covers the deposit. */
export const judge: Signal = (f) => {
  const finding = nonDwelling(f)
  if (finding?.what !== 'lodging') return null
  return found('living-accommodation', 140, {
    evidence: finding.evidence,
    numbers: { use: finding.use },
  })
}
