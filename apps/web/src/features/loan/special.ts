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
/** Open only by what no question asks: for people in that one case, and no sign that it fits. */
export const isSpecial = (p: ProductResult): boolean =>
  p.verdict === 'conditional' && open(p).every((r) => askedNowhere.has(r.rule))
