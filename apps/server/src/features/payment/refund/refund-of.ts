import { sql } from 'kysely'

type RefundPart = { state: 'pending' | 'done'; amount: number }
/** The refunds of an order as shown in lists; amounts in won. */
export type OrderRefund = RefundPart & { reason: string; each: RefundPart[] }

/** SQL: the part of an order `o` that is refunded or being refunded; null if none is. */
export const refundPart = sql<OrderRefund | null>`(
  select jsonb_build_object('state', case when bool_and(r.state = 'done') then 'done' else 'pending' end,
    'amount', sum(r.amount), 'reason', (array_agg(r.reason order by r.refund_seq desc))[1],
    'each', jsonb_agg(jsonb_build_object('amount', r.amount,
      'state', case r.state when 'done' then 'done' else 'pending' end) order by r.refund_seq))
  from payment_refund r join payment_attempt a using (attempt_seq)
  -- One that the gateway refused is looked into, and told of until another one is made.
  where a.order_seq = o.order_seq and not a.surplus and (r.state <> 'refused' or not exists (
    select from payment_refund n where n.attempt_seq = r.attempt_seq and n.refund_seq > r.refund_seq))
  having count(*) > 0)`
/** The same as a column, for every list that shows orders. */
export const refundOf = refundPart.as('refund')
