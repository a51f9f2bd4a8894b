import type { TxContext } from '../../kernel/context.ts'
import { correctPayment } from '../ledger/correct-payment.ts'
import type { Payable } from './payable.ts'
import type { Held } from './ask-gateway.ts'
import { closeWhenAllBack } from './commit-refund.ts'
import { keepOutsideRefund } from './keep-outside-refund.ts'
import type { ListedRow } from './listed-queries.ts'
import { attemptBySeq, refundsOf, setCaptured, type AttemptRow } from './queries.ts'
import { isOpen } from './refund-state.ts'
import { requestRefund } from './request-refund.ts'

/**
 * A payment that stands in our books may have been given back at the gateway, by hand: that becomes ours, too. Under the
 * order's lock. A refund of ours that is on its way is settled by its own job.
 */
export async function matchBooked(tx: TxContext, order: Payable, row: ListedRow, held: Held): Promise<void> {
  const attempt = row.attempt_seq === null ? undefined : await attemptBySeq(tx.db, row.attempt_seq)
  if (!attempt) throw new Error(`payment ${row.listed_seq} is booked by no attempt`)
  const refunds = await refundsOf(tx.db, attempt.attempt_seq)
  if (refunds.some(isOpen)) return
  const taken = await withWhatIsHeld(tx, attempt, held)
  const outside = await keepOutsideRefund(tx, taken, held.cancelledAmount ?? 0)
  // What the gateway has refused to give back is the desk's.
  if (attempt.state === 'cancelled' && !refunds.some((r) => r.state === 'refused'))
    await requestRefund(tx, taken, attempt.reason ?? 'wrong-amount')
  if (!outside) return
  await closeWhenAllBack(tx, order, taken, outside)
  // Work that nobody pays for any more stops; a report that is there stays readable.
  if (attempt.state === 'paid' && (held.cancelledAmount ?? 0) >= attempt.amount)
    await tx.hooks.payables.onAllBack(tx, order.order_seq)
}

/** All of a cancelled attempt goes back: also what the gateway, having told of less, holds besides. */
async function withWhatIsHeld(tx: TxContext, attempt: AttemptRow, held: Held): Promise<AttemptRow> {
  const captured = attempt.captured ?? 0
  if (attempt.state !== 'cancelled' || held.amount <= captured) return attempt
  await correctPayment(tx, attempt.attempt_seq, captured, held.amount)
  await setCaptured(tx.db, attempt.attempt_seq, held.amount)
  return { ...attempt, captured: held.amount }
}
