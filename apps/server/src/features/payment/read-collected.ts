import type { Context } from '../../kernel/context.ts'
import { isOpen, sumBack } from './refund/refund-state.ts'
import { shareOf } from './refund/share-of.ts'
import { paidAttemptOfOrder, refundsOf, surplusOfOrder, type AttemptRow } from './queries.ts'

/** An order's payment: captured, and refunded or being refunded, in won. */
export type Collected = {
  paid: number
  back: number
  open: boolean
  /** The refund that an operator has to decide; at most one per payment. */
  doubt: { refund_seq: number; amount: number } | null
}

/** How much of the payment has been refunded. */
export async function readRefunded(db: Context['db'], orderSeq: number): Promise<number> {
  const share = await shareOf(db, orderSeq)
  return share ? sumBack(share.refunds) : 0
}

/** The total captured for an order: its own payment and all surplus payments. */
export async function readCaptured(db: Context['db'], orderSeq: number): Promise<number> {
  const [paid, beside] = await Promise.all([paidAttemptOfOrder(db, orderSeq), surplusOfOrder(db, orderSeq)])
  return [...(paid ? [paid] : []), ...beside].reduce((sum, a) => sum + (a.captured ?? 0), 0)
}

/**
 * The tax-free part of the remaining payment. If the captured amount is not the order's price, no part is known to be
 * tax-free.
 */
export async function readTaxFreeCollected(ctx: Pick<Context, 'db' | 'hooks'>, attempt: AttemptRow): Promise<number> {
  const order = await ctx.hooks.payables.find(ctx, attempt.order_seq)
  if (attempt.captured !== order.price) return 0
  const back = (await refundsOf(ctx.db, attempt.attempt_seq)).filter((r) => r.state === 'done')
  return order.tax_free - back.reduce((sum, r) => sum + r.tax_free, 0)
}

export async function readCollected(db: Context['db'], orderSeq: number): Promise<Collected> {
  const share = await shareOf(db, orderSeq)
  if (!share) return { paid: 0, back: 0, open: false, doubt: null }
  const refunds = share.refunds.filter((r) => r.state !== 'refused')
  const doubt = refunds.find((r) => r.state === 'doubt')
  return {
    paid: share.won,
    back: refunds.reduce((sum, r) => sum + r.amount, 0),
    open: refunds.some(isOpen),
    doubt: doubt ? { refund_seq: doubt.refund_seq, amount: doubt.amount } : null,
  }
}
