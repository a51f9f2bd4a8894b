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

/** The national 당해세 by name: among a new owner's taxes only 종합부동산세 keeps its priority (국세기본법 35조 3항). */
export const nationalTaxes = ['상속세', '증여세', '종합부동산세'] as const
export type NationalTax = (typeof nationalTaxes)[number]

/** A property that a claim covers, when several are sold; `date` is its day there, absent: the claim's own. */
export type LienOn = {
  property: string
  date?: Day | null
  /** A mortgage on the land from before the building existed (대법 99다25532). */
  beforeBuilding?: boolean
  /** Whether this property is the debtor's of this claim, or a 물상보증인's. Absent: as in the property. */
  owner?: SoldProperty['owner']
}

export type Claim = {
  id: string
  kind: ClaimKind
  amount: Won
  /** Receipt day (mortgage, jeonse, attachment), 법정기일 (tax, propertyTax), due day (public). */
  date?: Day | null
  /** A 당해세 is national (상속·증여·종부세) unless 'local' (재산세 …): the exception took effect on different days. */
  levy?: 'national' | 'local'
  /** Which 당해세 it is, if known. */
  tax?: NationalTax
  /** A national tax owed by the owner after `transferredOn` (국세기본법 35조 1항 3호의2). Absent: the owner did not change. */
  owedBy?: 'new-owner'
  /**
   * 전세권 only: one senior to the base right stays with the buyer unless its holder asks to be paid (민집 91조 4항).
   * Absent: asks.
   */
  demandsDistribution?: boolean
  /** Absent: every property that is sold. */
  on?: readonly LienOn[] | undefined
}

export type TenantClaim = {
  id: string
  deposit: Won
  /** The day from whose 00:00 the lease is opposable; null without 인도 and 전입. */
  opposableFrom: Day | null
  fixedDate: Day | null
  demandsDistribution: boolean
  /**
   * True after another tenant's 임차권등기 on the same part (주임법 3조의3 6항), or for a lease begun after the auction opened.
   */
  noSmallDeposit?: boolean
  /** Absent: the home is every property that is sold (house and land). */
  on?: readonly string[]
}

/** One of several properties of one case: the house and its land, or the homes under one debt. */
export type SoldProperty = {
  id: string
  salePrice: Won
  costs: Won
  /** Properties with the same number are sold together, lower numbers first. Absent: 1. */
  sold?: number
  /** Absent: the debtor's own; 'surety': owned by a 물상보증인. */
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
  /** 경매개시결정등기: a tenant who moved in from that day on has no small deposit (주임법 8조 1항). Absent: not checked. */
  openedOn?: Day | null
  claims: readonly Claim[]
  tenants: readonly TenantClaim[]
  /** The day the house passed to a new owner (양도·상속·증여); needed for claims owed by the new owner. */
  transferredOn?: Day | null
  /** National taxes owed by the former owner, by 법정기일: up to their amount, a new owner's tax comes first. */
  formerArrears?: readonly { amount: Won; date: Day }[]
  /** Several properties; `salePrice` and `costs` are then their sums. */
  properties?: readonly SoldProperty[]
  /**
   * Counts a lease with 확정일자 as a 담보물권 for the small-deposit rows: the decree's 부칙 is silent, and practice is
   * divided. Absent: it does not count.
   */
  leaseAsSecurity?: boolean
  /**
   * Land with a mortgage from before the building: a small deposit gets nothing of it ('none'), or ranks behind that
   * mortgage only ('behind'). Courts decide for the former (대법 99다25532, 2009다101275), commentators the latter. Absent:
   * 'none'.
   */
  smallOnLand?: 'none' | 'behind'
  /** Whether a lease with 확정일자 has its rank on such land: 2009다101275 can be read both ways. Absent: it has. */
  leaseOnLand?: boolean
  /** Whether a lease is subrogated to a joint mortgage as 차순위자 (민법 368조 2항 names only mortgages). Absent: no. */
  leaseSubrogates?: boolean
  /** How creditors in a circle share a price that does not cover them. Absent: `absorb`. */
  circle?: CircleReading
  /** Replaces `region` when the tier of the place changed over time. */
  smallDepositAt?: (on: Day) => (SmallDeposit & { from: Day }) | null
}

/**
 * 순환: the statutes order creditors by pairs, and some pairs form a circle (가압류 equal to a mortgage, the mortgage senior
 * to a tax, the tax senior to the 가압류). All share in proportion to their claims (안분), and then
 * - `absorb`: each absorbs once from its juniors, up to its first shortfall and out of first shares (흡수)
 * - `until-paid`: the same, but a creditor that was absorbed from may absorb that much more; where all are senior to
 * each other through a chain, as `absorb`
 * - `pro-rata`: no creditor absorbs where the seniority is disputed In all of them a senior whose seniors are all
 * senior to the junior too is paid before that junior gets anything.
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

/** A payment: to whom, when and by which rule. `of` is a claim's or tenant's id. */
export type Step = {
  order: number
  rule: StepRule
  of: string | null
  /** How the sum was found: in full, the rest, a share of the rest, or out of another's share. */
  way: 'full' | 'rest' | 'share' | 'absorbed' | 'moved' | 'none'
  due: Won
  paid: Won
  /** For 'absorbed' and 'moved': whose share it was; for 'subrogation': whose rank was taken over. */
  from?: string
  /** First day of the small-deposit row, for small deposits. */
  stage?: Day
  /** The property whose price pays it, when several are sold. */
  property?: string
}

export type TenantResult = { recovered: Won; unpaid: Won; assumedByBuyer: Won; smallDeposit: Won }
export type Distribution = {
  net: Won
  paid: Record<string, Won>
  surplus: Won
  tenants: Record<string, TenantResult>
  steps: Step[]
  /** The price does not cover creditors for whom the readings of a circle may differ. Absent: it does. */
  circular?: true
  /** 전세권 that the buyer takes over; absent if none. */
  assumed?: Record<string, Won>
  /** What each property paid to whom, when several are sold. */
  properties?: Record<string, { net: Won; paid: Record<string, Won>; surplus: Won }>
}
