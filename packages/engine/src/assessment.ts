import type { Numbers } from './values/numbers.ts'
import type { HomeKind } from './property/home-kind-names.ts'
import type { Guarantee } from './guarantee/answer.ts'
import type { RuleRef } from './law/dated.ts'
import type { PriceStep } from './law/guarantor-order.ts'
import type { EntrySection, RegisterDocument, RegisterKind, ResolvedEntry } from './register/model.ts'
import type { Day } from './values/day.ts'
import type { Known, UnknownWhy } from './values/known.ts'
import type { Won } from './values/won.ts'

/** The lease that the user is about to sign, or has. Won, KST days. */
export type LeaseInput = {
  /** Null: unknown. Only named in the report: the rules use the sums. */
  kind: '전세' | '반전세' | '월세' | null
  deposit: Known<Won>
  rent: Known<Won>
  contractDate: Known<Day>
  moveInDate: Known<Day>
  /** The day on which the balance (잔금) is paid. Absent or unknown: the day of moving in, as usual. */
  balanceDate?: Known<Day>
  /** The landlord who signs, if known: compared with the owner on the register. */
  landlordName: Known<string>
  /** The last day of the term. Absent or unknown: two years, reported as an assumption. */
  endDate?: Known<Day>
}

/** How the deal is made, as the user entered it. An absent field counts as unknown. */
export type DealInput = {
  /** The holder of the account for the deposit (예금주). */
  payeeName?: Known<string>
  /** Who signs on the landlord's side. */
  signer?: Known<'owner' | 'agent' | 'sublessor'>
  /** 위임장과 인감증명서 of an agent were seen. */
  agentPapers?: Known<boolean>
  /** 수탁자와 우선수익자의 동의서 was seen (신탁). */
  trustConsent?: Known<boolean>
  /** A licensed realtor draws up the contract. */
  broker?: Known<boolean>
  /** Interest, moving costs or cash were offered for signing (이자 지원, 이사비). */
  sideOffer?: Known<boolean>
  /** The tenant is asked to move the resident registration (전입) elsewhere for a while. */
  askedToMoveOut?: Known<boolean>
}

/** Look-ups about the landlord. Absent: not looked up, which never counts as good news. */
export type LandlordInput = {
  /** On the published list of habitual defaulters (상습 채무불이행자 명단). */
  publicList?: Known<boolean>
  /** The guarantor accepts no lease of this landlord (보증금지 대상). */
  guaranteeBan?: Known<boolean>
  /** Number of deposits that the guarantor paid in the landlord's place within three years (대위변제). */
  subrogations?: Known<number>
  /** Number of homes that the landlord lets. */
  homes?: Known<number>
  /** 납세증명서, or a look-up of arrears: none, arrears, or the landlord refused to show it. */
  taxes?: Known<'none' | 'arrears' | 'refused'>
}

/**
 * What the landlord promises to do before the balance: a plan, not a fact. By itself it never improves the judgement.
 */
export type PlanInput = {
  /** Loans that the landlord repays first: the sum, or 'untold' without one. Absent or unknown: no such promise. */
  firstRepay?: Known<Won | 'untold'>
}

/** An official trade (실거래가). Cancelled reports are excluded beforehand, and counted. */
export type Trade = {
  day: Day
  won: Won
  area: number
  floor: number | null
  builtYear: number | null
  name: string
  lot: string | null
  /** 대지면적 of a house, ㎡. */
  land?: number
  /** 직거래: between two people without a broker. Its price is not reliable. */
  direct?: true
}
export type TradeSet = {
  /** How near the set is to the home: the same building, the same dong and kind, the same district and kind. */
  scope: 'building' | 'dong' | 'district'
  kind: HomeKind
  trades: readonly Trade[]
  cancelled: number
  from: Day
  to: Day
}

/** Facts about the home from other sources. Every field may be an explicit unknown. */
export type HomeInput = {
  kind: Known<HomeKind>
  /** Legal-dong code (법정동코드), 10 digits. */
  dongCode: Known<string>
  /** Exclusive area (전용면적), ㎡. */
  area: Known<number>
  /** The floor of the unit; negative is below ground. Absent: as 표제부 prints it. */
  floor?: Known<number>
  /** 대지면적 of a house, ㎡: most of its price scales with the land. */
  landArea?: Known<number>
  /** Use of the unit in the building ledger (건축물대장 용도), as printed. */
  use: Known<string>
  /** 위반건축물 mark on the building ledger. */
  violation: Known<boolean>
  approvedOn: Known<Day>
  households: Known<number>
  /** Sum of the other tenants' deposits ahead of ours (다가구), if shown (확정일자 부여현황). */
  otherDeposits: Known<Won>
  /**
   * The same by household: won, 0 for an empty home or one without a deposit, or an explicit unknown. Absent: at most
   * the sum was shown. If one of them is unknown, the sum is unknown, too.
   */
  householdDeposits?: readonly Known<Won>[]
  /** The total value of the other homes of the 공동담보, as the user entered it. Absent: not asked. */
  jointHomes?: Known<Won>
  /** 공동주택가격 or 개별주택가격, won. */
  officialPrice: Known<Won>
  trades: Known<readonly TradeSet[]>
  /** A price that the user or a party stated. It can lower the price from other sources but never raise it. */
  statedPrice: Known<Won>
}

export type AssessInput = {
  register: RegisterDocument
  lease: LeaseInput
  home: HomeInput
  deal?: DealInput
  landlord?: LandlordInput
  plan?: PlanInput
  day: Day
}

export type Grade = '양호' | '주의' | '위험' | '매우위험' | '판단보류'
export const grades = ['양호', '주의', '위험', '매우위험', '판단보류'] as const satisfies readonly Grade[]

/** danger: money or the home is at stake by itself; caution: act before signing; note: good to know. */
export type Severity = 'danger' | 'caution' | 'note'

/** The line of the register behind a claim. `entry` is Entry.id, null for a 표제부 block. */
export type Evidence = { section: EntrySection | '표제부'; rank: string; entry: string | null; page: number | null }

export type Finding = {
  /** 'mortgage-high', 'seizure', 'trust' … the signal's id, the key of the words. */
  id: string
  /** The specification's score number where it has one (17–19, 41–43, 51–53, 56, 61–63), else ours from 100 up. */
  code: number
  severity: Severity
  evidence: readonly Evidence[]
  /** Money in won, ratios in percent, days as 'YYYY-MM-DD', names as printed. */
  numbers: Numbers
  rule: RuleRef
  /** Score points that it costs, before caps. */
  weight: number
}

/**
 * A hard cap overrides the sum: the grade cannot be better than `grade`, the score not above `score`. `open`: caused
 * not by a finding but by these open look-ups (`finding` is then 'open-look-ups').
 */
export type Cap = { finding: string; grade: Grade; score: number; open?: readonly string[] }

export type PriceMethod =
  | 'trades-building'
  | 'trades-dong'
  | 'trades-district'
  | 'official-price'
  | 'register-sale'
  | 'stated'
/** A price from one kind of evidence, with its range. */
export type PriceBase = {
  low: Won
  likely: Won
  high: Won
  /** Number of trades used (0 if none). */
  count: number
  method: PriceMethod
  from: Day | null
  to: Day | null
  source: string
  /** Excluded outliers, and cancelled reports: counted, not hidden. */
  outliers: number
  cancelled: number
  /** Excluded trades without a broker (직거래). */
  direct?: number
  /** Months looked back; 0 when the range uses no trade. */
  windowMonths: number
  /** Percent a month by which the trades were adjusted to the day (price/drift.ts); absent if there was no drift. */
  drift?: number
  /** The drift of the last months only (price-drift), if they fell faster. */
  recentDrift?: number
  /** A basement: compared with basements, and if those are few also with homes above ground. */
  underground?: true
  /** Few or old trades, or none: the range was widened. */
  thin: boolean
  /** Why it was widened, if it was. `falling`: a fast recent fall; `trend-unseen`: too few recent sales to see one. */
  widened?: readonly ('few' | 'old' | 'size-unknown' | 'no-trade' | 'falling' | 'trend-unseen')[]
  /**
   * Absent in reports of earlier engines. The source of the width: `n` sales of such homes whose estimate was
   * compared with the actual price, here or (borrowed) in another city; else our assumption.
   */
  width?: { basis: 'measured' | 'borrowed'; n: number } | { basis: 'assumed' }
  /**
   * The trades used, oldest first, the newest 40: the price paid, and the price for a home of this size (not adjusted
   * to today). Absent without trades.
   */
  sales?: readonly { day: Day; won: Won; area: number; sized: Won }[]
}

/** The one price used for judging. */
export type PriceRange = PriceBase & {
  /** Other known prices, and whether they agree with this one. If they do not, the lowest credible one was used. */
  others?: readonly (Pick<PriceBase, 'method' | 'low' | 'likely' | 'high' | 'count' | 'to' | 'source' | 'width'> & {
    agrees: boolean
  })[]
  /** The guarantor's price (주택가격), if it can be determined. */
  guarantor: Known<Won>
  /** The step of its order; `standIn`: another price replaces a step that is not public; `skipped`: unknown steps. */
  guarantorBy?: { step: PriceStep; standIn: boolean; skipped: readonly PriceStep[] }
}

export type RecoveryLine = {
  who:
    | 'cost'
    | 'small-deposit'
    | 'tax'
    | 'mortgage'
    /** 가등기 of 갑구, which may secure a debt. */
    | 'provisional'
    | 'jeonse'
    | 'attachment'
    | 'other-tenants'
    | 'tenant'
    | 'surplus'
    // not out of the sale price: what a buyer owes a tenant with 대항력
    | 'assumed-by-buyer'
  /** Words of the register to display: the holder's name, the rank. */
  label: string
  evidence: Evidence | null
  low: Won
  likely: Won
  high: Won
}
export type Recovery = {
  /** What the tenant gets back at a low, likely and high sale price. */
  low: Won
  likely: Won
  high: Won
  deposit: Won
  salePrice: {
    low: Won
    likely: Won
    high: Won
    ratePercent: { low: number; likely: number; high: number }
    /** Sales without a bidder until the minimum bid has fallen to that rate; about a month each. */
    failedSales?: { low: number; likely: number; high: number }
    rule: RuleRef
  }
  costs: Won
  /** Whether the lease is opposable to the buyer (대항력). */
  opposable: boolean
  smallDeposit: Won
  /** Properties under the largest joint mortgage, with this one; null when none is joint, 0 if unknown. */
  jointCount: number | null
  baseRight: Evidence | null
  lines: readonly RecoveryLine[]
  /** Assumptions, as tokens: 'tax-unknown', 'other-tenants-unknown', 'mortgage-at-maximum' … */
  assumptions: readonly string[]
}

/** The landlord promises to repay a loan first: the result once it is repaid and cancelled. */
export type RepayPlan = {
  stated: Won | 'untold'
  /** Mortgages that would be cancelled, and the one that would be reduced by the rest of the sum. */
  cancels: readonly Evidence[]
  lowers: { evidence: Evidence; to: Won } | null
  /** Mortgages ahead of the lease (채권최고액) printed in won: now, and after repayment. */
  before: Won
  after: Won
  /** What an auction would then pay back; `Assessment.recovery` is the present result. */
  recovery: Known<{ low: Won; likely: Won; high: Won }>
}

export type CheckedClean = {
  id: string
  excluded: readonly { evidence: Evidence; purpose: string; cancelledBy: string | null }[]
}
export type NotChecked = {
  id: string
  why: UnknownWhy
  who: string
  costWon: Won | null
  takesDays: number | null
  consent: 'none' | 'landlord' | 'owner'
  /** True when the answer may change the grade. */
  changesGrade: boolean
}
export type NextAct = { id: string; due: Day | null; numbers: Numbers }

export type Assessment = {
  schema: 'jipsalpim.assessment/1'
  rulePack: string
  engine: string
  day: Day
  lease: LeaseInput
  home: Omit<HomeInput, 'trades'>
  register: {
    kind: RegisterKind
    certificate: RegisterDocument['certificate']
    uniqueNo: string | null
    address: string
    viewedAt: Known<string>
    owners: Known<readonly { name: string; share: string | null }[]>
    entries: readonly ResolvedEntry[]
    jointCollateral: RegisterDocument['jointCollateral']
    pendingNote: string | null
    pages: RegisterDocument['pages']
    unread: RegisterDocument['unread']
  }
  findings: readonly Finding[]
  grade: Grade
  /** 0–100, null when withheld. */
  score: number | null
  caps: readonly Cap[]
  /** Why the grade is withheld: ids of unknown essential facts. */
  withheld: readonly string[]
  price: Known<PriceRange>
  recovery: Known<Recovery>
  /** Only if such a plan was entered and a mortgage is senior. */
  repayPlan?: RepayPlan
  guarantee: Guarantee
  checkedClean: readonly CheckedClean[]
  notChecked: readonly NotChecked[]
  nobodyCan: readonly string[]
  nextAct: NextAct
  acts: readonly NextAct[]
}
