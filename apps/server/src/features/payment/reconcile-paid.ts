import type { Context } from '../../main/context.ts'
import { holdOrder } from '../order/hold-order.ts'
import { voidReport } from '../report/void-report.ts'
import { closeWhenAllBack } from './commit-refund.ts'
import { inquirePayment } from './inquire-payment.ts'
import { keepOutsideRefund } from './keep-outside-refund.ts'
import type { AttemptRow } from './queries.ts'

/** A payment that is ours may have been given back at the gateway, by hand: that becomes ours too. */
export async function reconcilePaid(ctx: Context, attempt: AttemptRow): Promise<void> {
  const held = await inquirePayment(ctx, attempt)
  if (!held.ok) throw new Error(`payment ${attempt.attempt_seq}: ${held.message}`)
  const cancelled = held.value?.cancelledAmount ?? 0
  if (cancelled === 0) return
  await ctx.tx(async (tx) => {
    const order = await holdOrder(tx, attempt.order_seq)
    const refund = await keepOutsideRefund(tx, attempt, cancelled)
    if (!refund) return
    await closeWhenAllBack(tx, order, attempt, refund)
    // Work that nobody pays for any more stops; a report that is there stays readable.
    if (cancelled >= attempt.amount) await voidReport(tx, order.order_seq, ['preparing'])
  })
}
