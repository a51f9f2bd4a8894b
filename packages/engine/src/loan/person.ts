import { addMonths, day, type Day } from '../values/day.ts'
import { inForceTerms } from './in-force.ts'
import { commonTerms } from './tables/gates.ts'
import type { LoanFacts } from './facts.ts'
import { type Maybe, only, type Span, span } from './span.ts'

/** Full years on a day; the birthday counts. */
export function ageOn(birth: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4))
  return addMonths(birth, years * 12) <= on ? years : years - 1
}

/** 신혼: married for at most seven years, or within three months. */
export function newlyWed({ marriage, on }: LoanFacts): Maybe {
  if (marriage === null) return null
  if (marriage.state === 'single') return false
  const { newlywedYears, plannedMonths } = inForceTerms(commonTerms, on)
  if (marriage.state === 'planned') return marriage.on <= addMonths(on, plannedMonths)
  return on <= addMonths(marriage.on, newlywedYears * 12)
}

/** The first day on which a planned marriage counts. */
export const marriageCountsFrom = (marriedOn: Day, on: Day): Day =>
  addMonths(marriedOn, -inForceTerms(commonTerms, on).plannedMonths)

/** 신생아: born or adopted within two years, from 2023 on. */
export function hasNewborn({ youngest, on }: LoanFacts): Maybe {
  if (youngest === null) return null
  if (youngest === 'none') return false
  const { newbornYears, newbornFrom } = inForceTerms(commonTerms, on)
  return youngest >= day(newbornFrom) && youngest <= on && on <= addMonths(youngest, newbornYears * 12)
}

/** At least two children under age; limits are higher for them. */
export const twoChildren = ({ children }: LoanFacts): Maybe => (children === null ? null : children >= 2)

/** The couple's yearly income. An unknown income may be any, and a spouse may not exist. */
export function coupleIncome({ income, spouseIncome, marriage }: LoanFacts): Span {
  const own = income === null ? span(0, Infinity) : only(income)
  if (marriage?.state === 'single') return own
  const spouse = spouseIncome === null ? span(0, Infinity) : span(marriage === null ? 0 : spouseIncome, spouseIncome)
  return span(own.low + spouse.low, own.high + spouse.high)
}
