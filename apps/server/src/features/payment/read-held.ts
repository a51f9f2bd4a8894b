import type { Context } from '../../main/context.ts'
import { paidAttemptOfOrder, refundsOf } from './queries.ts'

/** What an order's payment holds: captured, and gone back or on its way. */
export type Held = { paid: number; back: number; open: boolean }

/** What of it is back already. */
export async function readBack(db: Context['db'], orderSeq: number): Promise<number> {
  const attempt = await paidAttemptOfOrder(db, orderSeq)
  if (!attempt) return 0
  return (await refundsOf(db, attempt.attempt_seq)).reduce((sum, r) => sum + (r.state === 'done' ? r.amount : 0), 0)
}

export async function readHeld(db: Context['db'], orderSeq: number): Promise<Held> {
  const attempt = await paidAttemptOfOrder(db, orderSeq)
  if (!attempt) return { paid: 0, back: 0, open: false }
  const refunds = (await refundsOf(db, attempt.attempt_seq)).filter((r) => r.state !== 'refused')
  return {
    paid: attempt.captured ?? 0,
    back: refunds.reduce((sum, r) => sum + r.amount, 0),
    open: refunds.some((r) => r.state !== 'done'),
  }
}
