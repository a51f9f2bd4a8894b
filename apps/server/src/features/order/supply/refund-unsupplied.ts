import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { refundOrder } from '../../payment/refund/refund-order.ts'
import { lockOrder, supplyDue } from '../queries.ts'

/** Refunds undelivered orders on their date, one per transaction. Idempotent. */
export const refundUnsupplied: JobHandler<'order.supply'> = async (ctx) => {
  for (const order_seq of await supplyDue(ctx.db, dayInSeoul(ctx.now()))) {
    await ctx.tx(async (tx) => {
      const order = await lockOrder(tx.db, order_seq)
      if (order.state === 'completed' && order.delivered_at === null) await refundOrder(tx, order, 'not-supplied')
    })
    killPoint('order.unsupplied')
  }
}
