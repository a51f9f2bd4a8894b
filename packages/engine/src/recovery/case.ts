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

/** The national 당해세 by name: of a new owner's only 종합부동산세 keeps its place (국세기본법 35조 3항). */
export const nationalTaxes = ['상속세', '증여세', '종합부동산세'] as const
export type NationalTax = (typeof nationalTaxes)[number]

/** Where a claim lies, when several properties are sold; `date` is its day on that one, absent: the claim's own. */
export type LienOn = {
  property: string
  date?: Day | null
  /** A mortgage on the ground from before the building stood (대법 99다25532). */
  beforeBuilding?: boolean
  /** Whether this property is the debtor's of this claim, or a 물상보증인's. Absent: as the property says. */
  owner?: SoldProperty['owner']
}

export type Claim = {
  id: string
  kind: ClaimKind
  amount: Won
  /** Receipt day (mortgage, jeonse, attachment), 법정기일 (tax, propertyTax), due day (public). */
  date?: Day | null
  /** A 당해세 is national (상속·증여·종부세) unless it says local (재산세 …): the exception began on another day. */
  levy?: 'national' | 'local'
  /** Which 당해세 it is, if told. */
  tax?: NationalTax
  /** A national tax that the owner after `transferredOn` owes (국세기본법 35조 1항 3호의2). Absent: the owner of all the time. */
  owedBy?: 'new-owner'
  /** 전세권 only: one from before the base right stays on the buyer unless its holder asks (민집 91조 4항). Absent: asks. */
  demandsDistribution?: boolean
  /** Absent: on every property that is sold. */
  on?: readonly LienOn[] | undefined
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
  /** Absent: the home is every property that is sold (house and ground). */
  on?: readonly string[]
}

/** One of several properties of one case: the house and its ground, or the homes that one debt lies on. */
export type SoldProperty = {
  id: string
  salePrice: Won
  costs: Won
  /** Properties of one number are sold together, a smaller number earlier. Absent: 1. */
  sold?: number
  /** Absent: the debtor's own; 'surety' belongs to a 물상보증인. */
  owner?: 'debtor' | 'surety'
}

export type DistributionCase = {
  salePrice: Won
  costs: Won
  region: Tier
  /** The day of the sale decision. */
  auctionDate: Day
  /** 말소기준권리's receipt day; absent: no right is extinguished by date. */
  extinctionDate?: Day | null
  /** 경매개시결정등기: who moved in from that day on has no small deposit (주임법 8조 1항). Absent: not asked. */
  openedOn?: Day | null
  claims: readonly Claim[]
  tenants: readonly TenantClaim[]
  /** The house passed to a new owner (양도·상속·증여) on this day; needed by claims owed by the new owner. */
  transferredOn?: Day | null
  /** National taxes that the owner before owed, by 법정기일: as far as they reach, a new owner's tax comes first. */
  formerArrears?: readonly { amount: Won; date: Day }[]
  /** Several properties; `salePrice` and `costs` are then their sums. */
  properties?: readonly SoldProperty[]
  /**
   * Counts a lease with 확정일자 as a 담보물권 for the small-deposit rows: the decree's 부칙 does not say, and practice is
   * divided. Absent: it does not count.
   */
  leaseAsSecurity?: boolean
  /**
   * Ground with a mortgage from before the building: a small deposit gets nothing of it ('none'), or stands behind that
   * mortgage only ('behind'). Courts say the former (대법 99다25532, 2009다101275), writers the latter. Absent: 'none'.
   */
  smallOnLand?: 'none' | 'behind'
  /** Whether a lease with 확정일자 has its rank on such ground: 2009다101275 reads both ways. Absent: it has. */
  leaseOnLand?: boolean
  /** Whether a lease takes the place of a joint mortgage as 차순위자 (민법 368조 2항 names only mortgages). Absent: not. */
  leaseSubrogates?: boolean
  /** How creditors whose order goes in a circle share a price that is too small for them. Absent: `absorb`. */
  circle?: CircleReading
  /** In place of `region`, where the tier of the place changed over time. */
  smallDepositAt?: (on: Day) => (SmallDeposit & { from: Day }) | null
}

/**
 * 순환: the statutes order creditors by pairs, and the pairs of some go in a circle (가압류 beside a mortgage, the mortgage
 * before a tax, the tax before the 가압류). All share by their claims (안분), and then
 * - `absorb`: each takes once from those behind it, up to its first shortfall and out of first shares (흡수)
 * - `until-paid`: the same, but who was taken from may take that much more; where all are before each other by some road
 *   of seniors, as `absorb`
 * - `pro-rata`: nobody takes from whom its seniority is disputed with
 * In all of them a senior whose seniors all stand before the junior too is paid before that junior keeps anything.
 */
export const circleReadings = ['absorb', 'until-paid', 'pro-rata'] as const
export type CircleReading = (typeof circleReadings)[number]

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
  | 'subrogation'
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
  /** The one whose share it was, for 'absorbed' and 'moved'; whose place was taken, for 'subrogation'. */
  from?: string
  /** First day of the small-deposit row, for small deposits. */
  stage?: Day
  /** The property whose price it is, where several are sold. */
  property?: string
}

export type TenantResult = { recovered: Won; unpaid: Won; assumedByBuyer: Won; smallDeposit: Won }
export type Distribution = {
  net: Won
  paid: Record<string, Won>
  surplus: Won
  tenants: Record<string, TenantResult>
  steps: Step[]
  /** The price falls short among creditors for whom the readings of a circle may differ. Absent: it does not. */
  circular?: true
  /** 전세권 that stay on the buyer; absent when none does. */
  assumed?: Record<string, Won>
  /** What each property brought to whom, where several are sold. */
  properties?: Record<string, { net: Won; paid: Record<string, Won>; surplus: Won }>
}
