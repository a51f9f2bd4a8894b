import { day } from '../values/day.ts'
import { jeonseRatioConvention } from './accident-rates.ts'
import { dated, last, type Source } from './dated.ts'

/** Thresholds of the signals. Days and months count from the day of the report, percents with their base. */
export type Thresholds = {
  /** 전세가율, percent: 51, 52, 53; below the first, from `notable` on, a note. */
  jeonse: { notable: number; steps: readonly { fromPercent: number; code: 51 | 52 | 53 }[] }
  /** 부채비율, percent: 61, 62, 63; below them 56. */
  debts: readonly { fromPercent: number; code: 61 | 62 | 63 }[]
  /** Percent of the deposit lost in the likely case, from which it is a danger. */
  lossDanger: number
  /** The owner changed within this many days; the deposit was this percent of the purchase price. */
  ownerDays: number
  boughtWithDeposit: number
  /** Number of sales within this many months. */
  rapid: { months: number; sales: number }
  newMonths: number
  /** Age of a print in days: old, very old (a caution), and past: then it shows the past and gets no verdict. */
  printDays: { old: number; veryOld: number; past: number }
  /** Percent a month that prices fall, and the number of months for which the fall is extended. */
  falling: { perMonth: number; months: number; danger: number }
  /** A district is notable at this multiple of the national rate of guarantee accidents. */
  accidentTimes: number
  /**
   * Percent of a landlord's guarantees that ended in an accident, by their number of homes: a danger from this value
   * on.
   */
  holdingsDanger: number
  /** A stated sum of other deposits that is below this percent of ours for each household. */
  lowOthers: number
  /** Debts ahead on the day of the contract, percent of the price, from which 최우선변제 may be refused. */
  hopelessDebts: number
}

const edition = (number: number, checkedOn: string): Source => ({
  title: `집살핌 신호 기준 ${number}판`,
  confidence: 'assumed',
  checkedOn: day(checkedOn),
})

const ratio = last(jeonseRatioConvention.rows).value

const first: Omit<Thresholds, 'hopelessDebts'> = {
  jeonse: {
    notable: ratio.normal,
    steps: [
      { fromPercent: ratio.caution, code: 51 },
      { fromPercent: ratio.danger, code: 52 },
      { fromPercent: ratio.refused, code: 53 },
    ],
  },
  debts: [
    { fromPercent: ratio.caution, code: 61 },
    { fromPercent: ratio.danger, code: 62 },
    { fromPercent: ratio.refused, code: 63 },
  ],
  lossDanger: 10,
  ownerDays: 92,
  boughtWithDeposit: 90,
  rapid: { months: 12, sales: 2 },
  newMonths: 24,
  printDays: { old: 7, veryOld: 30, past: 92 },
  falling: { perMonth: 0.3, months: 24, danger: 90 },
  accidentTimes: 2,
  holdingsDanger: 40,
  lowOthers: 30,
}

/** The last row of its table, in use for judging. */
export const thresholds: Thresholds = { ...first, hopelessDebts: 90 }

export const signalThresholds = dated<Partial<Thresholds>>('signal-thresholds', 'event', [
  { from: day('2026-11-21'), value: first, source: edition(1, '2026-11-21') },
  { from: day('2026-11-23'), value: thresholds, source: edition(2, '2026-11-23') },
])
