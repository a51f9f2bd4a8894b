import type { Numbers } from '../values/numbers.ts'
import type { RuleRef } from '../law/dated.ts'
import type { Day } from '../values/day.ts'
import type { Known } from '../values/known.ts'
import type { Won } from '../values/won.ts'

export type GuaranteeVerdict = 'eligible' | 'not-eligible' | 'unknown'
type GuaranteeReason = { id: string; numbers: Numbers }
/** Optional fields are absent in reports of an earlier engine. */
export type Guarantee = {
  verdict: GuaranteeVerdict
  reasons: readonly GuaranteeReason[]
  /** The highest deposit that would still pass, in won; null if unknown. */
  headroom: Won | null
  rule: RuleRef
  /** Refused only by a rule with two readings, and passing by the other one: the stricter reading decides here. */
  borderline?: boolean
  /** Which of the reasons are missing facts. */
  needs?: readonly string[]
  /** Conditions of the guarantor that none of our documents shows. */
  unchecked?: readonly string[]
  basis?: Known<GuaranteeBasis>
  fee?: Known<GuaranteeFee>
  /** The last day to apply for it, counted from moving in. */
  apply?: Known<{ from: Day; lastDay: Day; termAssumed: boolean }>
  /** The other guarantors, HF and SGI. */
  others?: readonly OtherGuarantee[]
  /** 보증료 지원사업: the highest refund, by the deposit alone; null if the deposit is over its limit or unknown. */
  support?: { most: Won; rule: RuleRef } | null
}
/** Values used by the money tests. */
export type GuaranteeBasis = {
  /** 주택가격, its share that counts in percent, 주택가액. */
  price: Won
  percent: number
  value: Won
  senior: Won
  deposit: Won
  /** 부채비율: (senior + deposit) ÷ value, tenths of a percent, rounded up. */
  debtRatio: number
  /** The highest senior debt and the highest deposit that pass; null if the place or the rule is unknown. */
  limits?: { senior: Won; deposit: Won | null }
}
export type GuaranteeFee = {
  won: Won
  /** Thousandths of a percent per year: 124 is 0.124 %. */
  rate: number
  days: number
  /** Percent added for senior debt; 0 if there is none. */
  surcharge: number
  /** The fee with each of the discounts, only one of which is granted. */
  discounts: readonly { id: string; won: Won }[]
  /** Assumptions made for missing input. */
  assumed: readonly string[]
  rule: RuleRef
}
export type OtherGuarantee = {
  by: 'HF' | 'SGI'
  verdict: GuaranteeVerdict
  reasons: readonly GuaranteeReason[]
  needs: readonly string[]
  headroom: Won | null
  fee: Known<GuaranteeFee>
  rule: RuleRef
}
