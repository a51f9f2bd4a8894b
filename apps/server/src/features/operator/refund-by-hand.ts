import type { operatorRefund } from '@jipsalpim/contract/operator.ts'
import { isTicketPack } from '@jipsalpim/contract/ticket-packs.ts'
import { Fail, type Action } from '../../http/serve.ts'
import { holdOrder } from '../order/hold-order.ts'
import { readHeld } from '../payment/read-held.ts'
import { requestPartRefund } from '../payment/request-part-refund.ts'
import { voidReport } from '../report/void-report.ts'
import { storyHead } from './story-queries.ts'

/**
 * Whole or part, before and after the report. The whole stops a preparation; after a part it goes on. Of a pack only the
 * whole: each of its tickets is worth its share of what was paid.
 */
export const refundByHand: Action<typeof operatorRefund> = async (ctx, { order_seq, amount, seen_back }) => {
  if (!(await storyHead(ctx.db, order_seq))) throw new Fail('notFound')
  return ctx.tx(async (tx) => {
    const order = await holdOrder(tx, order_seq)
    const { paid } = await readHeld(tx.db, order_seq)
    const whole = seen_back + amount >= paid
    if (!whole && isTicketPack(order.product)) throw new Fail('operatorRefused', { reason: 'pack-whole' })
    const refund = await requestPartRefund(tx, order_seq, { amount, seenBack: seen_back, reason: 'operator' })
    if (refund === 'behind') throw new Fail('operatorBehind')
    if (typeof refund === 'string') throw new Fail('operatorRefused', { reason: refund })
    if (whole && order.delivered_at === null) await voidReport(tx, order_seq, ['preparing'])
    return { refund_seq: refund.refund_seq, amount, due_on: refund.due_on }
  })
}
