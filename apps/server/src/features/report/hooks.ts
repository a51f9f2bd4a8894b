import type { Stated } from '@jipsalpim/contract/areas/order/stated.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Personal } from '../../crypto/personal.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import type { HomeOrder, LeaseColumns, OrderView, StatedColumns } from './home-order.ts'

declare module '../../kernel/hooks.ts' {
  interface Hooks {
    /** The orders of reports; implemented by the order area. */
    orders: {
      findHome: (ctx: Pick<Context, 'db'>, orderSeq: number) => Promise<HomeOrder>
      /** A missing order and another user's order give the same result. */
      findOwn: (ctx: Pick<Context, 'db'>, userSeq: number, merchant: string) => Promise<OrderView | undefined>
      /** The report of an order is ready: it is delivered, and its revenue is posted once. */
      onDelivered: (tx: TxContext, orderSeq: number, reportSeq: number) => Promise<void>
      /** The report was judged again with another lease, which the order, its lists and copies now show. */
      onLease: (tx: TxContext, orderSeq: number, lease: Partial<LeaseColumns>) => Promise<void>
      landlordName: (ctx: Pick<Context, 'seal'>, order: HomeOrder) => Personal | null
      stated: (ctx: Pick<Context, 'seal'>, order: StatedColumns) => Stated
      describe: (order: OrderView) => Output<CallNamed<'reportProgress'>>['order']
    }
  }
}
