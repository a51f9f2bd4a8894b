import { refer, type Dated, type RuleRef } from '../law/dated.ts'
import type { Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import { conditionsOf } from './conditions.ts'
import type { LoanFacts } from './facts.ts'
import { type LoanProduct, leaseProducts, purchaseProducts } from './products.ts'
import type { Reason } from './reasons.ts'
import type { Span } from './span.ts'
import { amountOf, monthlyInterest, mostOf, rateOf, ratioOf, yearsOf } from './sums.ts'
import type { HomeTerms, LoanTerms } from './terms.ts'

export type LoanVerdict = 'eligible' | 'conditional' | 'notEligible'
export type ProductResult = {
  code: LoanProduct
  for: 'lease' | 'purchase'
  verdict: LoanVerdict
  reasons: Reason[]
  /** The highest sum: the lower of the product's limit and its share of the deposit. */
  amount: Span
  most: Span
  /** Percent of the deposit. */
  ratio: Span | null
  /** Hundredths of a percent per year. */
  rate: Span
  /** The table's rate before the discounts; null if only a span is published, which includes them. */
  base: Span | null
  off: Span
  /** One month's interest on the highest sum, in won. */
  monthly: { low: Won; high: Won }
  /** For a loan to buy a home: its conditions, and the longest repayment time. */
  home: (HomeTerms & { longest: Span | null }) | null
  rule: RuleRef
  /** The day on which the rows were last checked at their source. */
  asOf: Day
}
export type LoanJudgement = {
  on: Day
  /** Sorted by verdict, then rate, then sum. */
  products: ProductResult[]
  /** Products that are not offered any more on this day. */
  ended: { code: LoanProduct; since: Day }[]
}

/**
 * Judges every product by these facts. A condition with an unknown fact makes it conditional, never refused and never
 * eligible. Pure: the day is `facts.on`.
 */
export function judgeLoans(facts: LoanFacts): LoanJudgement {
  const products: ProductResult[] = []
  const ended: LoanJudgement['ended'] = []
  const groups = [
    ['lease', leaseProducts],
    ['purchase', purchaseProducts],
  ] as const
  for (const [purpose, tables] of groups)
    for (const [code, table] of Object.entries<Dated<LoanTerms | null>>(tables)) {
      const row = table.at(facts.on) ?? table.rows[0]
      const name = code as LoanProduct // a key of the two records
      if (row === undefined) continue
      if (row.value === null) ended.push({ code: name, since: row.from })
      else
        products.push({
          ...judgeProduct(name, row.value, facts),
          for: purpose,
          rule: refer(table, row),
          asOf: row.source.checkedOn,
        })
    }
  return { on: facts.on, products: products.toSorted(byWorth), ended }
}

function judgeProduct(
  code: LoanProduct,
  terms: LoanTerms,
  facts: LoanFacts,
): Omit<ProductResult, 'for' | 'rule' | 'asOf'> {
  const reasons = conditionsOf(terms, facts)
  const amount = amountOf(terms, facts)
  const { rate, base, off } = rateOf(terms, facts)
  return {
    code,
    verdict: verdictOf(reasons),
    reasons,
    amount,
    most: mostOf(terms, facts),
    ratio: ratioOf(terms, facts),
    rate,
    base,
    off,
    monthly: { low: monthlyInterest(amount.low, rate.low), high: monthlyInterest(amount.high, rate.high) },
    home: terms.home === undefined ? null : { ...terms.home, longest: yearsOf(terms.home, facts) },
  }
}

const verdictOf = (reasons: readonly Reason[]): LoanVerdict => {
  if (reasons.some((r) => r.state === 'failed')) return 'notEligible'
  return reasons.some((r) => r.state === 'unknown') ? 'conditional' : 'eligible'
}

const order: readonly LoanVerdict[] = ['eligible', 'conditional', 'notEligible']
const byWorth = (a: ProductResult, b: ProductResult): number =>
  order.indexOf(a.verdict) - order.indexOf(b.verdict) || a.rate.high - b.rate.high || b.amount.high - a.amount.high
