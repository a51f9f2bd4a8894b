import type { PriceRange, TradeSet } from '@jipsalpim/engine/assessment.ts'
import { estimatePrice } from '@jipsalpim/engine/price/estimate.ts'
import { addDays, addMonths, day, type Day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, valueOf } from '@jipsalpim/engine/values/known.ts'
import { enoughOf, tradeSets } from '../apps/server/src/features/report/trade-sets.ts'
import { measured, median, type Measured } from './measured.ts'
import { readSales, type Month, type Sale } from './real-sales.ts'

type Scope = TradeSet['scope']
type Tried = { sale: Sale; district: string; range: PriceRange }

/** What each scope must keep: share of later sales inside the range, below it at most, and the error of the likely price. */
const ceilings: Readonly<Record<Scope | 'every scope', { covered: number; below: number; error: number }>> = {
  'every scope': { covered: 80, below: 12, error: 8 },
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
const [EVERY, FROM] = [6, 1]

/** The price range against what homes were sold for later: from the sets that the server would have had on that day. */
export async function benchBackTest(): Promise<Measured[]> {
  const tried = laterSales().flatMap(tryOne)
  const whole = figures('every scope', 'all', tried)
  const parts = (['building', 'dong', 'district'] as const).flatMap((scope) => {
    const of = tried.filter((t) => t.range.method === `trades-${scope}`)
    const banded = bands.map(([from, to]) => ({
      name: to === Infinity ? `${from} trades or more` : `${from}–${to} trades`,
      of: of.filter((t) => t.range.count >= from && t.range.count <= to),
    }))
    const seoul = { name: '서울, falling', of: of.filter((t) => t.district !== bundang) }
    const risen = { name: '분당', of: of.filter((t) => t.district === bundang) }
    return [{ name: 'all', of }, seoul, risen, ...banded]
      .filter((g) => g.of.length >= LEAST)
      .flatMap((g) => figures(scope, g.name, g.of))
  })
  return [...whole, ...parts]
}

function figures(scope: keyof typeof ceilings, name: string, of: readonly Tried[]): Measured[] {
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

const sales = readSales()
const bundang = '41135'

/** A sale between relatives (직거래) tells no price: such are among the trades, as they would be, but are not asked for. */
function laterSales(): { sale: Sale; district: string }[] {
  const districts = [...new Set([...sales.keys()].map((key) => key.slice(0, 5)))].toSorted()
  return districts
    .flatMap((district) =>
      monthsFrom(district, district === bundang ? day('2022-01-01') : day('2022-07-01'), 1).flatMap((month) =>
        month.trades.filter((t) => !t.direct).map((sale) => ({ sale, district })),
      ),
    )
    .filter((_, i) => i % EVERY === FROM)
}

function tryOne({ sale, district }: { sale: Sale; district: string }): Tried[] {
  const seen: Month[] = []
  const until = addDays(sale.day, -REPORTED)
  const setsSoFar = () =>
    tradeSets(seen, { kind: '아파트', dong: sale.dong, lots: [sale.lot], area: sale.area, from: until, to: sale.day })
  const months = monthsFrom(district, day(`${sale.day.slice(0, 7)}-01`), -1).slice(0, MONTHS)
  for (let i = 0; i < months.length && !enoughOf(setsSoFar(), sale.area); i += BATCH) {
    for (const m of months.slice(i, i + BATCH)) seen.push({ ...m, trades: m.trades.filter((t) => t.day <= until) })
  }
  const range = valueOf(
    estimatePrice({
      kind: '아파트',
      area: known(sale.area, 'bench'),
      approvedOn: known(day(`${sale.builtYear}-07-01`), 'bench'),
      officialPrice: unknown('not-given'),
      statedPrice: unknown('not-given'),
      trades: known(setsSoFar(), 'bench'),
      recentSale: null,
      day: sale.day,
    }),
  )
  return range === null ? [] : [{ sale, district, range }]
}

/** From the first month on, forward or back, to where the extract ends; it lacks 분당 2023-04. */
function monthsFrom(district: string, first: Day, step: 1 | -1): Month[] {
  const out: Month[] = []
  for (let [at, gaps] = [first, 0]; gaps < 2; at = addMonths(at, step)) {
    const month = sales.get(`${district} ${at.slice(0, 7).replace('-', '')}`)
    gaps = month === undefined ? gaps + 1 : 0
    if (month !== undefined) out.push(month)
  }
  return out
}
