import { BULK_PRODUCT } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { isTicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { Fail } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import type { OrderRow } from '../../order/order-row.ts'
import { createRefund } from '../../payment/refund/create-refund.ts'
import { findRefundable } from '../../payment/refund/find-refundable.ts'
import { readCollected } from '../../payment/read-collected.ts'
import { eraseDocumentsOf } from '../../report/documents/erase-documents.ts'
import { forgetMasked } from '../../report/sharing/forget-masked.ts'
import { voidReport } from '../../report/preparing/void-report.ts'

type Part = { amount: number; seenBack: number }

/**
 * Refuses what cannot be refunded now. A pack can only be refunded whole: each of its tickets is worth its share of the
 * price.
 */
export async function needPossible(tx: TxContext, order: OrderRow, part: Part) {
  const { paid } = await readCollected(tx.db, order.order_seq)
  const whole = part.seenBack + part.amount >= paid
  if (!whole && isTicketPack(order.product)) throw new Fail('operatorRefused', { reason: 'pack-whole' })
  // Each home's part is refunded with its own order, so that its watch ends with it.
  if (order.product === BULK_PRODUCT) throw new Fail('operatorRefused', { reason: 'by-home' })
  const share = await findRefundable(tx.db, order.order_seq, part)
  if (share === 'behind') throw new Fail('operatorBehind')
  if (typeof share === 'string') throw new Fail('operatorRefused', { reason: share })
  return { share, whole }
}

/**
 * Refunds the whole or a part, before and after the report. A whole refund stops a preparation and erases the documents;
 * after a part it continues. Requires the order's lock.
 */
export async function refundByOperator(tx: TxContext, order: OrderRow, part: Part & { askedAt: Date }) {
  const { share, whole } = await needPossible(tx, order, part)
  const { amount, askedAt } = part
  const { attempt, of_order_seq } = share
  const refund = await createRefund(tx, attempt, { amount, reason: 'operator', askedAt, of_order_seq })
  if (whole && order.delivered_at === null) await voidReport(tx, order.order_seq, ['preparing'])
  if (whole) {
    await eraseDocumentsOf(tx, order.order_seq)
    await forgetMasked(tx, order.order_seq)
  }
  return refund
}
