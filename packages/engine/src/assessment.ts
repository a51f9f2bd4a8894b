import type { Numbers } from './values/numbers.ts'
import type { HomeKind } from './property/home-kind-names.ts'
import type { Guarantee } from './guarantee/answer.ts'
import type { RuleRef } from './law/dated.ts'
import type { PriceStep } from './law/guarantor-order.ts'
import type { EntrySection, RegisterDocument, RegisterKind, ResolvedEntry } from './register/model.ts'
import type { Day } from './values/day.ts'
import type { Known, UnknownWhy } from './values/known.ts'
import type { Won } from './values/won.ts'

/** The lease that the person is about to sign, or has. Won, KST days. */
export type LeaseInput = {
  kind: '전세' | '반전세' | '월세'
  deposit: Known<Won>
  rent: Known<Won>
  contractDate: Known<Day>
  moveInDate: Known<Day>
  /** Who signs as the landlord, if told: compared with the owner on the register. */
  landlordName: Known<string>
  /** The last day of the term. Absent or unknown: two years, and said so. */
  endDate?: Known<Day>
}

/** How the deal is made, as the person tells it. A field that is absent is as little known as one that says why. */
export type DealInput = {
  /** Whose account the deposit goes to (예금주). */
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
  /** Somebody asks to move the resident registration (전입) away for a while. */
  askedToMoveOut?: Known<boolean>
}

/** What was looked up about the landlord. Absent: nobody looked, which is no good news. */
export type LandlordInput = {
  /** On the published list of habitual defaulters (상습 채무불이행자 명단). */
  publicList?: Known<boolean>
  /** The guarantor takes no lease of his (보증금지 대상). */
  guaranteeBan?: Known<boolean>
  /** Deposits that the guarantor paid in his place within three years (대위변제). */
  subrogations?: Known<number>
  /** Homes that he lets. */
  homes?: Known<number>
  /** 납세증명서, or a look-up of arrears: none, arrears, or he would not show it. */
  taxes?: Known<'none' | 'arrears' | 'refused'>
}

/** What the landlord says he will do before the balance: a plan, no fact. It never improves the judgement by itself. */
export type PlanInput = {
  /** Loans that he pays back first: how much, or 'untold' where he names no sum. Absent or unknown: he said nothing, or no. */
  firstRepay?: Known<Won | 'untold'>
}

/** An official trade (실거래가). Cancelled reports are excluded before they get here, and counted. */
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
  /** 직거래: between two people without a broker. It tells no price. */
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

/** What other sources say of the home. Every field may be a stated unknown. */
export type HomeInput = {
  kind: Known<HomeKind>
  /** Legal-dong code (법정동코드), 10 digits. */
  dongCode: Known<string>
  /** Exclusive area (전용면적), ㎡. */
  area: Known<number>
  /** The floor of the unit; below nought is under the ground. Absent: as 표제부 prints it. */
  floor?: Known<number>
  /** 대지면적 of a house, ㎡: most of its price goes with the ground. */
  landArea?: Known<number>
  /** Use of the unit in the building ledger (건축물대장 용도), as printed. */
  use: Known<string>
  /** 위반건축물 mark on the building ledger. */
  violation: Known<boolean>
  approvedOn: Known<Day>
  households: Known<number>
  /** Sum of the other tenants' deposits ahead of ours (다가구), if shown (확정일자 부여현황). */
  otherDeposits: Known<Won>
  /** What the other homes of the 공동담보 are worth together, as the person says. Absent: nobody was asked. */
  jointHomes?: Known<Won>
  /** 공동주택가격 or 개별주택가격, won. */
  officialPrice: Known<Won>
  trades: Known<readonly TradeSet[]>
  /** What somebody says the home is worth. It lowers what other sources tell and never raises it. */
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

/** The line of the register that a claim rests on. `entry` is Entry.id, null for a 표제부 block. */
export type Evidence = { section: EntrySection | '표제부'; rank: string; entry: string | null; page: number | null }

export type Finding = {
  /** 'mortgage-high', 'seizure', 'trust' … the signal's id; the words hang on it. */
  id: string
  /** The specification's score number where it has one (17–19, 41–43, 51–53, 56, 61–63), else ours from 100 up. */
  code: number
  severity: Severity
  evidence: readonly Evidence[]
  /** Money in won, ratios in percent, days as 'YYYY-MM-DD', names as printed. */
  numbers: Numbers
  rule: RuleRef
  /** Score points taken, before caps. */
  weight: number
}

/**
 * A hard cap beats sums: the grade cannot be better than `grade`, the score not above `score`. `open`: no finding holds it, but
 * these look-ups that nobody has made yet (`finding` is then 'open-look-ups').
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
  /** Number of trades behind it (0 when none is). */
  count: number
  method: PriceMethod
  from: Day | null
  to: Day | null
  source: string
  /** Trades left out as outliers, and reports that were cancelled: counted, not hidden. */
  outliers: number
  cancelled: number
  /** Trades without a broker (직거래) that were left out. */
  direct?: number
  /** Months looked back; 0 when no trade stands behind the range. */
  windowMonths: number
  /** Percent a month by which the trades were brought to the day (price/drift.ts); absent where the market stood still. */
  drift?: number
  /** The same of the last months alone (price-drift), where they fell faster. */
  recentDrift?: number
  /** A basement: judged by basements, and by homes above the ground where those are few. */
  underground?: true
  /** Few or old trades, or none: the range was widened. */
  thin: boolean
  /** Why it was widened; absent where it was not. `falling`: prices fell fast in the last months; `trend-unseen`: too few buildings sold lately to see whether they do. */
  widened?: readonly ('few' | 'old' | 'size-unknown' | 'no-trade' | 'falling' | 'trend-unseen')[]
  /** Absent in reports of earlier engines. Where the width is from: sales of such homes that were judged and compared with what they brought, `n` of them, here or (borrowed) in another city; else our assumption. */
  width?: { basis: 'measured' | 'borrowed'; n: number } | { basis: 'assumed' }
}

/** The one price that is judged with. */
export type PriceRange = PriceBase & {
  /** What else is known of the price, and whether it agrees with this one. The lowest credible one was taken where they do not. */
  others?: readonly (Pick<PriceBase, 'method' | 'low' | 'likely' | 'high' | 'count' | 'to' | 'source' | 'width'> & {
    agrees: boolean
  })[]
  /** The guarantor's price (주택가격), when it can be told. */
  guarantor: Known<Won>
  /** From which step of its order: a stand-in where the step itself is no public data, and the earlier steps that nobody could tell us. */
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
  /** Words of the register for the reader: the holder's name, the rank. */
  label: string
  evidence: Evidence | null
  low: Won
  likely: Won
  high: Won
}
export type Recovery = {
  /** What comes back to the tenant at a low, likely and high sale price. */
  low: Won
  likely: Won
  high: Won
  deposit: Won
  salePrice: {
    low: Won
    likely: Won
    high: Won
    ratePercent: { low: number; likely: number; high: number }
    /** Sales without a bidder before the least bid is down at that rate; a month or so each. */
    failedSales?: { low: number; likely: number; high: number }
    rule: RuleRef
  }
  costs: Won
  /** The tenant's standing: opposable to the buyer (대항력), and which stage of the small-deposit table applied. */
  opposable: boolean
  smallDeposit: Won
  /** How many properties share the largest joint mortgage, with this one; null when no mortgage is joint, 0 when not told. */
  jointCount: number | null
  baseRight: Evidence | null
  lines: readonly RecoveryLine[]
  /** What was assumed, as tokens: 'tax-unknown', 'other-tenants-unknown', 'mortgage-at-maximum' … */
  assumptions: readonly string[]
}

/** The landlord pays a loan back first, as he says: what it would change once it is paid and off the register. */
export type RepayPlan = {
  stated: Won | 'untold'
  /** Mortgages that would go, and the one that would be lowered by what is left of the sum. */
  cancels: readonly Evidence[]
  lowers: { evidence: Evidence; to: Won } | null
  /** Mortgages ahead of the lease (채권최고액) that are printed in won: now, and then. */
  before: Won
  after: Won
  /** What an auction would bring back then; beside it `Assessment.recovery` is what it brings now. */
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
  /** True when learning it may change the grade. */
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
  /** Why the grade is withheld: ids of essential facts unknown. */
  withheld: readonly string[]
  price: Known<PriceRange>
  recovery: Known<Recovery>
  /** Only where such a plan was told and a mortgage stands ahead. */
  repayPlan?: RepayPlan
  guarantee: Guarantee
  checkedClean: readonly CheckedClean[]
  notChecked: readonly NotChecked[]
  nobodyCan: readonly string[]
  nextAct: NextAct
  acts: readonly NextAct[]
}
