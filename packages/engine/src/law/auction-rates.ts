import type { HomeKind } from '../property/home-kind-names.ts'
import { day } from '../values/day.ts'
import { dated, last, lastValue, type RuleRef, refer, type Source } from './dated.ts'
import { isCapitalArea } from './region.ts'
import { type AuctionRateRow, auctionRates202606 } from './tables/auction-rates-2026-06.ts'
import { olderCode } from './tables/district-codes-2026-07.ts'

/** 낙찰가율 by district, all kinds of housing, as the 부동산테크 file prints it. */
export const auctionRates = dated<readonly AuctionRateRow[]>('auction-rates', 'event', [
  {
    from: day('2026-06-01'),
    value: auctionRates202606,
    source: {
      title: '한국부동산원 부동산테크 임대차시장 정보 2026-06',
      confidence: 'official',
      checkedOn: day('2026-11-21'),
    },
  },
])

type KindClass = '아파트' | '연립다세대' | '오피스텔' | '단독다가구'
type KindRate = { capital: number; other: number; low: number; high: number }

// for our own estimate; each of them is the last row of its table
/** A district's rate is shrunk towards its province's with the weight of this many sales. */
const leaning = 30
/** 낙찰가율 by kind of home, percent, and the low and high case as percent of the likely one. */
const kindRates: Readonly<Record<KindClass, KindRate>> = {
  아파트: { capital: 92, other: 80, low: 83, high: 112 },
  연립다세대: { capital: 73, other: 60, low: 80, high: 115 },
  오피스텔: { capital: 77.5, other: 72, low: 80, high: 115 },
  단독다가구: { capital: 65, other: 55, low: 80, high: 115 },
}
/** How much wider the low and the high case are, percent of the likely rate, with few or no sales. */
const width = { few: 30, fewer: 5, none: 10 }

const estimate = (title: string, confidence: Source['confidence'] = 'assumed'): Source => ({
  title,
  confidence,
  checkedOn: day('2026-11-21'),
})
export const auctionRateShrink = dated('auction-rate-shrink', 'event', [
  { from: day('2026-06-01'), value: leaning, source: estimate('표본이 적은 지역의 낙찰가율 보정, 자체 가정') },
])
export const auctionKindRates = dated('auction-kind-rates', 'event', [
  {
    from: day('2026-02-01'),
    value: kindRates,
    source: estimate('지지옥션 통계 보도(2024-05~2026-05)와 공개 실무표', 'news'),
  },
])
export const auctionRateWidth = dated('auction-rate-width', 'event', [
  { from: day('2026-06-01'), value: width, source: estimate('표본이 적은 지역의 낙찰가율 범위, 자체 가정') },
])

export type SaleRate = {
  low: number
  likely: number
  high: number
  sold: number | null
  rule: RuleRef
}

/** Expected 낙찰가율 in percent for a home: the district's, shrunk towards the province's, adjusted to the kind of home. */
export function saleRate(dongCode: string | null, kind: HomeKind | null): SaleRate {
  const table = last(auctionRates.rows)
  const code = dongCode ?? ''
  const byCode = rowsByCode(table.value)
  const own = districtRow(byCode, code)
  // an unknown place must not count as one with high sale rates
  const province = byCode.get(olderCode(code).slice(0, 2)) ?? byCode.get('other')
  const provinceRate = province?.[2] ?? 0
  const sold = own?.[3] ?? null
  const rate =
    own?.[2] == null || sold === null
      ? provinceRate
      : shrink(own[2], sold, provinceRate, lastValue('auction-rate-shrink', leaning))

  const capital = isCapitalArea(code)
  const all = byCode.get(capital ? 'capital' : 'other')?.[2] ?? provinceRate
  const spread = lastValue('auction-kind-rates', kindRates)[kindClass(kind)]
  const factor = (capital ? spread.capital : spread.other) / all
  // above the appraisal a forecast would rely on a handful of contested sales
  const likely = Math.min(100, round1(rate * factor))
  const { none, few, fewer } = lastValue('auction-rate-width', width)
  const wider = !sold ? none : sold < few ? fewer : 0
  return {
    low: round1((likely * (spread.low - wider)) / 100),
    likely,
    high: Math.min(105, round1((likely * (spread.high + wider)) / 100)),
    sold,
    rule: refer(auctionRates, table),
  }
}

/** (n·r + k·R) / (n + k), percent with one decimal. */
export const shrink = (rate: number, n: number, parentRate: number, k: number): number =>
  round1((n * rate + k * parentRate) / (n + k))

type ByCode = ReadonlyMap<string, AuctionRateRow>
const codes = new WeakMap<readonly AuctionRateRow[], ByCode>()
function rowsByCode(rows: readonly AuctionRateRow[]): ByCode {
  const byCode = codes.get(rows) ?? new Map(rows.map((r) => [r[0], r]))
  codes.set(rows, byCode)
  return byCode
}
const round1 = (n: number) => Math.round(n * 10) / 10

function districtRow(byCode: ByCode, code: string): AuctionRateRow | undefined {
  const district = code.slice(0, 5)
  const own = byCode.get(district)
  if (own?.[2] != null) return own
  const older = byCode.get(olderCode(district))
  return older?.[2] == null ? own : older
}

function kindClass(kind: HomeKind | null): KindClass {
  if (kind === '아파트') return '아파트'
  if (kind === '오피스텔' || kind === '생활숙박시설') return '오피스텔'
  if (kind === '다가구' || kind === '단독' || kind === '다중' || kind === '근린생활시설') return '단독다가구'
  return '연립다세대'
}
