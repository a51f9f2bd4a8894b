import type { Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'

/**
 * The place of the rented home. The fund's amount limits depend on the capital area (`seoul`, and `capital` for 경기·인천),
 * its size limits on 읍·면 outside of it; Seoul and Busan have their own supports.
 */
export const loanRegions = ['seoul', 'capital', 'busan', 'other', 'rural'] as const
export type LoanRegion = (typeof loanRegions)[number]
/** 세대주; 예비세대주 becomes one with this lease. */
export type Head = 'head' | 'prospective' | 'neither'
export type Marriage = { state: 'single' } | { state: 'married' | 'planned'; on: Day }
/**
 * A loan in use: 전세자금대출 or 주택담보대출 of the user or their spouse (from any lender), or a loan of the fund (주택도시기금) of
 * another adult of the household.
 */
export type HeldLoan = 'none' | 'own' | 'adult-fund' | 'adult-bank'
/** 전세사기피해자 by decision, or a loss of 30 % or more of an earlier deposit without one. */
export type Victim = 'none' | 'decided' | 'lost'
/** The credit record: 연체·대위변제 and the like, or 신용회복 in progress. */
export type Credit = 'clean' | 'arrears' | 'recovery'
export type Welfare = 'none' | 'basic' | 'single-parent' | 'supported'

/**
 * The user's answers about themselves and the lease. Null is 'I do not know' and is never treated as a no. Money is in
 * won, income is last year's before tax, areas are m² of 전용면적.
 */
export type LoanFacts = {
  /** The day of the application: ages and periods are counted on it. */
  on: Day
  birth: Day | null
  /** Months of 병역; 0 without any. */
  serviceMonths: number | null
  /** A member of the household owns a home, 분양권 or 입주권. */
  ownsHome: boolean | null
  head: Head | null
  /** 단독세대주: lives alone in the household. */
  alone: boolean | null
  income: Won | null
  /** 0 without a spouse. */
  spouseIncome: Won | null
  held: HeldLoan | null
  /** The loan in use is repaid on the day of the new one (상환조건). */
  repays: boolean | null
  /** Net assets of the couple; may be negative. */
  assets: Won | null
  marriage: Marriage | null
  /** Birthday of the youngest child, 'none' without children. */
  youngest: Day | 'none' | null
  /** Children under age (미성년 자녀). */
  children: number | null
  /** Employed by a small or medium enterprise. */
  smallFirm: boolean | null
  victim: Victim | null
  region: LoanRegion | null
  deposit: Won | null
  /** Monthly rent; 0 for 전세. */
  rent: Won | null
  area: number | null
  /** The earlier of the balance day and the day of the move-in report. */
  startsOn: Day | null
  credit: Credit | null
  publicRental: boolean | null
  /** Employed for less than a year. */
  shortJob: boolean | null
  /** The day on which a loan of the fund was called in (기한이익상실), 'none' if never. */
  calledIn: Day | 'none' | null
  welfare: Welfare | null
}

/** Nothing is known except the day. */
export const nothingKnown = (on: Day): LoanFacts => ({
  on,
  birth: null,
  serviceMonths: null,
  ownsHome: null,
  head: null,
  alone: null,
  income: null,
  spouseIncome: null,
  held: null,
  repays: null,
  assets: null,
  marriage: null,
  youngest: null,
  children: null,
  smallFirm: null,
  victim: null,
  region: null,
  deposit: null,
  rent: null,
  area: null,
  startsOn: null,
  credit: null,
  publicRental: null,
  shortJob: null,
  calledIn: null,
  welfare: null,
})
