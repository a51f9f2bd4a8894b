import type { Day } from '../values/day.ts'
import type { OpenRule } from './terms.ts'

/** The conditions of a product; their words are in the catalogues. */
export type LoanRule =
  | 'age'
  | 'age-service'
  | 'head'
  | 'alone'
  | 'young-alone'
  | 'no-home'
  | 'one-home'
  | 'no-loan'
  | 'public-rental'
  | 'credit'
  | 'called-in'
  | 'income'
  | 'income-each'
  | 'income-one'
  | 'assets'
  | 'deposit'
  | 'rent'
  | 'pays-rent'
  | 'area'
  | 'newlywed'
  | 'newborn'
  | 'victim'
  | 'apply-by'
  | 'house-price'
  | OpenRule

/**
 * One condition. `slack`: the distance to the limit, negative beyond it, in won, full years, m² or days; `fact` has no
 * distance. `day`: when it changes by itself, or until when it is valid.
 */
export type Reason = {
  rule: LoanRule
  state: 'met' | 'failed' | 'unknown'
  unit: 'won' | 'years' | 'm2' | 'days' | 'fact'
  mine: number | null
  limit: number | null
  slack: number | null
  day?: Day
}

export const fact = (rule: LoanRule, state: Reason['state'], day?: Day): Reason => ({
  rule,
  state,
  unit: 'fact',
  mine: null,
  limit: null,
  slack: null,
  ...(day === undefined ? {} : { day }),
})
