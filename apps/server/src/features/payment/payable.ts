import type { paypleCompleteFree } from '@jipsalpim/contract/areas/payment/calls.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import type { Action } from '../../kernel/serve.ts'
import type { Borne } from '../ledger/post-payment.ts'

/** The fields of an order that the payment area uses. `price` and `tax_free` in won. */
export type Payable = Pick<
  Selectable<Database['order_order']>,
  | 'order_seq'
  | 'merchant_uid'
  | 'user_seq'
  | 'product'
  | 'tickets'
  | 'again'
  | 'state'
  | 'price'
  | 'tax_free'
  | 'pg_name'
  | 'pay_method'
  | 'paid_at'
  | 'company_seq'
  | 'card_seq'
  | 'bulk_order_seq'
>
export type PayableState = Payable['state']
/** Identifies a payable: by its public number, or by our id. */
export type WhichPayable = { merchant: string } | { order_seq: number }

/** Operations of the area that owns the payable. Every function with `tx` runs in the payment's transaction. */
export type Payables = {
  /** Locks it. It always exists: payments reference it by a foreign key. */
  lock: (tx: TxContext, orderSeq: number) => Promise<Payable>
  lockOwn: (tx: TxContext, userSeq: number, which: WhichPayable) => Promise<Payable | undefined>
  find: (ctx: Pick<Context, 'db'>, orderSeq: number) => Promise<Payable>
  findOwn: (ctx: Pick<Context, 'db'>, userSeq: number, merchant: string) => Promise<Payable | undefined>
  /** The product of an order; null if there is no such order. */
  findWhatFor: (ctx: Pick<Context, 'db'>, merchant: string) => Promise<Pick<Payable, 'product' | 'again'> | null>
  /**
   * Runs the effects of a payment; returns the issuers' shares of the discount. Null: the order can no longer be
   * completed, so the money is refunded.
   */
  onPaid: (tx: TxContext, payable: Pick<Payable, 'order_seq'>) => Promise<readonly Borne[] | null>
  /** Ends the order without delivery. False if it had already ended. `from`: only from these states. */
  onEnded: (
    tx: TxContext,
    orderSeq: number,
    to: 'failed' | 'cancelled' | 'refunded',
    detail: Readonly<Record<string, unknown>>,
    from?: readonly PayableState[],
  ) => Promise<boolean>
  /** The whole payment was refunded at the gateway: stops work that is no longer paid for. */
  onAllBack: (tx: TxContext, orderSeq: number) => Promise<void>
  /** Inserts an event into its history. */
  note: (tx: TxContext, orderSeq: number, kind: string, detail: Readonly<Record<string, unknown>>) => Promise<unknown>
  /** Throws if another order of the same user has replaced this one. */
  refuseTakenOver: (tx: TxContext, payable: Pick<Payable, 'order_seq'>) => Promise<void>
  /** The coupon and ticket that the user gets back when the order has ended. */
  givenBack: (tx: TxContext, orderSeq: number) => Promise<{ coupon: 'open' | 'expired' | 'none'; ticket: boolean }>
  completeFree: Action<typeof paypleCompleteFree>
}

declare module '../../kernel/hooks.ts' {
  interface Hooks {
    payables: Payables
  }
}
