import type { orderDeterminedContract } from '@jipsalpim/contract/areas/order/order.ts'
import { rentFits } from '@jipsalpim/contract/areas/order/lease-fields.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { isFullyRefunded } from '../../payment/refund/is-fully-refunded.ts'
import { findReportOf } from '../../report/reading/find-report-of.ts'
import { leaseDayColumns, leaseTermColumns, type LeaseColumns } from '../../report/home-order.ts'
import { columnsOf } from '../order-row.ts'
import { insertOrderEvent, lockOwnHomeOrder, orderView, setLease } from '../queries.ts'
import { describeOrder } from '../reading/present-order.ts'

/**
 * Corrects the lease of a paid order until its report is ready: the report uses the lease that the order has at
 * delivery.
 */
export const correctLease: Action<typeof orderDeterminedContract> = (ctx, { id, ...given }, user) =>
  ctx.tx(async (tx) => {
    const order = await lockOwnHomeOrder(tx.db, user.seq, { order_seq: id })
    if (!order) throw new Fail('orderNotFound')
    if (order.state !== 'completed' || (await isFullyRefunded(tx, id))) throw new Fail('addressUndecidedState')
    const report = await findReportOf(tx, order)
    if (report && report.state !== 'preparing') throw new Fail('addressUndecidedState')
    const before = columnsOf(order, [...leaseTermColumns, ...leaseDayColumns])
    // a field that was not sent is absent or undefined
    const lease = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined)) }
    if (!rentFits(lease)) throw new Fail('invalidInput', { rental_amount: 'rent-does-not-fit' })
    const { contract_date: signed, contract_date_living: moveIn } = lease
    if (signed !== null && moveIn !== null && moveIn < signed)
      throw new Fail('invalidInput', { contract_date_living: 'living-before-contract' })
    const changed = (columns: readonly (keyof LeaseColumns)[]) => columns.some((c) => lease[c] !== before[c])
    const detail = { terms: changed(leaseTermColumns), days: changed(leaseDayColumns) }
    if (detail.terms || detail.days) {
      await setLease(tx.db, id, lease)
      await insertOrderEvent(tx.db, id, 'lease-corrected', detail)
    }
    return describeOrder(await orderView(tx.db, id))
  })

/** The report was assessed again with this lease: stores it in the order. */
export async function correctAfter(tx: TxContext, orderSeq: number, lease: Partial<LeaseColumns>): Promise<void> {
  await setLease(tx.db, orderSeq, lease)
  await insertOrderEvent(tx.db, orderSeq, 'lease-corrected')
}
