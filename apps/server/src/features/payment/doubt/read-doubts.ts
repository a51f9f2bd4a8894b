import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

/** Longer than a gateway's typical outage and the first four checks. */
export const DOUBT_MINUTES = 30
export const doubtKinds = ['attempt', 'refund', 'payment', 'difference'] as const
type Kind = (typeof doubtKinds)[number]
/** One item of money in doubt, with the data an operator needs to find it; `since`: when the doubt began. */
export type Doubt = {
  kind: Kind
  seq: number
  order_seq: number | null
  merchant_uid: string
  amount: number
  /** How often the gateway was called; null if it is not called again. */
  checks: number | null
  since: Date
}

/**
 * Money in doubt for longer than that: an attempt with an unknown outcome, a refund that may not have been made, an
 * undecided payment at the gateway, and books that differ. A deposit whose refund waits for an account number is not in
 * doubt. Used for the alert and the list in the back office.
 */
const doubts = sql<Doubt>`(
  select * from (
    select 'attempt' as kind, attempt_seq as seq, order_seq, merchant_uid, amount, checks, opened_at as since
      from payment_attempt where state = 'unknown'
    union all select 'refund', r.refund_seq, a.order_seq, a.merchant_uid, r.amount, r.checks, r.created_at
      from payment_refund r join payment_attempt a using (attempt_seq)
      where r.state in ('pending', 'unknown', 'doubt')
      and (a.method <> 'vbank' or exists (select from payment_refund_account b where b.order_seq = a.order_seq))
    union all select 'payment', l.listed_seq, l.order_seq, o.merchant_uid, l.amount - l.cancelled_amount, null, l.seen_at
      from payment_listed l join order_order o using (order_seq)
      where l.state = 'paid' and l.amount > l.cancelled_amount and (l.decision is null or l.decision = 'no-money')
    union all select 'difference', d.difference_seq, o.order_seq, d.merchant_uid,
        abs(coalesce(d.theirs_paid, 0) - coalesce(d.theirs_back, 0) - coalesce(d.ours_paid, 0) + coalesce(d.ours_back, 0)),
        null, d.found_at
      from payment_difference d left join order_order o using (merchant_uid) where d.settled_at is null
  ) every where since < app_now() - ${DOUBT_MINUTES} * interval '1 minute')`

export type Doubts = { kind: Kind; count: number; oldest: Date }
export const countDoubts = async (db: Context['db']): Promise<Doubts[]> =>
  (
    await sql<Doubts>`
      select kind, count(*) as count, min(since) as oldest from ${doubts} d group by kind order by kind`.execute(db)
  ).rows

/** Oldest first, at most as many as the back office can show. */
export const listDoubts = async (db: Context['db']): Promise<Doubt[]> =>
  (await sql<Doubt>`select * from ${doubts} d order by since, kind, seq limit 1000`.execute(db)).rows
