import type { Context } from '../../main/context.ts'
import { listedOfOrder, type ListedRow } from './listed-queries.ts'
import { refundsOf } from './queries.ts'
import { isOpen } from './refund-state.ts'

/** `outside`: beside the order's own payment, it holds money, and none of it is on its way back. */
export type Payment = ListedRow & { outside: boolean }

/** Everything that the gateway has told us of under an order's number. */
export async function readPayments(db: Context['db'], orderSeq: number): Promise<Payment[]> {
  const rows = await listedOfOrder(db, orderSeq)
  return Promise.all(
    rows.map(async (row) => {
      const holds = row.state === 'paid' && row.amount > row.cancelled_amount && row.decision !== 'settles'
      const refunds = holds && row.attempt_seq !== null ? await refundsOf(db, row.attempt_seq) : []
      const open = refunds.some(isOpen)
      const back = refunds.reduce((sum, r) => sum + (r.state === 'done' ? r.amount : 0), 0)
      return { ...row, outside: holds && !open && back < row.amount }
    }),
  )
}
