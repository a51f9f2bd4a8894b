import type { Context, TxContext } from '../../../kernel/context.ts'
import type { Payable } from '../payable.ts'
import type { FetchedPayment } from '../settling/fetch-payments.ts'
import { bookPaid } from './book-paid.ts'
import { bookSurplus } from './book-surplus.ts'
import { bookWrongAmount } from './book-wrong-amount.ts'
import { decideListed, upsertListed, type Decision, type ListedRow } from '../doubt/listed-queries.ts'
import { matchBooked } from './match-booked.ts'
import { attemptOf, moveAttempt, type AttemptRow } from '../queries.ts'

/**
 * Matches every payment that a gateway reports for an order with our books, in one transaction under the order's lock:
 * one payment settles the order, all others are refunded, and each has a row with its decision. A repeated or
 * concurrent report books nothing twice. Returns the attempt that decides the order's state.
 */
export const bookPayments = (
  ctx: Context,
  attempt: AttemptRow,
  payments: readonly FetchedPayment[],
): Promise<AttemptRow> =>
  ctx.tx(async (tx) => {
    const order = await tx.hooks.payables.lock(tx, attempt.order_seq)
    for (const payment of inOrder(attempt, payments)) await bookPayment(tx, order, attempt, payment)
    return (await attemptOf(tx.db, attempt.merchant_uid)) ?? attempt
  })

const tookMoney = (p: FetchedPayment) => p.state === 'paid' || p.state === 'cancelled'

/** The payment that can settle the order first, the earliest of several; the gateway's list is newest first. */
function inOrder(attempt: AttemptRow, payments: readonly FetchedPayment[]): readonly FetchedPayment[] {
  const rank = (p: FetchedPayment) => (!tookMoney(p) ? 2 : fits(attempt, p) ? 0 : 1)
  const at = (p: FetchedPayment) => p.paidAt?.getTime() ?? 0
  return payments.toReversed().toSorted((a, b) => rank(a) - rank(b) || at(a) - at(b))
}
const fits = (attempt: AttemptRow, payment: FetchedPayment) =>
  payment.amount === attempt.amount && !payment.cancelledAmount

async function bookPayment(
  tx: TxContext,
  order: Payable,
  { vendor, merchant_uid }: AttemptRow,
  payment: FetchedPayment,
) {
  if (vendor === 'free') return
  const row = await upsertListed(tx.db, { vendor, order_seq: order.order_seq, told: payment })
  if (row.decision === 'settles' || row.decision === 'goes-back') return matchBooked(tx, order, row, payment)
  const attempt = await attemptOf(tx.db, merchant_uid)
  if (!attempt) throw new Error(`order ${order.order_seq} has no attempt`)
  const decided = await decide(tx, order, { attempt, row, payment })
  if (decided) await decideListed(tx.db, row.listed_seq, decided.as, decided.attempt_seq)
}

type Case = { attempt: AttemptRow; row: ListedRow; payment: FetchedPayment }
type Decided = { as: Decision; attempt_seq: number }
const OPEN = ['pending', 'unknown', 'failed'] as const

async function decide(tx: TxContext, order: Payable, { attempt, row, payment }: Case): Promise<Decided | null> {
  const { attempt_seq } = attempt
  const open = OPEN.some((state) => state === attempt.state)
  if (payment.state === 'ready') return null
  if (payment.state === 'failed') {
    // Payple files every try under one number, so each answer may be about another try.
    if (row.decision !== null && attempt.vendor !== 'payple') return null
    const facts = { reason: payment.failReason, gateway_id: payment.gatewayId }
    await moveAttempt(tx.db, attempt_seq, ['pending', 'unknown'], 'failed', facts)
    return { as: 'no-money', attempt_seq }
  }
  if (payment.cancelledAmount && payment.cancelledAmount >= payment.amount) {
    // Paid and cancelled at the gateway before we learned of it: there is nothing to refund.
    const facts = { reason: 'cancelled-at-gateway', gateway_id: payment.gatewayId }
    if (open && (await moveAttempt(tx.db, attempt_seq, OPEN, 'cancelled', facts)))
      await tx.hooks.payables.onEnded(tx, order.order_seq, 'cancelled', facts)
    return { as: 'no-money', attempt_seq }
  }
  if (!open) return { as: 'goes-back', attempt_seq: await bookSurplus(tx, order, attempt, payment) }
  if (!fits(attempt, payment)) {
    await bookWrongAmount(tx, attempt, payment)
    return { as: 'goes-back', attempt_seq }
  }
  return { as: (await bookPaid(tx, order, attempt, payment)) ? 'settles' : 'goes-back', attempt_seq }
}
