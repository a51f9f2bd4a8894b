import {
  type AgeBand,
  ageBands,
  type SaleSpreadRow,
  type TradeSpreadRow,
  type TradeTier,
  tradeTiers,
} from '@jipsalpim/engine/law/price-bands.ts'
import type { SpreadCell } from '@jipsalpim/engine/law/price-spread.ts'
import { driftFactor } from '@jipsalpim/engine/price/drift.ts'
import { roomForMarket } from '@jipsalpim/engine/price/room-for-market.ts'
import type { TradeList } from '@jipsalpim/engine/price/traded-as.ts'
import { weighTrades } from '@jipsalpim/engine/price/weigh-trades.ts'
import { type Day, daysBetween } from '@jipsalpim/engine/values/day.ts'
import { conformal, type Later } from './quantiles.ts'
import { tenthOf, type Trial } from './trials.ts'

/** A later sale compared with the median of the trades before it, and with the last sale of the same home. */
export type Asked = Later & {
  list: TradeList
  band: AgeBand
  tier: TradeTier
  day: Day
  tenth: number
  again: (Later & { days: number }) | null
}

/** With fewer sales than this there is no row for an age or for the evidence; and none for the home's own last sale. */
const [LEAST, LEAST_AGAIN] = [15, 40]
/** With this many sales, their median counts for half. */
const LEAN = 100

/** One at a time: the evidence of all of them would not fit into memory. */
export function askAll(trials: Iterable<Trial>): Asked[] {
  const asked: Asked[] = []
  for (const trial of trials) {
    const one = askOf(trial)
    if (one !== null) asked.push(one)
  }
  return asked
}

function askOf({ sale, facts, before }: Trial): Asked | null {
  const weighed = weighTrades(facts)
  if (weighed === null) return null
  const { middle, band, tier } = weighed
  const room = roomForMarket(weighed.home)
  return {
    list: sale.list,
    band,
    tier,
    day: sale.day,
    tenth: tenthOf(sale),
    ratio: sale.won / middle,
    // the width that the market adds to the range is not added to its row a second time
    below: room.below / 100,
    above: room.above / 100,
    again:
      before === null
        ? null
        : {
            days: daysBetween(before.on, sale.day),
            ratio: sale.won / (before.won * driftFactor(before.drift, before.on, sale.day)),
          },
  }
}

/** A row for each age with enough sales, and one for all ages; basements are never mixed with them. */
export function tradeRowsOf(list: TradeList, all: readonly Asked[]): TradeSpreadRow[] {
  const asked = all.filter((a) => a.list === list)
  return tradeTiers.flatMap((tier) => {
    const of = asked.filter((a) => a.tier === tier)
    const homes = of.filter((a) => a.band !== 'basement')
    if (homes.length < LEAST) return []
    const row = (band: AgeBand | 'any', cell: SpreadCell): TradeSpreadRow => [
      list,
      band,
      tier,
      ...valuesOf(leaned(cell)),
    ]
    const ages = ageBands.flatMap((band) => {
      // basements are few: those with trades of the dong and those of the district are one group
      const from = band === 'basement' && isFar(tier) ? asked.filter((a) => isFar(a.tier)) : of
      const here = from.filter((a) => a.band === band)
      return here.length < LEAST ? [] : [row(band, conformal(list, here))]
    })
    return [...ages, row('any', conformal(list, homes))]
  })
}

/** The rows for a home's own last sale, by its age. */
export function saleRowsOf(list: TradeList, all: readonly Asked[]): SaleSpreadRow[] {
  const again = all.flatMap((a) => (a.list === list && a.again !== null ? [a.again] : []))
  const within = [0, 6, 12, 24].map((months) => months * 30.44)
  return [6, 12, 24].flatMap((months, i): SaleSpreadRow[] => {
    const here = again.filter(({ days }) => days > (within[i] ?? 0) && days <= (within[i + 1] ?? 0))
    return here.length < LEAST_AGAIN ? [] : [[list, months, ...valuesOf(conformal(list, here))]]
  })
}

const valuesOf = ({ low, likely, high, n }: SpreadCell) => [low, likely, high, n] as const

const isFar = (tier: TradeTier): boolean => tier === 'dong' || tier === 'district'

/** With few sales, the median is pulled towards that of the trades themselves. */
function leaned(cell: SpreadCell): SpreadCell {
  const likely = 100 + ((cell.likely - 100) * cell.n) / (cell.n + LEAN)
  return { ...cell, likely: Math.round(likely * 10) / 10 }
}
