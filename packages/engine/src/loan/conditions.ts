import { addMonths, daysBetween } from '../values/day.ts'
import type { LoanFacts } from './facts.ts'
import { inForceTerms } from './in-force.ts'
import { ageOn, coupleIncome, hasNewborn, marriageCountsFrom, newlyWed, twoChildren } from './person.ts'
import { inCapital } from './region.ts'
import { fact, type LoanRule, type Reason } from './reasons.ts'
import { either, type Maybe, only, or, pick, raisedTo, type Span } from './span.ts'
import { assetLimits, commonTerms } from './tables/gates.ts'
import type { Won } from '../values/won.ts'
import type { ByRegion, LoanTerms } from './terms.ts'

/** Every condition of a product for these facts, in the order of the questions. */
export const conditionsOf = (terms: LoanTerms, facts: LoanFacts): Reason[] =>
  [
    ...ageConditions(terms, facts),
    ...householdConditions(terms, facts),
    ...incomeConditions(terms, facts),
    loanCondition(terms, facts),
    assetsCondition(terms, facts),
    familyCondition(terms, facts),
    victimCondition(terms, facts),
    ...leaseConditions(terms, facts),
    ...recordConditions(terms, facts),
    homeCondition(terms, facts),
    ...terms.open.map((rule) => fact(rule, 'unknown')),
  ].filter((r) => r !== null)

function ageConditions({ age, young }: LoanTerms, f: LoanFacts): Reason[] {
  if (f.birth === null) return [measured('age', 'years', null, only(age.most ?? age.least))]
  const mine = ageOn(f.birth, f.on)
  const reasons: Reason[] = []
  const atLeast = { rule: 'age', unit: 'years', mine, limit: age.least, slack: mine - age.least } as const
  if (mine < age.least) reasons.push({ ...atLeast, state: 'failed', day: addMonths(f.birth, age.least * 12) })
  else if (age.most === null) reasons.push({ ...atLeast, state: 'met' })
  else if (mine > age.most && mayServe(age, mine, f)) reasons.push(fact('age-service', 'unknown'))
  else reasons.push(measured('age', 'years', only(mine), only(age.most)))
  if (young?.refused === true && mine < young.under)
    reasons.push(fact('young-alone', stateOf(negated(f.alone)), addMonths(f.birth, young.under * 12)))
  return reasons
}

/** 병역 raises the age limit by the years served, under conditions about the job that the bank decides. */
function mayServe({ most, withService }: LoanTerms['age'], age: number, f: LoanFacts): boolean {
  if (most === null || withService === null || age > withService || f.smallFirm === false) return false
  return f.serviceMonths === null || age - most <= Math.ceil(f.serviceMonths / 12)
}

function householdConditions({ home, onlyAlone }: LoanTerms, f: LoanFacts): Reason[] {
  // HF also lends to owners of one home who sell it in time, and to any adult of a household
  if (home?.lender === 'hf') return [fact('one-home', f.ownsHome === false ? 'met' : 'unknown')]
  return [
    fact('no-home', stateOf(negated(f.ownsHome))),
    fact('head', stateOf(f.head === null ? null : f.head !== 'neither')),
    ...(onlyAlone ? [fact('alone', stateOf(f.alone))] : []),
  ]
}

function incomeConditions({ income, home }: LoanTerms, f: LoanFacts): Reason[] {
  if (income === null) return []
  const mine = coupleIncome(f)
  let limit = only(income.base)
  const raise = (by: Maybe, to: number | null) => {
    limit = raisedTo(limit, by, to === null ? null : only(to))
  }
  raise(null, home?.income.first ?? null)
  raise(f.children === null ? null : f.children >= 1, home?.income.oneChild ?? null)
  raise(twoChildren(f), income.twoChildren)
  raise(newlyWed(f), income.newlywed)
  raise(bothEarn(f), income.dual?.both ?? null)
  const sum = measured('income', 'won', mine, limit)
  const oneOf = home?.income.oneOf ?? null
  if (sum.state === 'failed' && oneOf !== null && oneMayHave(oneOf, f)) return [fact('income-one', 'unknown')]
  const reasons = [sum]
  const higher = Math.max(f.income ?? 0, f.spouseIncome ?? 0)
  if (income.dual !== null && bothEarn(f) === true)
    reasons.push(measured('income-each', 'won', only(higher), only(income.dual.each)))
  return reasons
}

const bothEarn = ({ income, spouseIncome, marriage }: LoanFacts): Maybe => {
  if (marriage?.state === 'single' || income === 0 || spouseIncome === 0) return false
  return income === null || spouseIncome === null ? null : true
}

/** Whether one of a couple may earn at most this; true for an unknown income. */
const oneMayHave = (most: Won, { income, spouseIncome, marriage }: LoanFacts): boolean =>
  marriage?.state !== 'single' && Math.min(income ?? 0, spouseIncome ?? 0) <= most

/** A loan that is repaid on the day of the new one is no obstacle. Neither is a bank's loan of another adult. */
function loanCondition({ home }: LoanTerms, { held, repays }: LoanFacts): Reason {
  const hf = home?.lender === 'hf'
  if (held === null) return fact('no-loan', 'unknown')
  // we have not found which loans HF allows beside its own, except that it allows none of the fund's
  if (held === 'own') return fact('no-loan', hf && repays !== true ? 'unknown' : stateOf(repays))
  return fact('no-loan', held === 'adult-fund' && !hf ? 'failed' : 'met')
}

function assetsCondition({ assets }: LoanTerms, f: LoanFacts): Reason | null {
  if (assets === null) return null
  const mine = f.assets === null ? null : only(Math.max(0, f.assets))
  return measured('assets', 'won', mine, only(inForceTerms(assetLimits, f.on)[assets]))
}

function familyCondition({ family }: LoanTerms, f: LoanFacts): Reason | null {
  if (family === 'newborn') return fact('newborn', stateOf(hasNewborn(f)))
  if (family === null) return null
  const state = stateOf(newlyWed(f))
  const planned = state === 'failed' && f.marriage?.state === 'planned' ? f.marriage.on : null
  return fact('newlywed', state, planned === null ? undefined : marriageCountsFrom(planned, f.on))
}

function victimCondition({ victim }: LoanTerms, f: LoanFacts): Reason | null {
  if (victim === null) return null
  if (f.victim === null) return fact('victim', 'unknown')
  return fact('victim', f.victim === 'decided' || (victim === 'any' && f.victim === 'lost') ? 'met' : 'failed')
}

function leaseConditions(terms: LoanTerms, f: LoanFacts): (Reason | null)[] {
  const limit = depositLimitOf(terms, f)
  const rural = f.region === null ? null : f.region === 'rural'
  const { area, young, rent } = terms
  const small = young?.refused === false && isYoungAlone(young.under, f)
  const most = area && pick(rural, area.rural, area.most)
  return [
    limit && measured('deposit', 'won', f.deposit === null ? null : only(f.deposit), limit),
    rent === null ? null : measured('rent', 'won', f.rent === null ? null : only(f.rent), only(rent)),
    // a loan toward the rent is for people who pay rent
    rent === null ? null : fact('pays-rent', stateOf(f.rent === null ? null : f.rent > 0)),
    most && measured('area', 'm2', f.area === null ? null : only(f.area), smaller(most, small, young)),
    f.startsOn === null || area === null ? null : applyBy(f.startsOn, f),
  ]
}

const smaller = (most: Span, small: Maybe, young: LoanTerms['young']): Span => {
  if (small === false || young === null || young.refused) return most
  return small ? only(young.area) : either(most, only(young.area))
}

/** Under the age limit and alone in the household; null while one of the two is unknown. */
export function isYoungAlone(under: number, f: LoanFacts): Maybe {
  if (f.birth !== null && ageOn(f.birth, f.on) >= under) return false
  if (f.alone === false) return false
  return f.birth === null || f.alone === null ? null : true
}

function applyBy(startsOn: NonNullable<LoanFacts['startsOn']>, f: LoanFacts): Reason {
  const last = addMonths(startsOn, inForceTerms(commonTerms, f.on).applyMonths)
  const slack = daysBetween(f.on, last)
  return {
    rule: 'apply-by',
    state: slack >= 0 ? 'met' : 'failed',
    unit: 'days',
    mine: null,
    limit: null,
    slack,
    day: last,
  }
}

export function depositLimitOf({ deposit, depositOfFamilies }: LoanTerms, f: LoanFacts): Span | null {
  if (deposit === null) return null
  const usual = regional(deposit, f)
  const family = raisedForFamily(f)
  if (depositOfFamilies === null || family === false) return usual
  const raised = regional(depositOfFamilies, f)
  return family ? raised : either(usual, raised)
}

/** The newly wed and those with two children have higher limits. */
export const raisedForFamily = (f: LoanFacts): Maybe => or(newlyWed(f), twoChildren(f))
export const regional = ({ capital, other }: ByRegion, { region }: LoanFacts): Span =>
  pick(inCapital(region), capital, other)

function recordConditions({ home }: LoanTerms, f: LoanFacts): Reason[] {
  const credit = fact('credit', stateOf(f.credit === null ? null : f.credit === 'clean'))
  if (home?.lender === 'hf') return [credit]
  const years = inForceTerms(commonTerms, f.on).calledInYears
  const free = f.calledIn === null || f.calledIn === 'none' ? null : addMonths(f.calledIn, years * 12)
  return [
    credit,
    fact('public-rental', stateOf(negated(f.publicRental))),
    f.calledIn === null
      ? fact('called-in', 'unknown')
      : fact('called-in', free === null || free <= f.on ? 'met' : 'failed', free ?? undefined),
  ]
}

/** The home to buy is not asked about: its price may be on either side of the limit. */
const homeCondition = ({ home }: LoanTerms, f: LoanFacts): Reason | null =>
  home === undefined
    ? null
    : measured('house-price', 'won', null, pick(raisedForFamily(f), home.priceOfFamilies ?? home.price, home.price))

/** Compares a number with its limit: unknown while it may be on either side. */
export function measured(rule: LoanRule, unit: Reason['unit'], mine: Span | null, limit: Span): Reason {
  const state =
    mine === null ? 'unknown' : mine.high <= limit.low ? 'met' : mine.low > limit.high ? 'failed' : 'unknown'
  const value = mine !== null && mine.low === mine.high ? mine.low : null
  // the distance to the end of the limit that decided the state
  const to = state === 'failed' ? limit.high : limit.low
  const distance = value ?? (state === 'failed' && mine !== null ? mine.low : null)
  return { rule, state, unit, mine: value, limit: to, slack: distance === null ? null : exact(to - distance) }
}
/** Areas have decimals: 85 − 84.93 is 0.07. */
const exact = (n: number) => Math.round(n * 100) / 100

const negated = (m: Maybe): Maybe => (m === null ? null : !m)
const stateOf = (m: Maybe): Reason['state'] => (m === null ? 'unknown' : m ? 'met' : 'failed')
