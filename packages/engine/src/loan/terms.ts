import type { Won } from '../values/won.ts'

/** Limits inside and outside the capital area (서울·인천·경기). */
export type ByRegion = { capital: Won; other: Won }
/** Rates are hundredths of a percent a year: 290 is 2.9 %. A row is for incomes up to `income`. */
export type RateTable = {
  /** Upper bounds of the deposit of each column; the last column has none. */
  deposits: readonly Won[]
  rows: readonly { income: Won; rates: readonly number[] }[]
}
/** Where only the lowest and the highest rate are published. */
export type RateSpan = { lowest: number; highest: number }

/** Conditions that no question covers: a product that has one is never more than conditional. */
export type OpenRule = 'lease-ended' | 'vulnerable-home' | 'terms-unread' | 'job-group' | 'credit-score'

/** What a loan toward a home asks and gives besides. A figure that is null was not found, or is not asked. */
export type HomeTerms = {
  /** Whose rules of household, other loans and records it has: 주택도시기금, or 한국주택금융공사 (HF). */
  lender: 'fund' | 'hf'
  price: Won
  /** In place of `price` for the newly wed and those with two children or more. */
  priceOfFamilies: Won | null
  /** Percent of the price that is lent at most; of a first home outside the capital and the regulated areas `first`. */
  ltv: { most: number; notApartment: number | null; first: number | null }
  /** Percent of the income that a year's repayments may be. */
  dti: number | null
  /** Years to repay in; the long ones for applicants below an age, the newly wed below another. */
  years: readonly { most: number; under: number | null; newlywedUnder: number | null }[]
  /**
   * Further limits of the couple's income; `first`: whoever buys for the first time, which no question asks. `oneOf`:
   * announced, it is enough if one of the two has at most this. Not known to be in force, so that it grants nothing.
   */
  income: { first: Won | null; oneChild: Won | null; oneOf: Won | null }
  /** Further sums: for two children or more and victims by decision, and for whoever buys for the first time. */
  sums: { children: Won | null; first: Won | null }
}

/** What a product asks and gives. A field that is null is not asked. */
export type LoanTerms = {
  /** Full years on the day of the application. `withService`: where 병역 may raise the age, which a bank decides. */
  age: { least: number; most: number | null; withService: number | null }
  /** The highest yearly income of the couple: the largest of these that applies. */
  income: {
    base: Won
    twoChildren: Won | null
    newlywed: Won | null
    /** For couples who both earn; each of them at most `each`. */
    dual: { both: Won; each: Won } | null
  } | null
  /** Net assets are limited by the gate of this name; null: not asked. */
  assets: 'lease' | 'victim' | null
  deposit: ByRegion | null
  /** In place of `deposit` for the newly wed and those with two children or more. */
  depositOfFamilies: ByRegion | null
  rent: Won | null
  /** m² of 전용면적; `rural`: 읍·면 outside the capital area. Null: the area is of no lease (purchase). */
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
  /** Percent of the deposit that is lent at most; null: not by the deposit (purchase). */
  ratio: number | null
  ratioOfFamilies: number | null
  /** What is lent toward the rent in all, beside `most`. */
  rentMost: Won
  rates: RateTable | RateSpan
  /** Hundredths of a percent off for employees of small firms. */
  smallFirm: number
  /** Absent: a loan of the fund for a lease. */
  home?: HomeTerms
}
