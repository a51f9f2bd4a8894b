import { day, dayOf, daysBetween, type Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { dated, inForce, type RuleRef, type Source } from './dated.ts'

export type RentCredit = {
  /** 총급여, 종합소득금액: upper limits. */
  salary: Won
  income: Won
  /** Limits of salary and income for the higher rate, percent. */
  lowSalary: Won
  lowIncome: Won
  high: number
  low: number
  /** The highest yearly rent that counts. */
  most: Won
  /** 국민주택규모 ㎡, and the size for families with this many children; or the 기준시가 up to `official`. */
  area: number
  family: { children: number; area: number } | null
  official: Won
}
const act: Source = {
  title: '조세특례제한법',
  article: '제95조의2, 시행령 제95조',
  confidence: 'statute',
  checkedOn: day('2026-06-08'),
}
const since2024: RentCredit = {
  salary: 80_000_000,
  income: 70_000_000,
  lowSalary: 55_000_000,
  lowIncome: 45_000_000,
  high: 17,
  low: 15,
  most: 10_000_000,
  area: 85,
  family: null,
  official: 400_000_000,
}

/** 월세 세액공제, selected by the year of the rent. */
export const rentCredit = dated<RentCredit>('rent-tax-credit', 'event', [
  {
    from: day('2023-01-01'),
    value: { ...since2024, salary: 70_000_000, income: 60_000_000, most: 7_500_000 },
    source: { ...act, article: '구 제95조의2', confidence: 'news' },
  },
  { from: day('2024-01-01'), value: since2024, source: act },
  { from: day('2026-01-01'), value: { ...since2024, family: { children: 3, area: 100 } }, source: act },
])

export type RentCreditInput = {
  year: number
  /** 총급여 if there is only employment income; else null and `income`. */
  salary: Won | null
  income: Won | null
  monthly: Won
  /** The days of the year lived under the contract; whole years are 12 months. */
  from: Day | null
  to: Day | null
  area: number | null
  officialPrice: Won | null
  children: number
  /** No house owned by the household, and 전입 to the contract's address. */
  homeless: boolean | null
  movedIn: boolean | null
}
export const rentCreditBars = ['income-over', 'home-too-large', 'owns-a-home', 'not-moved-in'] as const
export type RentCreditBar = (typeof rentCreditBars)[number]
export const rentCreditNeeds = ['income', 'home-size', 'ownership', 'moved-in'] as const
export type RentCreditNeed = (typeof rentCreditNeeds)[number]

/**
 * The income tax credit for rent paid in a year. `won` is 0 if something excludes it, and the possible credit while
 * something is open.
 */
export function rentTaxCredit(ask: RentCreditInput): Known<{
  won: Won
  counted: Won
  percent: number
  capped: boolean
  bars: readonly RentCreditBar[]
  needs: readonly RentCreditNeed[]
  rule: RuleRef
}> {
  const found = inForce(rentCredit, dayOf(ask.year, 1, 1))
  if ('unknown' in found) return found
  const v = found.value.value
  if (ask.salary === null && ask.income === null) return unknown('not-given', '소득')
  const within = (salary: Won, income: Won) =>
    (ask.salary === null || ask.salary <= salary) && (ask.income === null || ask.income <= income)
  const bars: RentCreditBar[] = []
  const needs: RentCreditNeed[] = []
  if (!within(v.salary, v.income)) bars.push('income-over')
  const fits = sizeFits(ask, v)
  if (fits === null) needs.push('home-size')
  else if (!fits) bars.push('home-too-large')
  if (ask.homeless === null) needs.push('ownership')
  else if (!ask.homeless) bars.push('owns-a-home')
  if (ask.movedIn === null) needs.push('moved-in')
  else if (!ask.movedIn) bars.push('not-moved-in')
  const percent = within(v.lowSalary, v.lowIncome) ? v.high : v.low
  const paid = rentOfYear(ask)
  const counted = Math.min(paid, v.most)
  return known(
    {
      won: bars.length > 0 ? 0 : Math.floor((counted * percent) / 100),
      counted,
      percent,
      capped: paid > v.most,
      bars,
      needs,
      rule: found.value.rule,
    },
    found.source,
    found.asOf,
  )
}

/** Either of the two is enough; null if neither is met but one is unknown. */
function sizeFits({ area, officialPrice, children }: RentCreditInput, v: RentCredit): boolean | null {
  const most = v.family !== null && children >= v.family.children ? v.family.area : v.area
  if ((area !== null && area <= most) || (officialPrice !== null && officialPrice <= v.official)) return true
  return area === null || officialPrice === null ? null : false
}

/** 계약 총월세 ÷ 계약일수 × 그 해 임차일수, of a contract of whole years. */
function rentOfYear({ year, monthly, from, to }: RentCreditInput): Won {
  const [first, last] = [dayOf(year, 1, 1), dayOf(year, 12, 31)]
  const start = from === null || from < first ? first : from
  const end = to === null || to > last ? last : to
  const days = Math.max(0, daysBetween(start, end) + 1)
  return Math.floor((monthly * 12 * days) / (daysBetween(first, last) + 1))
}
