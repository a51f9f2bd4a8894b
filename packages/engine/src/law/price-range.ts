import { day } from '../values/day.ts'
import { dated, type Source } from './dated.ts'

type Scope = 'building' | 'dong' | 'district'
/**
 * How far the range reaches to each side of the likely price at least, percent of it, and which of the trades lie
 * inside. Fewer than five or three trades, or trades older than a year, widen it.
 */
export type PriceSpread = {
  least: Readonly<Record<Scope, number>>
  fewerThan5: number
  fewerThan3: number
  olderThanYear: number
  sizeUnknown: number
  /** The quantile of the trades at which the range begins; it ends as far from the other end. */
  tail: Readonly<Record<Scope, number>>
}

const guess: Source = { title: '가격 범위의 최소 폭, 자체 가정', confidence: 'assumed', checkedOn: day('2026-10-04') }
const measured: Source = {
  title: '실거래 되짚기: 서울 2022-07~2023-03, 성남 분당 2022~2024 아파트 매매 (bench back-test)',
  confidence: 'measured',
  checkedOn: day('2026-11-21'),
}

/** A way of estimating is as good on a past day as now: what the last row of its table says counts. */
export const priceSpread: PriceSpread = {
  least: { building: 11, dong: 28, district: 36 },
  fewerThan5: 4,
  fewerThan3: 10,
  olderThanYear: 5,
  sizeUnknown: 10,
  tail: { building: 0.1, dong: 0.05, district: 0.05 },
}

/**
 * How trades are brought to the day: `homes` that sold twice at least, `lean` months² that pull the slope to nought,
 * `most` percent a month, over at most `months`.
 */
export const priceDrift = { homes: 5, lean: 50, most: 3, months: 12 }

/** Farther trades are compared where the buildings were approved within so many years of each other. */
export const priceLikeness = { years: 10 }

export const priceRangeTables = [
  dated<PriceSpread>('price-spread', 'event', [
    {
      from: day('2026-10-04'),
      value: {
        least: { building: 4, dong: 10, district: 15 },
        fewerThan5: 5,
        fewerThan3: 10,
        olderThanYear: 5,
        sizeUnknown: 10,
        tail: { building: 0.25, dong: 0.25, district: 0.25 },
      },
      source: guess,
    },
    { from: day('2026-11-21'), value: priceSpread, source: measured },
  ]),
  dated('price-drift', 'event', [{ from: day('2026-11-21'), value: priceDrift, source: measured }]),
  dated('price-likeness', 'event', [{ from: day('2026-11-21'), value: priceLikeness, source: measured }]),
] as const
