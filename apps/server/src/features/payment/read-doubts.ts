import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Longer than a gateway's bad quarter of an hour and the ladder's first four rungs take. */
export const DOUBT_MINUTES = 30
export const doubtKinds = ['attempt', 'refund', 'payment', 'difference'] as const
export type Doubt = { kind: (typeof doubtKinds)[number]; count: number; oldest: Date }

/**
 * Money in doubt for longer than that: an attempt whose outcome nobody knows, a refund that is not known to be back, a
 * payment at the gateway about which nothing is decided, and books that differ. A deposit that waits to be told where it
 * goes back to is in no doubt.
 */
export async function readDoubts(db: Context['db']): Promise<Doubt[]> {
  const { rows } = await sql<Doubt>`
    with doubt as (
      select 'attempt' as kind, opened_at as since from payment_attempt where state = 'unknown'
      union all select 'refund', r.created_at from payment_refund r join payment_attempt a using (attempt_seq)
        where r.state in ('pending', 'unknown', 'doubt')
        and (a.method <> 'vbank' or exists (select from payment_refund_account b where b.order_seq = a.order_seq))
      union all select 'payment', seen_at from payment_listed
        where state = 'paid' and amount > cancelled_amount and (decision is null or decision = 'no-money')
      union all select 'difference', found_at from payment_difference where settled_at is null
    )
    select kind, count(*) as count, min(since) as oldest from doubt
      where since < app_now() - ${DOUBT_MINUTES} * interval '1 minute' group by kind order by kind`.execute(db)
  return rows
}
