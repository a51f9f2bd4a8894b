import type { Grade, Severity } from '../assessment.ts'
import type { FindingId } from '../risk/finding-ids.ts'
import { accidentOdds, type OddsStep } from './accident-rates.ts'
import { last } from './dated.ts'

/** Points for each e-fold of the odds: the score falls as the logarithm of the odds of an accident rises. */
export const pointsPerLogOdds = 15
export const pointsFor = (odds: number): number => Math.round(pointsPerLogOdds * Math.log(odds))

export type FindingRow = { severity: Severity; weight: number }

/** Points of the first edition: its rows stand in the second one, which adds to them. */
export const firstWeights: Readonly<Record<number, FindingRow>> = {
  17: { severity: 'note', weight: 5 },
  18: { severity: 'danger', weight: 30 },
  19: { severity: 'danger', weight: 45 },
  41: { severity: 'note', weight: 3 },
  42: { severity: 'caution', weight: 6 },
  43: { severity: 'danger', weight: 10 },
  51: { severity: 'caution', weight: 14 },
  52: { severity: 'danger', weight: 26 },
  53: { severity: 'danger', weight: 51 },
  56: { severity: 'note', weight: 0 },
  61: { severity: 'caution', weight: 14 },
  62: { severity: 'danger', weight: 26 },
  63: { severity: 'danger', weight: 51 },
  101: { severity: 'danger', weight: 35 },
  102: { severity: 'danger', weight: 30 },
  103: { severity: 'danger', weight: 35 },
  104: { severity: 'danger', weight: 35 },
  105: { severity: 'danger', weight: 60 },
  106: { severity: 'danger', weight: 60 },
  107: { severity: 'danger', weight: 35 },
  108: { severity: 'caution', weight: 6 },
  109: { severity: 'danger', weight: 20 },
  110: { severity: 'caution', weight: 12 },
  111: { severity: 'caution', weight: 8 },
  112: { severity: 'danger', weight: 40 },
  113: { severity: 'note', weight: 2 },
  114: { severity: 'danger', weight: 20 },
  115: { severity: 'danger', weight: 18 },
  116: { severity: 'note', weight: 3 },
  117: { severity: 'caution', weight: 8 },
  118: { severity: 'caution', weight: 6 },
  119: { severity: 'caution', weight: 8 },
  120: { severity: 'caution', weight: 8 },
  121: { severity: 'caution', weight: 10 },
  122: { severity: 'note', weight: 3 },
  123: { severity: 'danger', weight: 50 },
  124: { severity: 'danger', weight: 20 },
  125: { severity: 'danger', weight: 30 },
  126: { severity: 'caution', weight: 8 },
  127: { severity: 'caution', weight: 5 },
  128: { severity: 'caution', weight: 10 },
  129: { severity: 'note', weight: 1 },
  130: { severity: 'note', weight: 2 },
  131: { severity: 'note', weight: 0 },
  132: { severity: 'caution', weight: 0 },
  133: { severity: 'caution', weight: 6 },
  134: { severity: 'caution', weight: 4 },
  135: { severity: 'danger', weight: 20 },
  136: { severity: 'caution', weight: 8 },
  137: { severity: 'caution', weight: 0 },
}

const addedWeights: Readonly<Record<number, FindingRow>> = {
  138: { severity: 'note', weight: 6 },
  139: { severity: 'danger', weight: 20 },
  140: { severity: 'danger', weight: 20 },
  141: { severity: 'danger', weight: 45 },
  142: { severity: 'danger', weight: 35 },
  143: { severity: 'danger', weight: 40 },
  144: { severity: 'caution', weight: 15 },
  145: { severity: 'danger', weight: 30 },
  146: { severity: 'caution', weight: 10 },
  147: { severity: 'danger', weight: 40 },
  148: { severity: 'caution', weight: 10 },
  149: { severity: 'danger', weight: 20 },
  150: { severity: 'caution', weight: 6 },
  151: { severity: 'caution', weight: 12 },
  152: { severity: 'danger', weight: 30 },
  153: { severity: 'danger', weight: 20 },
  154: { severity: 'caution', weight: 10 },
  155: { severity: 'caution', weight: 8 },
  156: { severity: 'note', weight: 2 },
  157: { severity: 'caution', weight: 10 },
  158: { severity: 'caution', weight: 8 },
  159: { severity: 'caution', weight: 8 },
  160: { severity: 'caution', weight: 8 },
  161: { severity: 'caution', weight: 8 },
  162: { severity: 'note', weight: 3 },
  163: { severity: 'note', weight: 2 },
  164: { severity: 'note', weight: 3 },
  165: { severity: 'danger', weight: 40 },
  166: { severity: 'note', weight: 0 },
  167: { severity: 'danger', weight: 25 },
  168: { severity: 'note', weight: 0 },
  169: { severity: 'caution', weight: 8 },
  170: { severity: 'note', weight: 2 },
  171: { severity: 'note', weight: 0 },
  172: { severity: 'note', weight: 2 },
  173: { severity: 'caution', weight: 8 },
  174: { severity: 'danger', weight: 35 },
  180: { severity: 'caution', weight: 8 },
  181: { severity: 'danger', weight: 20 },
  182: { severity: 'danger', weight: 20 },
  183: { severity: 'caution', weight: 0 },
  190: { severity: 'caution', weight: 6 },
}

export type HardCaps = Readonly<Partial<Record<FindingId, { grade: Grade; score: number }>>>

export const firstCaps: HardCaps = {
  'auction-opening': { grade: '매우위험', score: 10 },
  'public-sale': { grade: '매우위험', score: 10 },
  insolvency: { grade: '매우위험', score: 20 },
  seizure: { grade: '매우위험', score: 25 },
  'provisional-registration': { grade: '매우위험', score: 25 },
  'provisional-disposition': { grade: '매우위험', score: 25 },
  'notice-registration': { grade: '매우위험', score: 30 },
  'owner-mismatch': { grade: '매우위험', score: 30 },
  trust: { grade: '위험', score: 45 },
  'provisional-seizure': { grade: '위험', score: 45 },
  'tenancy-registration': { grade: '위험', score: 45 },
  redemption: { grade: '위험', score: 50 },
  'jeonse-right': { grade: '위험', score: 55 },
  'lease-right': { grade: '위험', score: 55 },
  'non-residential-use': { grade: '위험', score: 55 },
  'illegal-building': { grade: '위험', score: 55 },
  'deposit-not-covered-low': { grade: '주의', score: 79 },
}

const addedCaps: HardCaps = {
  'trust-no-consent': { grade: '매우위험', score: 20 },
  'payee-mismatch': { grade: '매우위험', score: 30 },
  'agent-without-papers': { grade: '위험', score: 50 },
  sublease: { grade: '위험', score: 55 },
  'move-out-request': { grade: '위험', score: 45 },
  'malicious-landlord': { grade: '매우위험', score: 30 },
  'guarantee-ban': { grade: '위험', score: 45 },
  'landlord-subrogation': { grade: '매우위험', score: 35 },
  'tax-arrears': { grade: '위험', score: 45 },
  'late-mortgage': { grade: '위험', score: 50 },
  'compulsory-administration': { grade: '매우위험', score: 25 },
  'neighbourhood-facility': { grade: '위험', score: 55 },
  'building-unapproved': { grade: '위험', score: 55 },
  'living-accommodation': { grade: '위험', score: 55 },
}

export type Weights = {
  odds: readonly OddsStep[]
  /** 채권최고액 of mortgages ÷ price, percent: HUG's limit is 60 % of 주택가액, that is 54 % of the price. */
  mortgage: readonly { fromPercent: number; code: 41 | 42 | 43 }[]
  /** Severity and points of each score number, before caps. */
  findings: Readonly<Record<number, FindingRow>>
  /** Hard caps: the grade cannot be better, the score not above, whatever else is good. */
  caps: HardCaps
  /** Debts and deposit at or above the whole price (깡통전세), percent, and what they cap. */
  underwater: { fromPercent: number; grade: Grade; score: number }
  /** Share of the deposit, percent, that may stay unpaid in the low case before 'deposit-not-covered-low' is found. */
  lowLoss: number
  /** Least score of each grade. */
  bands: readonly { grade: Grade; least: number }[]
}

/** What is judged with now. The tables of risk-tables.ts end in it; a browser that judges needs no more of them. */
export const currentWeights: Weights = {
  odds: last(accidentOdds.rows).value,
  mortgage: [
    { fromPercent: 30, code: 41 },
    { fromPercent: 54, code: 42 },
    { fromPercent: 80, code: 43 },
  ],
  findings: { ...firstWeights, ...addedWeights },
  caps: { ...firstCaps, ...addedCaps },
  underwater: { fromPercent: 100, grade: '매우위험', score: 35 },
  lowLoss: 20,
  bands: [
    { grade: '양호', least: 80 },
    { grade: '주의', least: 60 },
    { grade: '위험', least: 40 },
    { grade: '매우위험', least: 0 },
  ],
}

export function findingRow(code: number): FindingRow {
  const row = currentWeights.findings[code]
  if (row === undefined) throw new Error(`no weight for score number ${code}`)
  return row
}

/** The step of the study that a 부채비율 falls on. */
export function oddsAt(percent: number): OddsStep {
  const step = currentWeights.odds.findLast((s) => percent >= s.fromPercent)
  return step ?? { fromPercent: 0, odds: 1, weight: 0, ratePercent: 0.2 }
}
