import { dated } from '../../law/dated.ts'
import { day } from '../../values/day.ts'
import type { Won } from '../../values/won.ts'
import { fund } from './sources.ts'

/** 순자산, by the day of the application: lease loans, and those of victims (the limit of purchase loans). */
export const assetLimits = dated<{ lease: Won; victim: Won }>('loan-assets', 'application', [
  { from: day('2025-01-01'), value: { lease: 337_000_000, victim: 488_000_000 }, source: fund('순자산 가액') },
  { from: day('2026-01-01'), value: { lease: 345_000_000, victim: 511_000_000 }, source: fund('순자산 가액') },
])

/** The conditions of every lease loan of the fund. */
export const commonTerms = dated<{
  /** 신혼: married for at most this many years, or planned within this many months. */
  newlywedYears: number
  plannedMonths: number
  /** 신생아: born within this many years, on this day at the earliest. */
  newbornYears: number
  newbornFrom: string
  /** Years without a new loan after 기한이익상실. */
  calledInYears: number
  /** Application within this many months of the earlier of the balance and the move-in report. */
  applyMonths: number
  /** Percent of the deposit that must have been paid. */
  paidPercent: number
  /** The highest loan for a person employed for less than a year, if the bank reduces it. */
  shortJobMost: Won
  /** No product for an income above this: the highest limit of all products. */
  incomeMost: Won
}>('loan-common', 'application', [
  {
    from: day('2026-01-01'),
    value: {
      newlywedYears: 7,
      plannedMonths: 3,
      newbornYears: 2,
      newbornFrom: '2023-01-01',
      calledInYears: 3,
      applyMonths: 3,
      paidPercent: 5,
      shortJobMost: 20_000_000,
      incomeMost: 200_000_000,
    },
    source: fund('대출대상·신청시기'),
  },
])

/** 우대금리 and floors, hundredths of a percent. */
export const discounts = dated<{
  /** Outside the capital area. */
  outside: number
  basic: number
  supported: number
  children: readonly [one: number, two: number, three: number]
  /** 전자계약, until a day. */
  electronic: { less: number; until: string }
  /** Borrows at most 30 % of the highest possible loan. */
  modest: { less: number; percent: number }
  /** The highest total of the discounts: in general, with three children, for the basic group. */
  sum: number
  sumOfFamilies: number
  sumOfBasic: number
  floor: number
}>('loan-discounts', 'application', [
  {
    from: day('2026-01-01'),
    value: {
      outside: 20,
      basic: 100,
      supported: 20,
      children: [30, 50, 70],
      electronic: { less: 10, until: '2026-12-31' },
      modest: { less: 20, percent: 30 },
      sum: 50,
      sumOfFamilies: 70,
      sumOfBasic: 100,
      floor: 100,
    },
    source: fund('우대금리'),
  },
])

