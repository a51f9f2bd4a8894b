import type { HomeKind } from '@jipsalpim/engine/property/home-kind-names.ts'
import type { Trade, TradeSet } from '@jipsalpim/engine/assessment.ts'
import { tradedAs } from '@jipsalpim/engine/price/traded-as.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { TradeMonth } from '@jipsalpim/providers/trades/port.ts'

export type Near = { kind: HomeKind; dong: string; lots: readonly string[]; area: number | null; from: Day; to: Day }

/**
 * The trades of a district as three sets, near to far, each including the nearer one. Farther sets contain only homes
 * within a quarter of the size (for houses, whose price depends on the land, three fifths): no others are ever
 * compared, and the report stores what it was judged by.
 */
export function tradeSets(months: readonly TradeMonth[], near: Near): TradeSet[] {
  const all = months.flatMap((m) => m.trades)
  const dong = all.filter((t) => t.dong === near.dong)
  const building = dong.filter((t) => t.lot !== null && near.lots.includes(t.lot))
  const room = (near.area ?? 0) * (tradedAs[near.kind] === '단독다가구' ? 0.6 : 0.25)
  const alike = ({ area }: Trade) => near.area !== null && Math.abs(area - near.area) <= room
  const set = (
    scope: TradeSet['scope'],
    trades: readonly (Trade & { dong: string })[],
    cancelled: number,
  ): TradeSet => ({
    scope,
    kind: near.kind,
    trades: trades.map(({ dong: _dong, ...trade }) => trade),
    cancelled,
    from: near.from,
    to: near.to,
  })
  // The ministry's cancelled reports are counted only for the district.
  return [
    set('building', building, 0),
    set('dong', dong.filter(alike), 0),
    set(
      'district',
      all.filter(alike),
      months.reduce((n, m) => n + m.cancelled, 0),
    ),
  ]
}

/** Trades of the same building and size: with this many in the last year the engine does not look further. */
export const enoughOf = (sets: readonly TradeSet[], area: number | null): boolean =>
  (sets
    .find((s) => s.scope === 'building')
    ?.trades.filter((t) => area === null || Math.abs(t.area - area) <= Math.max(5, area * 0.1)).length ?? 0) >= ENOUGH
const ENOUGH = 5
