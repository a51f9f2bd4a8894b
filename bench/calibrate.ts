import { ageBands, tradeTiers } from '@jipsalpim/engine/law/price-bands.ts'
import type { SpreadCell } from '@jipsalpim/engine/law/price-spread.ts'
import type { TradeList } from '@jipsalpim/engine/price/traded-as.ts'
import { day, daysBetween } from '@jipsalpim/engine/values/day.ts'
import { driftFactor } from '@jipsalpim/engine/price/drift.ts'
import { roomForMarket } from '@jipsalpim/engine/price/room-for-market.ts'
import { weighTrades } from '@jipsalpim/engine/price/weigh-trades.ts'
import { writeFileSync } from 'node:fs'
import { conformal, type Later } from './price/quantiles.ts'
import { readOfficialPairs } from './price/read-official.ts'
import { lotOf, readSales, saleFiles, type Sale } from './price/read-sales.ts'
import { partOf, type Trial, trialsOf } from './price/trials.ts'

/**
 * `npm run calibrate -- DIRECTORY [OFFICIAL.csv …]`: how wide the ranges must be, from the calibration lots of the
 * sales in the directory (bench/price/read-sales.ts says in what form), written as the table that the engine judges
 * with. The official prices are tables of sales beside the official price of the unit.
 */
const [directory, ...officialFiles] = process.argv.slice(2)
if (directory === undefined) {
  console.error('npm run calibrate -- DIRECTORY [OFFICIAL.csv …]')
  process.exit(1)
}

const FROM = day('2024-01-01')
/** Fewer sales than this make no row of their own age, nor of the evidence. */
const [LEAST, LEAST_OF_TIER] = [40, 15]
/** Standard errors farther out than the sales themselves lay; for basements, whose buildings differ most, the second. */
const [SURE, SURER] = [0.25, 1]
/** So many sales tell the middle half of the way. */
const LEAN = 100
const table = new URL('../packages/engine/src/law/tables/price-spread-2026-11-23.ts', import.meta.url)

type Asked = Later & { trial: Trial; band: string; tier: string }
type Row = readonly (string | number)[]

const lists = (Object.keys(saleFiles) as TradeList[]).map((list) => ({
  list,
  asked: askedOf(readSales(directory, list)),
})) // its own keys
const official = officialFiles.flatMap(readOfficialPairs).map(({ won, official: of }) => ({ ratio: won / of }))
writeFileSync(
  table,
  `import type { TradeList } from '../../price/traded-as.ts'
import type { AgeBand, TradeTier } from '../price-spread.ts'

// written by bench/calibrate.ts; do not edit

/** Kind, age, evidence; then percent of the middle of the trades: low, likely, high; and how many later sales were asked. */
export const tradeSpreadCells: readonly (readonly [TradeList, AgeBand | 'any', TradeTier, number, number, number, number])[] = [
${lists
  .flatMap(({ list, asked }) => tradeRows(list, asked))
  .map(printed)
  .join('\n')}
]

/** Kind, and within how many months the same home was sold before; then percent of that price: low, likely, high; how many. */
export const saleSpreadCells: readonly (readonly [TradeList, number, number, number, number, number])[] = [
${lists
  .flatMap(({ list, asked }) => saleRows(list, asked))
  .map(printed)
  .join('\n')}
]

/** Percent of the official price (공시가격) of 연립·다세대: low, likely, high; how many sales. */
export const officialSpreadCell = ${JSON.stringify(conformal(official, SURE))}
`,
)

function askedOf(sales: readonly Sale[]): Asked[] {
  return [...trialsOf(sales, FROM, (s) => partOf(s) === 'calibration')].flatMap((trial) => {
    const weighed = weighTrades(trial.facts)
    if (weighed === null) return []
    const { middle, band, tier } = weighed
    const room = roomForMarket(weighed.home)
    return [
      {
        trial,
        ratio: trial.sale.won / middle,
        // what the market adds to the range is not added to its row as well
        below: room.below / 100,
        above: room.above / 100,
        band,
        tier,
        cluster: tier === 'district' ? `${trial.sale.gu} ${trial.sale.dong}` : lotOf(trial.sale),
      },
    ]
  })
}

/** A row of each age for which enough were sold, and one of all ages; basements are never mixed with them. */
function tradeRows(list: TradeList, asked: readonly Asked[]): Row[] {
  return tradeTiers.flatMap((tier) => {
    const of = asked.filter((a) => a.tier === tier)
    const homes = of.filter((a) => a.band !== 'basement')
    if (homes.length < LEAST_OF_TIER) return []
    const any = conformal(homes, SURE)
    const ages = ageBands.flatMap((band) => {
      // basements are few: those with trades of the dong and of the district are one
      const from = band === 'basement' && isFar(tier) ? asked.filter((a) => isFar(a.tier)) : of
      const here = from.filter((a) => a.band === band)
      // and the parts of the lots differ more among them than chance would have it
      const cell = conformal(here, band === 'basement' ? SURER : SURE)
      return here.length < (band === 'basement' || band === 'unknown' ? LEAST_OF_TIER : LEAST)
        ? []
        : [[list, band, tier, ...valuesOf(leaned(cell))]]
    })
    return [...ages, [list, 'any', tier, ...valuesOf(leaned(any))]]
  })
}

function saleRows(list: TradeList, asked: readonly Asked[]): Row[] {
  const again = asked.flatMap(({ trial: { sale, before } }) => {
    if (before === null) return []
    const ratio = sale.won / (before.won * driftFactor(before.drift, before.on, sale.day))
    return [{ days: daysBetween(before.on, sale.day), ratio, cluster: lotOf(sale) }]
  })
  const within = [0, 6, 12, 24].map((months) => months * 30.44)
  return [6, 12, 24].flatMap((months, i) => {
    const here = again.filter(({ days }) => days > (within[i] ?? 0) && days <= (within[i + 1] ?? 0))
    if (here.length < LEAST) return []
    return [[list, months, ...valuesOf(conformal(here, SURE))]]
  })
}

function valuesOf({ low, likely, high, n }: SpreadCell): Row {
  return [low, likely, high, n]
}

function isFar(tier: string): boolean {
  return tier === 'dong' || tier === 'district'
}

/** The middle of few sales leans to that of the trades themselves. */
function leaned(cell: SpreadCell): SpreadCell {
  const likely = 100 + ((cell.likely - 100) * cell.n) / (cell.n + LEAN)
  return { ...cell, likely: Math.round(likely * 10) / 10 }
}

function printed(row: Row): string {
  return `  [${row.map((cell) => (typeof cell === 'string' ? `'${cell}'` : cell)).join(', ')}],`
}
