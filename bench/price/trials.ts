import type { HomeKind } from '@jipsalpim/engine/property/home-kind-names.ts'
import type { Trade } from '@jipsalpim/engine/assessment.ts'
import type { Drift } from '@jipsalpim/engine/price/drift.ts'
import { monthlyDrift } from '@jipsalpim/engine/price/measure-drift.ts'
import type { PriceFacts } from '@jipsalpim/engine/price/price-facts.ts'
import type { TradeList } from '@jipsalpim/engine/price/traded-as.ts'
import { addDays, addMonths, day, daysBetween, type Day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, type Known } from '@jipsalpim/engine/values/known.ts'
import { enoughOf, tradeSets } from '../../apps/server/src/features/report/preparing/trade-sets.ts'
import { lotOf, type Sale } from './read-sales.ts'

/** A sale to predict, with what was known about its home on that day. */
export type Trial = { sale: Sale; facts: PriceFacts; before: BeforeSale | null }
/** The last sale of the same floor and size of the same lot: what the home's register would print. */
export type BeforeSale = { won: number; on: Day; drift: Drift }

const kinds: Record<TradeList, HomeKind> = {
  아파트: '아파트',
  연립다세대: '다세대',
  오피스텔: '오피스텔',
  단독다가구: '다가구',
}
/** A sale is reported within 30 days (부동산거래신고법 3조): younger ones may be missing. */
const REPORTED = 30
const MONTHS = 24
const BATCH = 4

/** Which tenth of the lots a sale's lot belongs to, always the same: no home is in two. */
export const tenthOf = (sale: Sale): number => hash(lotOf(sale)) % 10

/**
 * Every sale from `from` on with a usable price: brokered, not cancelled, not part of a bulk sale. Its evidence is what
 * the server would have fetched that day: only what was reported by then.
 */
export function* trialsOf(sales: readonly Sale[], from: Day, wanted: (sale: Sale) => boolean): Generator<Trial> {
  const rows = sales.map((s) => ({ sale: s, trade: tradeOf(s) }))
  const byMonth = Map.groupBy(rows, ({ sale }) => `${sale.gu} ${sale.day.slice(0, 7)}`)
  const byLot = Map.groupBy(sales, lotOf)
  for (const sale of sales) {
    if (sale.direct || sale.bulk || sale.cancelledOn !== null || sale.day < from || !wanted(sale)) continue
    const until = addDays(sale.day, -REPORTED)
    const seen = (s: Sale) => s.day <= until && (s.cancelledOn === null || s.cancelledOn > sale.day)
    const sets = setsOf(sale, until, (month) =>
      (byMonth.get(`${sale.gu} ${month}`) ?? []).flatMap((row) => (seen(row.sale) ? [row.trade] : [])),
    )
    yield {
      sale,
      facts: factsOf(sale, known(sets, '국토교통부 실거래가', sale.day)),
      before: beforeOf(sale, (byLot.get(lotOf(sale)) ?? []).filter(seen), sets.at(-1)?.trades ?? []),
    }
  }
}

function setsOf(sale: Sale, until: Day, tradesOf: (month: string) => (Trade & { dong: string })[]) {
  const months: { trades: (Trade & { dong: string })[]; cancelled: number }[] = []
  const near = {
    kind: kinds[sale.list],
    dong: sale.dong,
    lots: sale.lot === '' ? [] : [sale.lot],
    area: sale.area,
    from: addMonths(until, -MONTHS),
    to: sale.day,
  }
  const first = day(`${sale.day.slice(0, 7)}-01`)
  let sets = tradeSets(months, near)
  for (let i = 0; i < MONTHS && !enoughOf(sets, sale.area); i += BATCH) {
    for (let j = i; j < i + BATCH; j++)
      months.push({ trades: tradesOf(addMonths(first, -j).slice(0, 7)), cancelled: 0 })
    sets = tradeSets(months, near)
  }
  return sets
}

function beforeOf(sale: Sale, ofLot: readonly Sale[], district: readonly Trade[]): BeforeSale | null {
  if (sale.lot === '') return null
  const last = ofLot
    .filter((s) => !s.direct && !s.bulk && s.floor === sale.floor && Math.abs(s.area - sale.area) < 0.01)
    .filter((s) => daysBetween(s.day, sale.day) <= MONTHS * 30.4)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .at(-1)
  return last === undefined ? null : { won: last.won, on: last.day, drift: monthlyDrift(district, sale.day) }
}

const tradeOf = (s: Sale): Trade & { dong: string } => ({
  day: s.day,
  won: s.won,
  area: s.area,
  floor: s.floor,
  builtYear: s.builtYear,
  name: s.name,
  lot: s.lot === '' ? null : s.lot,
  dong: s.dong,
  ...(s.list === '단독다가구' && s.land !== null ? { land: s.land } : {}),
  ...(s.direct ? { direct: true as const } : {}),
})

function factsOf(sale: Sale, trades: PriceFacts['trades']): PriceFacts {
  const toKnown = <T>(value: T | null): Known<T> => (value === null ? unknown('not-given') : known(value, 'bench'))
  return {
    kind: kinds[sale.list],
    place: known(sale.place, 'bench'),
    area: toKnown(sale.area),
    landArea: toKnown(sale.list === '단독다가구' ? sale.land : null),
    floor: toKnown(sale.floor),
    approvedOn: toKnown(sale.builtYear === null ? null : day(`${sale.builtYear}-07-01`)),
    officialPrice: unknown('not-given'),
    statedPrice: unknown('not-given'),
    trades,
    recentSale: null,
    day: sale.day,
  }
}

/** FNV-1a: the same on every machine. */
function hash(text: string): number {
  let h = 2_166_136_261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16_777_619)
  return h >>> 0
}
