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

/** A home with its unit, as signed by the address search. */
export type ChosenHome = {
  hit: AddressHit
  address: string
  building_dong: string | null
  building_ho: string | null
}
/** What a price depends on. */
export type PriceContext = Pick<Context, 'db' | 'now' | 'seal' | 'settings' | 'hooks'>
/** The order of a later period. Its price is today's list price, unless `won` is given. */
export type Renewal = {
  user_seq: number
  /** The order that began the watch. */
  first_order_seq: number
  plan: WatchPlan
  /** The current home, if it differs from the first order's. */
  home: ChosenHome | null
  /** `card_seq`: null, or that of a removed card: the charge is declined, and the user is asked for another card. */
  card: { card_seq: number | null; vendor: 'portone' | 'payple' }
  won: number | null
  /** Upper limit of the price, even if the list price is higher. */
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
      /** The chosen home; null if it lacks a unit. */
      chooseHome: (ctx: Context, place: PlaceChoice) => Promise<ChosenHome | null>
      /** Orders a watch and charges its card. */
      pay: Action<typeof subscribePayment>
      /** Several homes with one payment: the price, the order, and the result. */
      priceBulk: Action<typeof subscribeBulkPrice>
      payBulk: Action<typeof subscribePaymentBulk>
      readBulk: Action<typeof subscribeBulk>
      /** Begins the free month of a campaign. */
      payCampaign: Action<typeof subscribePaymentCampaign>
      /** The plan's price for this user on a day, won; null if it is not sold then. */
      priceOn: (ctx: PriceContext, userSeq: number, plan: WatchPlan, at: Date) => Promise<number | null>
      /** The highest list price of a plan from now until then, won; 0 if it is not sold. */
      highestPrice: (ctx: Pick<Context, 'db'>, plan: WatchPlan, until: Date) => Promise<number>
      /** Creates the unpaid order of a later period. Null: the plan is no longer sold. */
      renew: (tx: TxContext, renewal: Renewal) => Promise<{ order_seq: number; price: number; worth: number } | null>
      /** Closes an unpaid order: a payment that still arrives for it is refunded automatically. */
      cancel: (tx: TxContext, orderSeq: number, reason: string) => Promise<boolean>
    }
  }
}
