import type { Won } from '../values/won.ts'

/** Limits inside and outside the capital area (서울·인천·경기). */
export type ByRegion = { capital: Won; other: Won }
/** Rates are hundredths of a percent per year: 290 is 2.9 %. A row is for incomes up to `income`. */
export type RateTable = {
  /** Upper bounds of the deposit of each column; the last column has none. */
  deposits: readonly Won[]
  rows: readonly { income: Won; rates: readonly number[] }[]
}
/** Only the lowest and the highest rate are published. */
export type RateSpan = { lowest: number; highest: number }

/** Conditions that no question covers: a product with one of them is never more than conditional. */
export type OpenRule = 'lease-ended' | 'vulnerable-home' | 'terms-unread' | 'job-group' | 'credit-score'

/**
 * The additional conditions and terms of a loan for buying a home. A figure that is null was not found, or is no
 * condition.
 */
export type HomeTerms = {
  /** The institution whose rules about household, other loans and credit apply: 주택도시기금, or 한국주택금융공사 (HF). */
  lender: 'fund' | 'hf'
  price: Won
  /** Replaces `price` for the newly wed and those with two children or more. */
  priceOfFamilies: Won | null
  /** The highest loan in percent of the price; `first` for a first home outside the capital and the regulated areas. */
  ltv: { most: number; notApartment: number | null; first: number | null }
  /** The highest yearly repayments in percent of the income. */
  dti: number | null
  /** Repayment time in years; the long ones for applicants below an age, the newly wed below another. */
  years: readonly { most: number; under: number | null; newlywedUnder: number | null }[]
  /**
   * Further limits of the couple's income; `first`: for first-time buyers, which no question covers. `oneOf`:
   * announced: it is enough if one of the two earns at most this; not known to be in force, so it grants nothing.
   */
  income: { first: Won | null; oneChild: Won | null; oneOf: Won | null }
  /** Further sums: for two children or more and victims by decision, and for first-time buyers. */
  sums: { children: Won | null; first: Won | null }
}

/** The conditions and terms of a product. A field that is null is no condition. */
export type LoanTerms = {
  /** Full years on the day of the application. `withService`: if 병역 may raise the age limit, which a bank decides. */
  age: { least: number; most: number | null; withService: number | null }
  /** The highest yearly income of the couple: the largest of these that applies. */
  income: {
    base: Won
    twoChildren: Won | null
    newlywed: Won | null
    /** For couples who both earn; each of them at most `each`. */
    dual: { both: Won; each: Won } | null
  } | null
  /** Which limit of net assets applies; null: none. */
  assets: 'lease' | 'victim' | null
  deposit: ByRegion | null
  /** Replaces `deposit` for the newly wed and those with two children or more. */
  depositOfFamilies: ByRegion | null
  rent: Won | null
  /** m² of 전용면적; `rural`: 읍·면 outside the capital area. Null: not for a lease (purchase). */
  area: { most: number; rural: number } | null
  family: 'newlywed' | 'newborn' | null
  victim: 'any' | 'decided' | null
  /** People under this age who live alone: not served, or within other limits. */
  young:
    | { under: number; refused: true }
    | { under: number; refused: false; most: Won; area: number; less: number }
    | null
  /** Must live alone in the household (단독세대주). */
  onlyAlone: boolean
  open: readonly OpenRule[]
  most: ByRegion
  mostOfFamilies: ByRegion | null
  /** The highest loan in percent of the deposit; null: does not depend on the deposit (purchase). */
  ratio: number | null
  ratioOfFamilies: number | null
  /** The total loan toward the rent, in addition to `most`. */
  rentMost: Won
  rates: RateTable | RateSpan
  /** Discount for employees of small firms, in hundredths of a percent. */
  smallFirm: number
  /** Absent: a loan of the fund for a lease. */
  home?: HomeTerms
}
