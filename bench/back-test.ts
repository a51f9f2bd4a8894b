import type { PriceRange, TradeSet } from '@jipsalpim/engine/assessment.ts'
import { auctionRates202606 } from '@jipsalpim/engine/law/tables/auction-rates-2026-06.ts'
import { estimatePrice } from '@jipsalpim/engine/price/estimate.ts'
import { addDays, addMonths, day, type Day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, valueOf } from '@jipsalpim/engine/values/known.ts'
import { covers, realSales } from '../apps/sandbox/src/world/real-sales.ts'
import { enoughOf, tradeSets } from '../apps/server/src/features/report/trade-sets.ts'
import { measured, median, type Measured } from './measured.ts'

type Scope = TradeSet['scope']
type Sale = Month['trades'][number]
type Tried = { sale: Sale; district: string; range: PriceRange }

/** What each scope must keep: share of later sales inside the range, below it at most, and the error of the likely price. */
const ceilings: Readonly<Record<Scope, { covered: number; below: number; error: number }>> = {
  building: { covered: 80, below: 12, error: 8 },
  dong: { covered: 80, below: 12, error: 18 },
  district: { covered: 75, below: 15, error: 35 },
}
const bands = [
  [1, 2],
  [3, 4],
  [5, 9],
  [10, 29],
  [30, Infinity],
] as const
/** Fewer sales than this say nothing of a band. */
const LEAST = 50
/** A sale is reported within 30 days (부동산거래신고법 3조): nothing younger is surely to be seen. */
const REPORTED = 30
const MONTHS = 24
const BATCH = 4
// every sixth sale; the widths of law/price-range.ts were set on other ones
const [EVERY, FROM] = [6, 5]

/** The price range against what homes were sold for later: from the sets that the server would have had on that day. */
export async function benchBackTest(): Promise<Measured[]> {
  const tried = laterSales().flatMap(tryOne)
  return (['building', 'dong', 'district'] as const).flatMap((scope) => {
    const of = tried.filter((t) => t.range.method === `trades-${scope}`)
    const banded = bands.map(([from, to]) => ({
      name: to === Infinity ? `${from} trades or more` : `${from}–${to} trades`,
      of: of.filter((t) => t.range.count >= from && t.range.count <= to),
    }))
    const seoul = { name: '서울, falling', of: of.filter((t) => t.district !== '41135') }
    const bundang = { name: '분당', of: of.filter((t) => t.district === '41135') }
    return [{ name: 'all', of }, seoul, bundang, ...banded]
      .filter((g) => g.of.length >= LEAST)
      .flatMap((g) => figures(scope, g.name, g.of))
  })
}

function figures(scope: Scope, name: string, of: readonly Tried[]): Measured[] {
  const errors = of.map(({ sale, range }) => (100 * (range.likely - sale.won)) / sale.won)
  const share = (is: (t: Tried) => boolean) => (100 * of.filter(is).length) / of.length
  const covered = share(({ sale, range }) => sale.won >= range.low && sale.won <= range.high)
  const below = share(({ sale, range }) => sale.won < range.low)
  const half = median(of.map(({ range }) => (50 * (range.high - range.low)) / range.likely))
  const [whole, limit] = [name === 'all', ceilings[scope]]
  // a market that fell by a fifth in a year, and one band of few, may miss what the whole must keep by five points
  const room = whole ? 0 : 5
  const note = `${of.length} sales, half width ${half.toFixed(1)} %`
  return [
    measured({
      name: `${scope}, ${name}: inside the range`,
      value: covered,
      unit: '%',
      ceiling: limit.covered - room,
      atLeast: true,
      note,
    }),
    measured({
      name: `${scope}, ${name}: sold for less than the range`,
      value: below,
      unit: '%',
      ceiling: limit.below + room,
      note,
    }),
    measured({
      name: `${scope}, ${name}: median error of the likely price`,
      value: median(errors.map(Math.abs)),
      unit: '%',
      ceiling: limit.error + room,
      note: `${note}, leaning ${median(errors).toFixed(1)} %`,
    }),
  ]
}

/** A sale between relatives (직거래) tells no price: such are among the trades, as they would be, but are not asked for. */
function laterSales(): { sale: Sale; district: string }[] {
  const seoul = auctionRates202606.map(([code]) => code).filter((code) => /^11\d{3}$/.test(code))
  const all = [
    ...seoul.map((code) => [code, day('2022-07-01')] as const),
    ['41135', day('2022-01-01')] as const,
  ].flatMap(([district, first]) =>
    monthsFrom(first, (m) => covers(district, m), 1).flatMap((m) =>
      monthOf(district, m)
        .trades.filter((t) => !t.direct)
        .map((sale) => ({ sale, district })),
    ),
  )
  return all.filter((_, i) => i % EVERY === FROM)
}

function tryOne({ sale, district }: { sale: Sale; district: string }): Tried[] {
  const seen: Month[] = []
  const until = addDays(sale.day, -REPORTED)
  const setsSoFar = () =>
    tradeSets(seen, { kind: '아파트', dong: sale.dong, lots: [sale.lot], area: sale.area, from: until, to: sale.day })
  const months = monthsFrom(day(`${sale.day.slice(0, 7)}-01`), (m) => covers(district, m), -1).slice(0, MONTHS)
  for (let i = 0; i < months.length && !enoughOf(setsSoFar(), sale.area); i += BATCH) {
    for (const m of months.slice(i, i + BATCH)) seen.push(reportedBy(monthOf(district, m), until))
  }
  const range = valueOf(
    estimatePrice({
      kind: '아파트',
      area: known(sale.area, 'bench'),
      officialPrice: unknown('not-given'),
      statedPrice: unknown('not-given'),
      trades: known(setsSoFar(), 'bench'),
      recentSale: null,
      day: sale.day,
    }),
  )
  return range === null ? [] : [{ sale, district, range }]
}

const reportedBy = (month: Month, until: Day): Month =>
  month.last <= until ? month : { ...month, trades: month.trades.filter((t) => t.day <= until) }

/** 'YYYYMM' from the first month on, forward or back, as long as the extract has them. */
function monthsFrom(first: Day, has: (month: string) => boolean, step: 1 | -1): string[] {
  const out: string[] = []
  for (let at = first; has(at.slice(0, 7).replace('-', '')); at = addMonths(at, step))
    out.push(at.slice(0, 7).replace('-', ''))
  return out
}

type Month = ReturnType<typeof readMonth>
const kept = new Map<string, Month>()
function monthOf(district: string, month: string): Month {
  const key = `${district} ${month}`
  const found = kept.get(key) ?? readMonth(district, month)
  kept.set(key, found)
  return found
}

function readMonth(district: string, month: string) {
  const rows = realSales(district, month)
  const trades = rows
    .filter((r) => r.cancelledOn === '')
    .map((r) => ({
      day: day(`${r.day.slice(0, 4)}-${r.day.slice(4, 6)}-${r.day.slice(6)}`),
      won: r.man * 10_000,
      area: Number(r.area),
      floor: Number(r.floor),
      builtYear: Number(r.builtYear),
      name: r.name,
      lot: r.lot,
      dong: r.dong,
      direct: r.direct,
    }))
  const last =
    trades
      .map((t) => t.day)
      .toSorted()
      .at(-1) ?? day('1900-01-01')
  return { trades, cancelled: rows.length - trades.length, last }
}
