import { day } from '../values/day.ts'
import { accidentOdds } from './accident-rates.ts'
import { type Dated, dated, type Source } from './dated.ts'
import { districtAccidents } from './district-accidents.ts'
import type { FindingRow } from './finding-row.ts'
import { currentWeights, type Weights } from './risk-weights.ts'
import { signalThresholds } from './signal-thresholds.ts'
import { findingRows } from './tables/finding-rows.ts'

const first: Source = { title: '집살핌 위험 가중치 1판', confidence: 'assumed', checkedOn: day('2026-11-21') }
const third: Source = { title: '집살핌 위험 가중치 3판', confidence: 'assumed', checkedOn: day('2026-11-23') }
const table = <K extends keyof Weights>(key: string, of: K, from = '2026-11-21', source = first) =>
  dated<Weights[K]>(key, 'event', [{ from: day(from), value: currentWeights[of], source }])

type FindingValue = Omit<FindingRow, 'edition'>

/** A table for each score number, with the row of every edition that changed it. */
export const findingTables: readonly Dated<FindingValue>[] = [...Map.groupBy(findingRows, (row) => row.code)].map(
  ([code, rows]) =>
    dated<FindingValue>(
      `finding-${code}`,
      'event',
      rows.map(({ edition, ...value }) => ({ ...edition, value })),
    ),
)

/** Weights of the findings and caps of the grade, as a record: a report uses the last rows. */
export const riskTables: readonly Dated<unknown>[] = [
  accidentOdds,
  table('mortgage-steps', 'mortgage', '2023-05-01'),
  table('underwater-cap', 'underwater'),
  table('low-case-loss', 'lowLoss'),
  table('grade-bands', 'bands'),
  table('open-look-ups', 'open', '2026-11-23', third),
  districtAccidents,
  signalThresholds,
  ...findingTables,
]
