import type { HomeKind, Trade, TradeSet } from '@jipsalpim/engine/assessment.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { TradeKind, TradeMonth } from '@jipsalpim/providers/trades/port.ts'

/** Which of the ministry's lists a kind of home is traded in; null where there is none to compare with. */
export const tradeKindOf: Record<HomeKind, TradeKind | null> = {
  아파트: '아파트',
  연립: '연립다세대',
  다세대: '연립다세대',
  도시형: '연립다세대',
  오피스텔: '오피스텔',
  다가구: '단독다가구',
  단독: '단독다가구',
  다중: '단독다가구',
  근린생활시설: null,
  생활숙박시설: null,
  노인복지주택: null,
}

export type Near = { kind: HomeKind; dong: string; lots: readonly string[]; area: number | null; from: Day; to: Day }

/**
 * The trades of a district as three sets, near to far, each holding the nearer one. Farther sets keep only homes within
 * a quarter of the size: more is never compared, and the report keeps what it was judged by.
 */
export function tradeSets(months: readonly TradeMonth[], near: Near): TradeSet[] {
  const all = months.flatMap((m) => m.trades)
  const dong = all.filter((t) => t.dong === near.dong)
  const building = dong.filter((t) => t.lot !== null && near.lots.includes(t.lot))
  const alike = ({ area }: Trade) => near.area !== null && Math.abs(area - near.area) <= near.area * 0.25
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
  // The ministry's cancelled reports are counted for the district only.
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

/** Trades of the same building and size: with so many of the last year the engine looks no farther. */
export const enoughOf = (sets: readonly TradeSet[], area: number | null): boolean =>
  (sets
    .find((s) => s.scope === 'building')
    ?.trades.filter((t) => area === null || Math.abs(t.area - area) <= Math.max(5, area * 0.1)).length ?? 0) >= ENOUGH
const ENOUGH = 5
