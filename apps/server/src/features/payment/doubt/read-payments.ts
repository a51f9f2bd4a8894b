import type { Context } from '../../../kernel/context.ts'
import { listedOfOrder, type ListedRow } from './listed-queries.ts'
import { refundsOf } from '../queries.ts'
import { isOpen, sumBack } from '../refund/refund-state.ts'

/**
 * `left`: the remaining amount according to the gateway and our own refunds; null while a refund is in doubt at a
 * gateway that does not report refunds. `outside`: not the order's own payment, with money left and no refund in
 * progress.
 */
export type Payment = ListedRow & { left: number | null; outside: boolean }

/** Everything that the gateway has reported under an order's number. */
export async function readPayments(ctx: Pick<Context, 'db' | 'payment'>, orderSeq: number): Promise<Payment[]> {
  const rows = await listedOfOrder(ctx.db, orderSeq)
  return Promise.all(
    rows.map(async (row) => {
      const refunds =
        row.attempt_seq !== null && row.decision !== 'no-money' ? await refundsOf(ctx.db, row.attempt_seq) : []
      const balance = row.state === 'paid' ? row.amount - Math.max(row.cancelled_amount, sumBack(refunds)) : 0
      const reportsRefunds = ctx.payment[row.vendor].reportsRefunds
      const inDoubt = refunds.some((r) => r.state === 'unknown' || r.state === 'doubt')
      return {
        ...row,
        left: inDoubt && !reportsRefunds ? null : balance,
        outside: row.decision !== 'settles' && balance > 0 && !refunds.some(isOpen),
      }
    }),
  )
}
