import type { Won } from '../values/won.ts'
import { isYoungAlone, raisedForFamily, regional } from './conditions.ts'
import type { LoanFacts } from './facts.ts'
import { inForceTerms } from './in-force.ts'
import { ageOn, coupleIncome, newlyWed, twoChildren } from './person.ts'
import { inCapital } from './region.ts'
import { either, type Maybe, only, or, pick, raisedTo, type Span, span } from './span.ts'
import { discounts } from './tables/gates.ts'
import type { HomeTerms, LoanTerms, RateTable } from './terms.ts'

/** Months over which a loan toward the rent is paid out. */
const RENT_MONTHS = 24

/** The highest loan, in won; a span while something that it depends on is unknown. */
export function amountOf(terms: LoanTerms, f: LoanFacts): Span {
  const rent = rentPart(terms, f)
  const deposit = depositPart(terms, f)
  return span(deposit.low + rent.low, deposit.high + rent.high)
}

/** The product's own limit, without the deposit. */
export function mostOf(terms: LoanTerms, f: LoanFacts): Span {
  const { young, mostOfFamilies, home } = terms
  const sum = (won: Won | null | undefined) => (won == null ? null : only(won))
  const family = raisedTo(
    regional(terms.most, f),
    raisedForFamily(f),
    mostOfFamilies === null ? null : regional(mostOfFamilies, f),
  )
  const many = raisedTo(family, or(twoChildren(f), decidedVictim(f)), sum(home?.sums.children))
  const limit = raisedTo(many, null, sum(home?.sums.first))
  const alone = young?.refused === false ? isYoungAlone(young.under, f) : false
  if (alone === false || young === null || young.refused) return limit
  const small = only(Math.min(young.most, limit.low))
  return alone ? small : either(limit, small)
}

const decidedVictim = ({ victim }: LoanFacts): Maybe => (victim === null ? null : victim === 'decided')

/** The longest repayment time for buying a home, in years; null if no terms were found. */
export function yearsOf({ years }: HomeTerms, f: LoanFacts): Span | null {
  if (years.length === 0) return null
  const longest = (age: number, newly: boolean) =>
    Math.max(
      ...years
        .filter(({ under, newlywedUnder }) => under === null || age < ((newly ? newlywedUnder : null) ?? under))
        .map(({ most }) => most),
    )
  const ages = f.birth === null ? [0, Infinity] : [ageOn(f.birth, f.on)]
  const wed = newlyWed(f)
  const all = ages.flatMap((age) => (wed === null ? [true, false] : [wed]).map((newly) => longest(age, newly)))
  return span(Math.min(...all), Math.max(...all))
}

export const ratioOf = ({ ratio, ratioOfFamilies }: LoanTerms, f: LoanFacts): Span | null => {
  if (ratio === null) return null
  const family = ratioOfFamilies === null ? false : raisedForFamily(f)
  return pick(family, ratioOfFamilies ?? ratio, ratio)
}

function depositPart(terms: LoanTerms, f: LoanFacts): Span {
  const most = mostOf(terms, f)
  const ratio = ratioOf(terms, f)
  if (ratio === null || f.deposit === null) return span(0, most.high)
  const part = (percent: number) => Math.floor(((f.deposit ?? 0) * percent) / 100)
  return span(Math.min(most.low, part(ratio.low)), Math.min(most.high, part(ratio.high)))
}

function rentPart({ rentMost }: LoanTerms, { rent }: LoanFacts): Span {
  if (rentMost === 0) return only(0)
  return rent === null ? span(0, rentMost) : only(Math.min(rentMost, rent * RENT_MONTHS))
}

/**
 * Hundredths of a percent per year. `high` includes only the certain discounts, `low` also the possible ones
 * (electronic contract, a small loan, unanswered questions).
 */
export function rateOf(terms: LoanTerms, f: LoanFacts): RateResult {
  const { floor } = inForceTerms(discounts, f.on)
  const off = discountsOf(terms, f)
  if (!('rows' in terms.rates)) return { rate: span(terms.rates.lowest, terms.rates.highest), base: null, off }
  const base = baseOf(terms.rates, f)
  return { rate: span(Math.max(floor, base.low - off.high), Math.max(floor, base.high - off.low)), base, off }
}
/** `base`: the table's rate by income and deposit, before the discounts; null if only a span is published. */
export type RateResult = { rate: Span; base: Span | null; off: Span }

function baseOf({ deposits, rows }: RateTable, f: LoanFacts): Span {
  const income = coupleIncome(f)
  const rowAt = (won: Won) => rows.find((r) => won <= r.income) ?? rows.at(-1)
  const column = (won: Won) => deposits.filter((d) => won > d).length
  const [lowest, highest] = [rowAt(income.low), rowAt(income.high)]
  const [first, lastOne] = f.deposit === null ? [0, deposits.length] : [column(f.deposit), column(f.deposit)]
  return span(lowest?.rates[first] ?? 0, highest?.rates[lastOne] ?? 0)
}

function discountsOf(terms: LoanTerms, f: LoanFacts): Span {
  const d = inForceTerms(discounts, f.on)
  // the published span includes its discounts
  if (!('rows' in terms.rates)) return only(0)
  const outside = terms.area === null ? only(0) : pick(inCapital(f.region), 0, d.outside)
  const firm = terms.smallFirm === 0 ? only(0) : pick(f.smallFirm, terms.smallFirm, 0)
  const alone = terms.young?.refused === false ? pick(isYoungAlone(terms.young.under, f), terms.young.less, 0) : only(0)
  const social = socialDiscounts(terms, f)
  return span(outside.low + firm.low + alone.low + social.low, outside.high + firm.high + alone.high + social.high)
}

/** 우대금리: one of the welfare group, children in addition, and their highest total. */
function socialDiscounts({ family }: LoanTerms, f: LoanFacts): Span {
  const d = inForceTerms(discounts, f.on)
  const [one, two, three] = d.children
  // for the newborn product the child is the condition, not a discount
  const children = family === 'newborn' ? 0 : f.children
  const byChildren = children === null ? span(0, three) : only([0, one, two][children] ?? three)
  const welfare =
    f.welfare === null
      ? span(0, d.basic)
      : only({ none: 0, supported: d.supported, basic: d.basic, 'single-parent': d.basic }[f.welfare])
  const more = (f.on <= d.electronic.until ? d.electronic.less : 0) + d.modest.less
  const most = (basic: boolean, many: boolean) => (basic ? d.sumOfBasic : many ? d.sumOfFamilies : d.sum)
  const certain = most(f.welfare === 'basic' || f.welfare === 'single-parent', (children ?? 0) >= 3)
  const possible = most(f.welfare !== 'none' && f.welfare !== 'supported', children === null || children >= 3)
  return span(
    Math.min(certain, byChildren.low + welfare.low),
    Math.min(possible, byChildren.high + welfare.high + more),
  )
}

/** One month's interest on a sum, in won. */
export const monthlyInterest = (amount: Won, rate: number): Won => Math.floor((amount * rate) / 120_000)
