import type { Context } from '../../kernel/context.ts'
import { listedOfOrder, type ListedRow } from './listed-queries.ts'
import { refundsOf } from './queries.ts'
import { isOpen, sumBack } from './refund-state.ts'

/**
 * `left`: what is held of it still, by the gateway and by our own refunds; null while one is in doubt at a gateway that does
 * not tell what went back. `outside`: beside the order's own payment, it holds money, and none of it is on its way back.
 */
export type Payment = ListedRow & { left: number | null; outside: boolean }

/** Everything that the gateway has told us of under an order's number. */
export async function readPayments(ctx: Pick<Context, 'db' | 'payment'>, orderSeq: number): Promise<Payment[]> {
  const rows = await listedOfOrder(ctx.db, orderSeq)
  return Promise.all(
    rows.map(async (row) => {
      const refunds =
        row.attempt_seq !== null && row.decision !== 'no-money' ? await refundsOf(ctx.db, row.attempt_seq) : []
      const held = row.state === 'paid' ? row.amount - Math.max(row.cancelled_amount, sumBack(refunds)) : 0
      const isTold = ctx.payment[row.vendor].tellsRefunds
      const inDoubt = refunds.some((r) => r.state === 'unknown' || r.state === 'doubt')
      return {
        ...row,
        left: inDoubt && !isTold ? null : held,
        outside: row.decision !== 'settles' && held > 0 && !refunds.some(isOpen),
      }
    }),
  )
}
