import type { Stated } from '@jipsalpim/contract/areas/order/stated.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Personal } from '../../crypto/personal.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import type { HomeOrder, OrderView, StatedColumns } from '../order/order-row.ts'

declare module '../../kernel/hooks.ts' {
  interface Hooks {
    /** The orders of reports, as the area of orders knows them. */
    orders: {
      findHome: (ctx: Pick<Context, 'db'>, orderSeq: number) => Promise<HomeOrder>
      /** Not there and not the person's look the same. */
      findOwn: (ctx: Pick<Context, 'db'>, userSeq: number, merchant: string) => Promise<OrderView | undefined>
      /** The report of an order is ready: it is delivered, and its price is earned, once. */
      onDelivered: (tx: TxContext, orderSeq: number, reportSeq: number) => Promise<void>
      landlordName: (ctx: Pick<Context, 'seal'>, order: HomeOrder) => Personal | null
      stated: (ctx: Pick<Context, 'seal'>, order: StatedColumns) => Stated
      say: (order: OrderView) => Output<CallNamed<'reportProgress'>>['order']
    }
  }
}
