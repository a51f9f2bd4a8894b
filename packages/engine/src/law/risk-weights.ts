import type { Grade } from '../assessment.ts'
import { accidentOdds, type OddsStep } from './accident-rates.ts'
import { last } from './dated.ts'
import type { FindingRow } from './finding-row.ts'
import type { LookUpId } from './look-ups.ts'
import { findingRows } from './tables/finding-rows.ts'

/** Points for each e-fold of the odds: the score falls with the logarithm of the odds of an accident. */
export const pointsPerLogOdds = 15
export const pointsFor = (odds: number): number => Math.round(pointsPerLogOdds * Math.log(odds))

export type Weights = {
  odds: readonly OddsStep[]
  /** 채권최고액 of mortgages ÷ price, percent: HUG's limit is 60 % of 주택가액, that is 54 % of the price. */
  mortgage: readonly { fromPercent: number; code: 41 | 42 | 43 }[]
  /** The row of each score number. */
  findings: Readonly<Record<number, FindingRow>>
  /** Debts and deposit at or above the whole price (깡통전세), percent, and the resulting cap. */
  underwater: { fromPercent: number; grade: Grade; score: number }
  /** Percent of the deposit that may stay unpaid in the low case before 'deposit-not-covered-low' is found. */
  lowLoss: number
  /** Look-ups required for a full score: the points that each of them withholds while it is open. */
  open: Readonly<Partial<Record<LookUpId, number>>>
  /** Least score of each grade. */
  bands: readonly { grade: Grade; least: number }[]
}

/** The weights in use: the last rows of the tables in risk-tables.ts; a browser needs only these. */
export const currentWeights: Weights = {
  odds: last(accidentOdds.rows).value,
  mortgage: [
    { fromPercent: 30, code: 41 },
    { fromPercent: 54, code: 42 },
    { fromPercent: 80, code: 43 },
  ],
  // of two editions of a row the later one wins
  findings: Object.fromEntries(findingRows.map((row) => [row.code, row])),
  underwater: { fromPercent: 100, grade: '매우위험', score: 35 },
  lowLoss: 20,
  open: {
    'building-ledger': 4,
    'tax-arrears': 4,
    'landlord-identity': 3,
    'landlord-record': 3,
    'resident-households': 2,
  },
  bands: [
    { grade: '양호', least: 80 },
    { grade: '주의', least: 60 },
    { grade: '위험', least: 40 },
    { grade: '매우위험', least: 0 },
  ],
}

/** The row of a score number; throws without one, which is a programming error. */
export function findingRow({ findings }: Pick<Weights, 'findings'>, code: number): FindingRow {
  const row = findings[code]
  if (row === undefined) throw new Error(`no row for score number ${code}`)
  return row
}

/** The step of the study for a 부채비율. */
export function oddsAt({ odds }: Pick<Weights, 'odds'>, percent: number): OddsStep {
  const step = odds.findLast((s) => percent >= s.fromPercent)
  return step ?? { fromPercent: 0, odds: 1, weight: 0, ratePercent: 0.2 }
}
