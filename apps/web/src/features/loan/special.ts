import type { ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import type { LoanRule } from '@jipsalpim/engine/loan/reasons.ts'

const askedNowhere: ReadonlySet<LoanRule> = new Set<LoanRule>([
  'house-price',
  'lease-ended',
  'vulnerable-home',
  'terms-unread',
  'job-group',
])
/** For people in one case that no question asks for: poor housing, the home of the damage, a home to buy. */
export const isForOneCase = ({ reasons }: Pick<ProductResult, 'reasons'>): boolean =>
  reasons.some((r) => askedNowhere.has(r.rule))

/** May fit, but only in that one case, and it is not known to be this one: no sign that it fits. */
export const isSpecial = (p: ProductResult): boolean =>
  p.verdict === 'conditional' && isForOneCase(p) && !p.reasons.some((r) => r.rule === 'victim' && r.state === 'met')
