import {
  FEWEST_TRADES,
  TRADES_A_PAGE,
  type subscribePrice,
  type subscribePriceAverage,
} from '@jipsalpim/contract/areas/subscribe/pricing.ts'
import { median } from '@jipsalpim/engine/price/spread.ts'
import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Action } from '../../../kernel/serve.ts'
import { tradesOfHome } from './trades-of-home.ts'

/** Sales only: we have no source of rents, and a missing list must not look like an empty one. */
export const readTrades: Action<typeof subscribePrice> = async (ctx, { subscribe, type, page }) => {
  const read = await tradesOfHome(ctx, subscribe)
  const found = type === '매매' ? read : { unknown: 'no-source' as const }
  if ('unknown' in found)
    return { trades: [], total: null, as_of: null, unknown: found.unknown, scope: null, from: null }
  return {
    trades: found.trades
      .slice((page - 1) * TRADES_A_PAGE, page * TRADES_A_PAGE)
      .map(({ day, won, area, floor }) => ({ day, won, area, floor })),
    total: found.trades.length,
    as_of: found.read_at.toISOString(),
    unknown: null,
    scope: found.scope,
    from: found.from_on,
  }
}

export const readAverage: Action<typeof subscribePriceAverage> = async (ctx, { id }) => {
  const found = await tradesOfHome(ctx, id)
  if ('unknown' in found)
    return { range: null, count: null, months: null, as_of: null, unknown: found.unknown, scope: null }
  const sold = found.trades
    .filter((t) => t.direct !== true)
    .map(({ won }) => won)
    .toSorted((a, b) => a - b)
  const [low, high] = [sold[0], sold.at(-1)]
  const known = low !== undefined && high !== undefined && sold.length >= FEWEST_TRADES
  return {
    range: known ? { low, middle: Math.round(median(sold)), high } : null,
    count: sold.length,
    months: monthsFrom(found.from_on, dayInSeoul(found.read_at)),
    as_of: found.read_at.toISOString(),
    unknown: known ? null : ('few' as const),
    scope: found.scope,
  }
}

/** Calendar months including the first and the last: the source is asked by whole months. */
const monthsFrom = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1
