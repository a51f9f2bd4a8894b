import { nonDwelling } from '../non-dwelling.ts'
import { found, type Signal } from '../signal.ts'

/** 사무소, 고시원, 창고 …: lived in, yet not a dwelling by its papers. No guarantee, no lease loan. */
export const judge: Signal = (f) => {
  const told = nonDwelling(f)
  if (told?.what !== 'other') return null
  return found('non-residential-use', 114, {
    evidence: told.evidence,
    numbers: { use: told.use },
  })
}
