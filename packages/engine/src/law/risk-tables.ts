import { day } from '../values/day.ts'
import { accidentOdds } from './accident-rates.ts'
import { dated, type Source } from './dated.ts'
import { districtAccidents } from './district-accidents.ts'
import { currentWeights, firstCaps, firstWeights, type Weights } from './risk-weights.ts'
import { signalThresholds } from './signal-thresholds.ts'

const edition = (title: string): Source => ({ title, confidence: 'assumed', checkedOn: day('2026-11-21') })
const first = edition('집살핌 위험 가중치 1판')
const second = edition('집살핌 위험 가중치 2판')
const table = <K extends keyof Weights>(key: string, of: K, from = '2026-11-21') =>
  dated<Weights[K]>(key, 'event', [{ from: day(from), value: currentWeights[of], source: first }])

export const findingWeights = dated<Weights['findings']>('finding-weights', 'event', [
  { from: day('2026-11-21'), value: firstWeights, source: first },
  { from: day('2026-11-22'), value: currentWeights.findings, source: second },
])
export const hardCaps = dated<Weights['caps']>('hard-caps', 'event', [
  { from: day('2026-11-21'), value: firstCaps, source: first },
  { from: day('2026-11-22'), value: currentWeights.caps, source: second },
])

/** What findings weigh and what caps the grade, for the record: a report is judged with the last rows. */
export const riskTables = [
  accidentOdds,
  table('mortgage-steps', 'mortgage', '2023-05-01'),
  findingWeights,
  hardCaps,
  table('underwater-cap', 'underwater'),
  table('low-case-loss', 'lowLoss'),
  table('grade-bands', 'bands'),
  districtAccidents,
  signalThresholds,
] as const
