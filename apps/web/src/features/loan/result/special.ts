import type { ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import type { LoanRule } from '@jipsalpim/engine/loan/reasons.ts'

const askedNowhere: ReadonlySet<LoanRule> = new Set<LoanRule>([
  'house-price',
  'lease-ended',
  'vulnerable-home',
  'terms-unread',
  'job-group',
])
/** For special cases that no question asks about: poor housing, the home of the damage, a home to buy. */
export const isForOneCase = ({ reasons }: Pick<ProductResult, 'reasons'>): boolean =>
  reasons.some((r) => askedNowhere.has(r.rule))

/** May fit, but only in a special case, which the user is not known to be in: that does not count as a match. */
export const isSpecial = (p: ProductResult): boolean =>
  p.verdict === 'conditional' && isForOneCase(p) && !p.reasons.some((r) => r.rule === 'victim' && r.state === 'met')
