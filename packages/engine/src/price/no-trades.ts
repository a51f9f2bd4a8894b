import type { PriceBase } from '../assessment.ts'
import type { TradeFacts } from './weigh-trades.ts'

/** Replaces from-trades.ts in a browser: a device has none of the ministry's trades, and their tables are large. */
export function fromTrades({ trades }: TradeFacts): PriceBase | null {
  if ('value' in trades && trades.value.length > 0) throw new Error('trades are judged on the server')
  return null
}
