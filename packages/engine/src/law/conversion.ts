import { day, type Day } from '../values/day.ts'
import { type Known, known } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { dated, inForce, type RuleRef, type Source } from './dated.ts'

const bank = (confidence: Source['confidence'], checkedOn: string): Source => ({
  title: '한국은행 기준금리',
  confidence,
  checkedOn: day(checkedOn),
})
const step = (from: string, value: number, confidence: Source['confidence'] = 'news', checkedOn = '2026-10-04') => ({
  from: day(from),
  value,
  source: bank(confidence, checkedOn),
})

/**
 * 기준금리, hundredths of a percent. The latest change before the requested day may be missing: `asOf` is the day it was
 * checked.
 */
export const baseRate = dated<number>('base-rate', 'event', [
  step('2020-05-28', 50),
  step('2021-08-26', 75),
  step('2021-11-25', 100),
  step('2022-01-14', 125),
  step('2022-04-14', 150),
  step('2022-05-26', 175),
  step('2022-07-13', 225),
  step('2022-08-25', 250),
  step('2022-10-12', 300),
  step('2022-11-24', 325),
  step('2023-01-13', 350),
  step('2024-10-11', 325),
  step('2024-11-28', 300),
  step('2025-02-25', 275),
  step('2025-05-29', 250, 'official'),
  step('2026-07-16', 275, 'official'),
  step('2026-08-27', 300, 'news', '2026-11-23'),
])

const statute: Source = {
  title: '주택임대차보호법',
  article: '제7조의2, 시행령 제9조',
  confidence: 'statute',
  checkedOn: day('2026-06-08'),
}

/** 월차임 전환 산정률: the lower of `most` and 기준금리 + `over`, hundredths of a percent. */
export const conversionCeiling = dated<{ most: number; over: number }>('conversion-ceiling', 'event', [
  { from: day('2016-11-30'), value: { most: 1000, over: 350 }, source: statute },
  { from: day('2020-09-29'), value: { most: 1000, over: 200 }, source: statute },
])

export type ConversionRate = {
  /** Hundredths of a percent a year: 500 is 5 %. */
  hundredths: number
  base: number
  baseFrom: Day
  rule: RuleRef
}

/** The highest rate for converting deposit into rent, in a running or a renewed lease. */
export function conversionRate(on: Day): Known<ConversionRate> {
  const ceiling = inForce(conversionCeiling, on)
  if ('unknown' in ceiling) return ceiling
  const base = inForce(baseRate, on)
  if ('unknown' in base) return base
  const { most, over } = ceiling.value.value
  return known(
    {
      hundredths: Math.min(most, base.value.value + over),
      base: base.value.value,
      baseFrom: base.value.rule.from,
      rule: ceiling.value.rule,
    },
    ceiling.source,
    base.asOf,
  )
}

/** A deposit as monthly rent, and a monthly rent as a deposit, at a rate in hundredths of a percent per year. */
export const rentAt = (deposit: Won, hundredths: number): Won => Math.floor((deposit * hundredths) / 120_000)
export const depositAt = (monthly: Won, hundredths: number): Won => Math.floor((monthly * 120_000) / hundredths)

/** The highest monthly rent that may replace this much deposit. An excess can be claimed back (제10조의2). */
export const rentForDeposit = (deposit: Won, on: Day): Known<{ monthly: Won; rate: ConversionRate }> =>
  withRate(on, (rate) => ({ monthly: rentAt(deposit, rate.hundredths), rate }))

/**
 * The deposit equivalent to a monthly rent at the same rate. The law caps only the other direction; this one is
 * custom.
 */
export const depositForRent = (monthly: Won, on: Day): Known<{ deposit: Won; rate: ConversionRate }> =>
  withRate(on, (rate) => ({ deposit: depositAt(monthly, rate.hundredths), rate }))

/** 환산월차임: the rent plus the deposit converted into rent. */
export const convertedRent = (deposit: Won, monthly: Won, on: Day): Known<Won> =>
  withRate(on, (rate) => monthly + rentAt(deposit, rate.hundredths))

function withRate<T>(on: Day, of: (rate: ConversionRate) => T): Known<T> {
  const rate = conversionRate(on)
  return 'unknown' in rate ? rate : known(of(rate.value), rate.source, rate.asOf)
}
