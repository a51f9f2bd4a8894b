import type { LoanFacts } from './facts.ts'
import { inForceTerms } from './in-force.ts'
import { ageOn, coupleIncome } from './person.ts'
import { assetLimits, commonTerms } from './tables/gates.ts'

/** The conditions by which an answer to an early question can end all questions. */
export type EndRule = 'age' | 'no-home' | 'income' | 'no-loan' | 'assets' | 'credit'
/**
 * The condition that ends the questions: from then on no product for a lease can be eligible, whatever the other
 * answers are. A decision as a victim may still make one conditional, which the result mentions.
 */
export function earlyEnd(f: LoanFacts): EndRule | null {
  if (f.birth !== null && ageOn(f.birth, f.on) < LEAST_AGE) return 'age'
  if (f.ownsHome === true) return 'no-home'
  if (coupleIncome(f).low > inForceTerms(commonTerms, f.on).incomeMost) return 'income'
  if (f.held === 'adult-fund' || (f.held === 'own' && f.repays === false)) return 'no-loan'
  if (f.assets !== null && f.assets > inForceTerms(assetLimits, f.on).victim) return 'assets'
  if (f.credit === 'arrears' || f.credit === 'recovery') return 'credit'
  return null
}
/** 민법 4조: only an adult can be 세대주 of a loan. */
const LEAST_AGE = 19
