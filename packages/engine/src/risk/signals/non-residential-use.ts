import { nonDwelling } from '../non-dwelling.ts'
import { found, type Signal } from '../signal.ts'

/** 사무소, 고시원, 창고 …: used as a home but not a dwelling in its documents. No guarantee, no lease loan. */
export const judge: Signal = (f) => {
  const finding = nonDwelling(f)
  if (finding?.what !== 'other') return null
  return found('non-residential-use', 114, {
    evidence: finding.evidence,
    numbers: { use: finding.use },
  })
}
