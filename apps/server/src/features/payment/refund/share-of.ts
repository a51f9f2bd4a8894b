import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import { refundsOf, type AttemptRow, type RefundRow } from '../queries.ts'

/**
 * What was paid for an order: its own payment, or its share of the payment for several homes. `refunds`: those of this
 * order only; `left`: what can still be refunded, won.
 */
export type Share = {
  attempt: AttemptRow
  won: number
  refunds: RefundRow[]
  left: number
  /** The order, if it is one of several homes. */
  of_order_seq: number | null
}

export async function shareOf(db: Context['db'], orderSeq: number): Promise<Share | undefined> {
  const { rows } = await sql<AttemptRow & { part: number | null }>`
    select a.*, case when o.bulk_order_seq is not null then o.price end as part
    from order_order o join payment_attempt a on a.order_seq = coalesce(o.bulk_order_seq, o.order_seq)
    where o.order_seq = ${orderSeq} and a.state = 'paid'`.execute(db)
  if (!rows[0]) return undefined
  const { part, ...attempt } = rows[0]
  const all = await refundsOf(db, attempt.attempt_seq)
  const own = part === null ? all : all.filter((r) => r.of_order_seq === orderSeq)
  const won = part ?? attempt.captured ?? 0
  return {
    attempt,
    won,
    refunds: own,
    left: Math.min(won - counted(own), (attempt.captured ?? 0) - counted(all)),
    of_order_seq: part === null ? null : orderSeq,
  }
}

/** The amount refunded or being refunded. */
const counted = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, r) => sum + (r.state === 'refused' ? 0 : r.amount), 0)
