import type { Day } from '../values/day.ts'
import type { SmallDeposit, Tier } from '../law/small-deposit.ts'
import type { Won } from '../values/won.ts'

export type ClaimKind =
  | 'mortgage'
  | 'jeonse'
  | 'attachment'
  | 'tax'
  | 'propertyTax'
  | 'wage3'
  | 'wage'
  | 'public'
  | 'general'
export const claimKinds = [
  'mortgage',
  'jeonse',
  'attachment',
  'tax',
  'propertyTax',
  'wage3',
  'wage',
  'public',
  'general',
] as const satisfies readonly ClaimKind[]

export type Claim = {
  id: string
  kind: ClaimKind
  amount: Won
  /** Receipt day (mortgage, jeonse, attachment), 법정기일 (tax, propertyTax), due day (public). */
  date?: Day | null
  /** A 당해세 is national (상속·증여·종부세) unless it says local (재산세 …): the exception began on another day. */
  levy?: 'national' | 'local'
}

export type TenantClaim = {
  id: string
  deposit: Won
  /** The day from whose 00:00 the lease opposes others; null without 인도 and 전입. */
  opposableFrom: Day | null
  fixedDate: Day | null
  demandsDistribution: boolean
  /** True after another's 임차권등기 on the same part (주택임대차보호법 3조의3 6항), or a lease begun after the auction opened. */
  noSmallDeposit?: boolean
}

export type DistributionCase = {
  salePrice: Won
  costs: Won
  region: Tier
  /** The day of the sale decision. */
  auctionDate: Day
  /** 말소기준권리's receipt day; absent: no right is extinguished by date. */
  extinctionDate?: Day | null
  claims: readonly Claim[]
  tenants: readonly TenantClaim[]
  /**
   * Counts a lease with 확정일자 as a 담보물권 for the small-deposit rows: the decree's 부칙 does not say, and practice is
   * divided. Absent: it does not count.
   */
  leaseAsSecurity?: boolean
  /** In place of `region`, where the tier of the place changed over time. */
  smallDepositAt?: (on: Day) => (SmallDeposit & { from: Day }) | null
}

export type StepRule =
  | 'costs'
  | 'small-deposit'
  | 'wage3'
  | 'propertyTax'
  | 'mortgage'
  | 'jeonse'
  | 'lease'
  | 'tax'
  | 'wage'
  | 'public'
  | 'attachment'
  | 'general'
  | 'absorption'
  | 'exception'
  | 'assumed'
  | 'surplus'

/** Who was paid what, when and by which rule. `of` is a claim's or tenant's id. */
export type Step = {
  order: number
  rule: StepRule
  of: string | null
  /** How the money was found: in full, what was left, a share of what was left, from another's share. */
  way: 'full' | 'rest' | 'share' | 'absorbed' | 'moved' | 'none'
  due: Won
  paid: Won
  /** The one whose share it was, for 'absorbed' and 'moved'. */
  from?: string
  /** First day of the small-deposit row, for small deposits. */
  stage?: Day
}

export type TenantResult = { recovered: Won; unpaid: Won; assumedByBuyer: Won; smallDeposit: Won }
export type Distribution = {
  net: Won
  paid: Record<string, Won>
  surplus: Won
  tenants: Record<string, TenantResult>
  steps: Step[]
}
