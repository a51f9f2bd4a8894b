import { day, type Day } from '../values/day.ts'
import { type Known, known } from '../values/known.ts'
import { dated, inForce, type RuleRef, type Source } from './dated.ts'

const ministry: Source = { title: '국토교통부 보증사고 통계', confidence: 'news', checkedOn: day('2026-11-21') }

/**
 * 보증사고율 by the landlord's number of homes: up to `most` homes (null: more), in tenths of a percent. The ministry counts
 * ten homes in both '3–10' and '10–50': the worse row applies.
 */
export const accidentByHoldings = dated<readonly { most: number | null; perMille: number }[]>(
  'accident-by-holdings',
  'event',
  [
    {
      from: day('2025-05-27'),
      value: [
        { most: 2, perMille: 40 },
        { most: 9, perMille: 104 },
        { most: 50, perMille: 460 },
        { most: null, perMille: 625 },
      ],
      source: ministry,
    },
  ],
)

const rtech: Source = {
  title: '부동산테크 임대차 시장 정보, 전국 3개월 보증사고율',
  confidence: 'official',
  checkedOn: day('2026-11-21'),
}
/** The national rate of guarantee accidents over three months, hundredths of a percent. */
export const nationalAccidentRate = dated<number>('accident-national', 'event', [
  { from: day('2024-06-01'), value: 830, source: rtech },
  { from: day('2025-01-01'), value: 400, source: rtech },
  { from: day('2025-06-01'), value: 180, source: rtech },
  { from: day('2026-06-01'), value: 105, source: rtech },
])

/** 전세가율 by convention, percent: thresholds of normal, caution, danger; no legal grades. */
export const jeonseRatioConvention = dated<{ normal: number; caution: number; danger: number; refused: number }>(
  'jeonse-ratio-convention',
  'event',
  [
    {
      from: day('2022-09-01'),
      value: { normal: 60, caution: 70, danger: 80, refused: 90 },
      source: { title: '전세가율 구분 관행', confidence: 'assumed', checkedOn: day('2026-11-21') },
    },
  ],
)

/**
 * Odds of an unpaid deposit by 부채비율 ((선순위 + 보증금) ÷ 주택가격), relative to homes below 60 %, and the accident rate
 * (percent of guarantees) that the study counted on the step.
 */
export type OddsStep = { fromPercent: number; odds: number; weight: number; ratePercent: number }

const study: Source = {
  title: '안선영·이상엽(2025), 주택금융연구 9(2): 47–68, 수도권 HUG 보증 453,122건',
  confidence: 'official',
  checkedOn: day('2026-11-21'),
}
export const accidentOdds = dated<readonly OddsStep[]>('accident-odds', 'event', [
  {
    from: day('2025-06-01'),
    value: [
      { fromPercent: 0, odds: 1, weight: 0, ratePercent: 0.2 },
      { fromPercent: 60, odds: 1.508, weight: 6, ratePercent: 0.4 },
      { fromPercent: 70, odds: 2.59, weight: 14, ratePercent: 0.8 },
      { fromPercent: 80, odds: 5.489, weight: 26, ratePercent: 2 },
      { fromPercent: 90, odds: 29.923, weight: 51, ratePercent: 17.6 },
    ],
    source: study,
  },
])

/** Accident rate of the guarantees of landlords with this many homes. */
export function accidentOfHoldings(homes: number, on: Day): Known<{ perMille: number; rule: RuleRef }> {
  const found = inForce(accidentByHoldings, on)
  if ('unknown' in found) return found
  const of = found.value.value.find((b) => b.most === null || homes <= b.most)
  return of === undefined || homes < 1
    ? { unknown: 'out-of-range' }
    : known({ perMille: of.perMille, rule: found.value.rule }, found.source, found.asOf)
}
