import { accidentOfHoldings } from '../../law/accident-rates.ts'
import { pointsFor } from '../../law/risk-weights.ts'
import { valueOf } from '../../values/known.ts'
import { found, told, type Signal } from '../signal.ts'

/** A landlord of many homes: accident rates by the number of homes let. Points are the odds relative to one home. */
export const judge: Signal = (f) => {
  const homes = told(f.input.landlord?.homes)
  if (homes === null) return null
  const many = valueOf(accidentOfHoldings(homes, f.day))
  const one = valueOf(accidentOfHoldings(1, f.day))
  if (many === null || one === null || many.perMille <= one.perMille) return null
  return found('many-homes', 144, {
    numbers: { homes, accidents: many.perMille / 10 },
    severity: many.perMille >= f.pack.thresholds.holdingsDanger * 10 ? 'danger' : 'caution',
    weight: pointsFor(odds(many.perMille) / odds(one.perMille)),
    rule: many.rule,
  })
}

const odds = (perMille: number): number => perMille / (1000 - perMille)
