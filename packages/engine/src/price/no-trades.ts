import type { PriceBase } from '../assessment.ts'
import type { TradeFacts } from './weigh-trades.ts'

/** What a browser has in place of from-trades.ts: no device has the ministry's trades, and their tables are heavy. */
export function fromTrades({ trades }: TradeFacts): PriceBase | null {
  if ('value' in trades && trades.value.length > 0) throw new Error('trades are judged on the server')
  return null
}
