import type { PaidAgain } from '@jipsalpim/contract/areas/order/order.ts'
import { sql } from 'kysely'

/** SQL: the payments for an order `o` in addition to the one that settled it, with the state of their refunds. */
export const paidAgainOf = sql<PaidAgain[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('amount', a.captured,
    'state', case when r.back >= a.captured then 'done'
      when a.method = 'vbank' and not exists (select from payment_refund_account k
        where k.order_seq = a.order_seq and k.number_sealed is not null) then 'needed'
      else 'pending' end,
    'day', case when r.back >= a.captured then (r.done_at at time zone 'Asia/Seoul')::date else r.due_on end)
    order by a.attempt_seq), '[]')
  from payment_attempt a cross join lateral (
    select coalesce(sum(amount) filter (where state = 'done'), 0) as back, max(done_at) as done_at,
      max(due_on) filter (where state <> 'done') as due_on
    from payment_refund where attempt_seq = a.attempt_seq) r
  where a.order_seq = o.order_seq and a.surplus)`.as('paid_again')
