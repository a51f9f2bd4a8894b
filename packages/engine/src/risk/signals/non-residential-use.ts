import { nonDwelling } from '../non-dwelling.ts'
import { found, type Signal } from '../signal.ts'

/** 사무소, 고시원, 창고 …: used as a home but not a dwelling in its documents. No guarantee, no lease loan. */
export const judge: Signal = (f) => {
  const told = nonDwelling(f)
  if (told?.what !== 'other') return null
  return found('non-residential-use', 114, {
    evidence: told.evidence,
    numbers: { use: told.use },
  })
}
