import { BULK_PRODUCT } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { TxContext } from '../../kernel/context.ts'
import { readReturned } from '../coupon/using/read-returned.ts'
import type { Payables } from '../payment/payable.ts'
import { voidReport } from '../report/preparing/void-report.ts'
import { wonOfTicket } from '../ticket/using/return-ticket.ts'
import { readBulkCuts } from './bulk/complete-bulk.ts'
import { closeOrder } from './close-order.ts'
import { completeFreeAtPayple } from './paying/complete-free.ts'
import { completeOrder } from './paying/complete-order.ts'
import { findOrder, findOwnAnyOrder, findWhatFor } from './reading/find-order.ts'
import { lockForPayment, lockOwnForPayment } from './paying/lock-for-payment.ts'
import { recordOrder } from './record-order.ts'
import { refuseTakenOver } from './placing/alone/one-purchase.ts'
import { readCuts } from './price/read-cuts.ts'

/** The functions of the order area that the payment area calls. */
export const payables: Payables = {
  lock: lockForPayment,
  lockOwn: lockOwnForPayment,
  find: findOrder,
  findOwn: findOwnAnyOrder,
  findWhatFor,
  onPaid: async (tx, { order_seq }) => {
    const order = await findOrder(tx, order_seq)
    if (!(await completeOrder(tx, order))) return null
    return order.product === BULK_PRODUCT ? readBulkCuts(tx, order_seq) : readCuts(tx, order)
  },
  onEnded: closeOrder,
  onAllBack: (tx, orderSeq) => voidReport(tx, orderSeq, ['preparing']),
  note: recordOrder,
  refuseTakenOver: async (tx, { order_seq }) => refuseTakenOver(tx, await findOrder(tx, order_seq)),
  givenBack: async (tx: TxContext, orderSeq) => ({
    coupon: await readReturned(tx, orderSeq),
    ticket: (await wonOfTicket(tx, orderSeq)) > 0,
  }),
  completeFree: completeFreeAtPayple,
}
