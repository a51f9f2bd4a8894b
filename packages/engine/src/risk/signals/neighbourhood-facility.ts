import { nonDwelling } from '../non-dwelling.ts'
import { found, type Signal } from '../signal.ts'

/** 근린생활시설 (근생): a shop unit used as a home. No guarantee, no lease loan; the use may have to be restored. */
export const judge: Signal = (f) => {
  const finding = nonDwelling(f)
  if (finding?.what !== 'neighbourhood') return null
  return found('neighbourhood-facility', 139, {
    evidence: finding.evidence,
    numbers: { use: finding.use },
  })
}
