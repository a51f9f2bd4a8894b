import type { ProductResult } from '@jipsalpim/engine/loan/judge.ts'
import { open } from '@jipsalpim/engine/loan/nearest.ts'
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

/** Open only by what no question asks: for people in that one case, and no sign that it fits. */
export const isSpecial = (p: ProductResult): boolean =>
  p.verdict === 'conditional' && open(p).every((r) => askedNowhere.has(r.rule))
