import { day } from '../values/day.ts'
import { dated, last } from './dated.ts'
import { olderCode } from './tables/district-codes-2026-07.ts'

/**
 * Percent taken off the least bid after each sale without a bidder; the last one repeats. By the code prefixes of the
 * court's districts, as they were before 2026-07-01.
 */
type Ladder = { prefixes: readonly string[]; off: readonly number[] }

/** 유찰저감률. Courts set it themselves and change it without a law. */
export const bidReductions = dated<{ usual: readonly number[]; courts: readonly Ladder[] }>('bid-ladder', 'event', [
  {
    from: day('2013-02-28'),
    value: {
      usual: [20],
      courts: [
        // 인천지방법원; 부천지원 (부천·김포), 고양지원 (고양·파주), 안산지원 (안산·광명·시흥)
        { prefixes: ['28', '4119', '4157', '4128', '4148', '4127', '41210', '41390'], off: [30] },
        // 광주지방법원 without its branches: 광주, 나주, 담양, 곡성, 화순, 영광, 장성
        { prefixes: ['29', '46170', '46710', '46720', '46790', '46870', '46880'], off: [30, 20] },
      ],
    },
    source: {
      title: '유찰저감률 보도(아시아경제 2013-02-28)와 공개 자료',
      confidence: 'news',
      checkedOn: day('2026-11-21'),
    },
  },
])

/** The least bid of each round, percent of the appraisal: 100, 80, 64 … */
export function leastBids(dongCode: string | null, rounds: number): number[] {
  const { usual, courts } = last(bidReductions.rows).value
  const code = olderCode(dongCode ?? '')
  const off = courts.find((c) => c.prefixes.some((p) => code.startsWith(p)))?.off ?? usual
  const bids = [100]
  for (let n = 0; n < rounds; n++) bids.push(((bids[n] ?? 0) * (100 - (off[n] ?? off.at(-1) ?? 0))) / 100)
  return bids
}

/** Number of sales without a bidder before one at this rate of the appraisal: about a month each. */
export function failedSales(dongCode: string | null, ratePercent: number): number {
  return leastBids(dongCode, most).findIndex((bid) => bid <= ratePercent + 1e-9)
}

// no rate in use is below a hundredth of the appraisal
const most = 25
