import type { PlaceChoice } from '@jipsalpim/contract/areas/order/order.ts'
import type {
  subscribeBulk,
  subscribeBulkPrice,
  subscribePaymentBulk,
} from '@jipsalpim/contract/areas/subscribe/bulk.ts'
import type { subscribePayment, subscribePaymentCampaign } from '@jipsalpim/contract/areas/subscribe/paying.ts'
import type { WatchPlan } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import type { Action } from '../../kernel/serve.ts'

/** A whole home as the address search signed it. */
export type ChosenHome = {
  hit: AddressHit
  address: string
  building_dong: string | null
  building_ho: string | null
}
/** What a price depends on. */
export type PriceContext = Pick<Context, 'db' | 'now' | 'seal' | 'settings' | 'hooks'>
/** The order of a later period. Its price is the list's of today, unless the watch says what it is: `won`. */
export type Renewal = {
  user_seq: number
  /** The order that began the watch. */
  first_order_seq: number
  plan: WatchPlan
  /** The home of now, where it is another than the first order's. */
  home: ChosenHome | null
  /** `card_seq`: null, or of a card that was removed: it is declined, and its person is asked for another. */
  card: { card_seq: number | null; vendor: 'portone' | 'payple' }
  won: number | null
  /** Never more than this, whatever the list says. */
  most: number
}

declare module '../../kernel/hooks.ts' {
  interface Hooks {
    /** The orders of watches; implemented by the order area. */
    watchOrders: {
      /** The first register was read: the service has begun. */
      onBegun: (tx: TxContext, orderSeq: number) => Promise<void>
      /** The home cannot be watched: everything that was paid is refunded. */
      onRefused: (tx: TxContext, orderSeq: number, reason: 'watch-not-found' | 'watch-exists') => Promise<void>
      /** The home of a choice; null where it is not whole. */
      chooseHome: (ctx: Context, place: PlaceChoice) => Promise<ChosenHome | null>
      /** Orders a watch and charges its card. */
      pay: Action<typeof subscribePayment>
      /** Several homes from one payment: the sum, the order, and what became of it. */
      priceBulk: Action<typeof subscribeBulkPrice>
      payBulk: Action<typeof subscribePaymentBulk>
      readBulk: Action<typeof subscribeBulk>
      /** Begins the free month of a campaign. */
      payCampaign: Action<typeof subscribePaymentCampaign>
      /** The plan's price for this person on a day, won; null where it is not sold then. */
      priceOn: (ctx: PriceContext, userSeq: number, plan: WatchPlan, at: Date) => Promise<number | null>
      /** Makes the order of a later period, unpaid. Null: the plan is not sold any more. */
      renew: (tx: TxContext, renewal: Renewal) => Promise<{ order_seq: number; price: number; worth: number } | null>
      /** Gives up an unpaid order: a payment that still comes for it goes back by itself. */
      giveUp: (tx: TxContext, orderSeq: number, reason: string) => Promise<boolean>
    }
  }
}
