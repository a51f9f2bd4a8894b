import type { PriceFacts } from './price-facts.ts'
import type { PriceBase, PriceRange } from '../assessment.ts'
import { type Known, known, unknown } from '../values/known.ts'
import type { Pace } from './drift.ts'
import { fromOfficial } from './from-official.ts'
import { fromRegisterSale } from './from-register-sale.ts'
import { fromTrades } from '#from-trades'
import { guarantorPrice } from './guarantor.ts'
import { agree, chooseBase } from './choose-base.ts'

/** The value of the home: one range from all evidence. Where the evidence disagrees the lowest credible base counts. */
export function estimatePrice(f: PriceFacts): Known<PriceRange> {
  const trades = fromTrades(f)
  const bases = [trades, fromOfficial(f), fromRegisterSale(f, paceOf(trades)), stated(f)].filter((b) => b !== null)
  const chosen = chooseBase(bases)
  if (chosen === null) return unknown('unknown' in f.trades ? f.trades.unknown : 'not-found', '실거래가·공시가격')
  const others = bases
    .filter((b) => b.method !== chosen.method)
    .map(({ method, low, likely, high, count, to, source, width }) => ({
      method,
      low,
      likely,
      high,
      count,
      to,
      source,
      ...(width === undefined ? {} : { width }),
      agrees: agree(chosen, { low, likely, high }),
    }))
  const range = { ...chosen, ...(others.length > 0 ? { others } : {}), ...guarantorPrice(f, bases) }
  return known(range, range.source, range.to)
}

function paceOf(trades: PriceBase | null): Pace {
  const older = trades?.drift ?? 0
  return { older, recent: trades?.recentDrift ?? older }
}

function stated({ statedPrice }: PriceFacts): PriceBase | null {
  if ('unknown' in statedPrice) return null
  const won = statedPrice.value
  return {
    low: won,
    likely: won,
    high: won,
    count: 0,
    method: 'stated',
    from: null,
    to: statedPrice.asOf,
    source: statedPrice.source,
    outliers: 0,
    cancelled: 0,
    windowMonths: 0,
    thin: false,
    width: { basis: 'assumed' },
  }
}
