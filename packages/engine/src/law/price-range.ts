import type { TradeList } from '../price/traded-as.ts'
import { day } from '../values/day.ts'
import { dated, lastValue, type Source } from './dated.ts'
import { currentDrift, evenDrift } from './price-drift.ts'
import { borrowedReach } from './price-spread.ts'
import { saleSpreadCells, tradeSpreadCells } from './tables/price-spread-2026-11-27.ts'
import {
  saleSpreadCells as saleSpreadOf26,
  tradeSpreadCells as tradeSpreadOf26,
} from './tables/price-spread-2026-11-26.ts'
import {
  saleSpreadCells as saleSpreadOf23,
  tradeSpreadCells as tradeSpreadOf23,
} from './tables/price-spread-2026-11-23.ts'
import {
  saleSpreadCells as saleSpreadBefore,
  tradeSpreadCells as tradeSpreadBefore,
} from './tables/price-spread-seoul-2025-04.ts'

const measured: Source = {
  title: '국토교통부 실거래가 공개시스템: 서울 매매 2024-01~2025-04 되짚기',
  confidence: 'measured',
  checkedOn: day('2026-11-23'),
}

/** The second edition follows fast moves in both directions, and counts the sales of one lot as one observation. */
const again: Source = {
  title: '국토교통부 실거래가 공개시스템: 서울·분당 매매 2022-07~2025-04 되짚기',
  confidence: 'measured',
  checkedOn: day('2026-11-23'),
}

/** The third edition is calibrated on all lots; each tenth of them is tested with the widths from the other nine. */
const crossed: Source = {
  title: '국토교통부 실거래가 공개시스템: 서울 매매 2024-01~2025-04 되짚기, 모든 필지',
  confidence: 'measured',
  checkedOn: day('2026-11-26'),
}

/** The fourth edition allows fewer sales below the range (bench/price/quantiles.ts). */
const lower: Source = {
  title: '국토교통부 실거래가 공개시스템: 서울 매매 2024-01~2025-04 되짚기, 모든 필지',
  confidence: 'measured',
  checkedOn: day('2026-11-27'),
}

/** Measured on six tenths of the lots there; the other four tenths are the test set. */
const elsewhere: Source = {
  title: '국토교통부 실거래가 공개시스템: 분당 아파트 매매 2022-07~2024-12 되짚기',
  confidence: 'measured',
  checkedOn: day('2026-11-26'),
}

const assumed: Source = {
  title: '잰 것이 없는 곳의 범위, 자체 가정',
  confidence: 'assumed',
  checkedOn: day('2026-11-23'),
}

/**
 * The weight of a trade. It counts half if it is `halfMonths` old, or if the home is that much newer or older (years)
 * or larger (part of the size); one of the same building counts this many times one of the dong.
 */
const likenessBefore = {
  months: 36,
  /**
   * Maximum difference in size for a comparison: as a part of the home's own size, and in ㎡ within the same building.
   */
  size: 0.25,
  sizeInBuilding: 5,
  halfMonths: 9,
  halfSize: 0.15,
  halfYears: 6,
  dong: 1,
  district: 0.03,
  // a villa's only sale may have an inflated price: its neighbours count too
  building: { 아파트: 50, 오피스텔: 50, 연립다세대: 5, 단독다가구: 50 } satisfies Record<TradeList, number>,
  /** A house: percent of its price that scales with the land. */
  landPart: 80,
  halfLand: 0.4,
  halfSizeOfHouse: 0.6,
}
/** Like the first edition, but a basement with few comparable trades also uses the homes above ground. */
const likeness = {
  ...likenessBefore,
  /**
   * Percent of the price above ground that a basement brings; and the weight of basement trades at which both count
   * equally.
   */
  basement: { ofAbove: 67, lean: 1 },
}

/**
 * Percent of the median without measurements: no size, or a kind or age with too few sales. Older trades and an
 * unknown size widen the range by these points.
 */
const assumedSpread = {
  building: { low: 75, likely: 100, high: 125 },
  dong: { low: 60, likely: 100, high: 140 },
  district: { low: 50, likely: 100, high: 150 },
  old: 5,
  sizeUnknown: 10,
}

export const priceLikeness = (): typeof likeness => lastValue('price-likeness', likeness)
export const spreadAssumed = (): typeof assumedSpread => lastValue('price-spread-assumed', assumedSpread)

export const priceRangeTables = [
  dated('price-drift', 'event', [
    { from: day('2026-11-22'), value: evenDrift, source: measured },
    { from: day('2026-11-23'), value: currentDrift, source: again },
  ]),
  dated('price-likeness', 'event', [
    { from: day('2026-11-22'), value: likenessBefore, source: measured },
    { from: day('2026-11-23'), value: likeness, source: again },
  ]),
  dated('price-spread', 'event', [
    { from: day('2026-11-22'), value: tradeSpreadBefore, source: measured },
    { from: day('2026-11-23'), value: tradeSpreadOf23, source: again },
    { from: day('2026-11-26'), value: tradeSpreadOf26, source: crossed },
    { from: day('2026-11-27'), value: tradeSpreadCells, source: lower },
  ]),
  dated('price-spread-of-own-sale', 'event', [
    { from: day('2026-11-22'), value: saleSpreadBefore, source: measured },
    { from: day('2026-11-23'), value: saleSpreadOf23, source: again },
    { from: day('2026-11-26'), value: saleSpreadOf26, source: crossed },
    { from: day('2026-11-27'), value: saleSpreadCells, source: lower },
  ]),
  dated('price-spread-borrowed', 'event', [{ from: day('2026-11-26'), value: borrowedReach, source: elsewhere }]),
  dated('price-spread-assumed', 'event', [{ from: day('2026-11-23'), value: assumedSpread, source: assumed }]),
] as const
