import type { Context } from '../../kernel/context.ts'
import { isOpen, sumBack } from './refund-state.ts'
import { paidAttemptOfOrder, refundsOf, surplusOfOrder, type AttemptRow } from './queries.ts'

/** What an order's payment holds: captured, and gone back or on its way. */
export type Held = {
  paid: number
  back: number
  open: boolean
  /** The refund that a person has to decide; one of a payment at most is open. */
  doubt: { refund_seq: number; amount: number } | null
}

/** What of it is back already. */
export async function readBack(db: Context['db'], orderSeq: number): Promise<number> {
  const attempt = await paidAttemptOfOrder(db, orderSeq)
  if (!attempt) return 0
  return sumBack(await refundsOf(db, attempt.attempt_seq))
}

/** Everything that was taken for an order: its own payment, and each one beside that. */
export async function readTaken(db: Context['db'], orderSeq: number): Promise<number> {
  const [paid, beside] = await Promise.all([paidAttemptOfOrder(db, orderSeq), surplusOfOrder(db, orderSeq)])
  return [...(paid ? [paid] : []), ...beside].reduce((sum, a) => sum + (a.captured ?? 0), 0)
}

/** What is held of a payment and bears no tax. Of another amount than the order's no part is known to be free of it. */
export async function readTaxFreeHeld(ctx: Pick<Context, 'db' | 'hooks'>, attempt: AttemptRow): Promise<number> {
  const order = await ctx.hooks.payables.find(ctx, attempt.order_seq)
  if (attempt.captured !== order.price) return 0
  const back = (await refundsOf(ctx.db, attempt.attempt_seq)).filter((r) => r.state === 'done')
  return order.tax_free - back.reduce((sum, r) => sum + r.tax_free, 0)
}

export async function readHeld(db: Context['db'], orderSeq: number): Promise<Held> {
  const attempt = await paidAttemptOfOrder(db, orderSeq)
  if (!attempt) return { paid: 0, back: 0, open: false, doubt: null }
  const refunds = (await refundsOf(db, attempt.attempt_seq)).filter((r) => r.state !== 'refused')
  const doubt = refunds.find((r) => r.state === 'doubt')
  return {
    paid: attempt.captured ?? 0,
    back: refunds.reduce((sum, r) => sum + r.amount, 0),
    open: refunds.some(isOpen),
    doubt: doubt ? { refund_seq: doubt.refund_seq, amount: doubt.amount } : null,
  }
}
