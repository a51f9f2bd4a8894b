import { day } from '../values/day.ts'
import { jeonseRatioConvention } from './accident-rates.ts'
import { dated, last, type Source } from './dated.ts'

/** From where on a signal speaks. Days and months are counted from the day of the report, percents with their base. */
export type Thresholds = {
  /** 전세가율, percent: 51, 52, 53; below the first, from `notable` on, a note. */
  jeonse: { notable: number; steps: readonly { fromPercent: number; code: 51 | 52 | 53 }[] }
  /** 부채비율, percent: 61, 62, 63; below them 56. */
  debts: readonly { fromPercent: number; code: 61 | 62 | 63 }[]
  /** Percent of the deposit that is lost in the likely case, from which it is a danger. */
  lossDanger: number
  /** The owner changed within so many days; the deposit was so many percent of what he paid. */
  ownerDays: number
  boughtWithDeposit: number
  /** Sales within so many months, and how many of them. */
  rapid: { months: number; sales: number }
  newMonths: number
  /** A print older than so many days; a caution beyond the second; of the third and more it tells the past, and no verdict. */
  printDays: { old: number; veryOld: number; past: number }
  /** Percent a month that prices fall, and over how many months it is drawn on. */
  falling: { perMonth: number; months: number; danger: number }
  /** How many times the country's rate of guarantee accidents makes a district notable. */
  accidentTimes: number
  /** Percent of a landlord's guarantees that ended in an accident, by how many homes he holds: a danger from here. */
  holdingsDanger: number
  /** A stated sum of other deposits below so many percent of ours for each household. */
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

/** The last row of its table, and what is judged with. */
export const thresholds: Thresholds = { ...first, hopelessDebts: 90 }

export const signalThresholds = dated<Partial<Thresholds>>('signal-thresholds', 'event', [
  { from: day('2026-11-21'), value: first, source: edition(1, '2026-11-21') },
  { from: day('2026-11-23'), value: thresholds, source: edition(2, '2026-11-23') },
])
