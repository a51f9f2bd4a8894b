import type { Known } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import type { OfficialFacts } from './from-official.ts'
import type { RecentSale } from './recent-sale.ts'
import type { TradeFacts } from './weigh-trades.ts'

export type PriceFacts = TradeFacts &
  OfficialFacts & {
    statedPrice: Known<Won>
    recentSale: RecentSale | null
  }
