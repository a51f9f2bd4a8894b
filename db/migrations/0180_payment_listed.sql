-- Every payment that a gateway lists under the number of an order, as it was last told, and what we decided about it. The
-- gateway is asked by our number, and several windows of one order may each make a payment there.
create table payment_listed (
  listed_seq bigint generated always as identity primary key,
  vendor text not null check (vendor in ('portone', 'payple')),
  gateway_id text not null,
  order_seq bigint not null references order_order,
  state text not null check (state in ('ready', 'paid', 'failed', 'cancelled')),
  amount bigint not null check (amount >= 0),
  cancelled_amount bigint not null check (cancelled_amount >= 0),
  -- 'settles' the order; 'goes-back': another one settles it, or none can any more; 'no-money': it holds and held none of ours.
  decision text check (decision in ('settles', 'goes-back', 'no-money')),
  -- The attempt by which it stands in our books, or which it ended.
  attempt_seq bigint references payment_attempt,
  seen_at timestamptz not null default app_now(),
  decided_at timestamptz,
  unique (vendor, gateway_id),
  check (num_nulls(decision, decided_at) in (0, 2)),
  check (decision is null or decision = 'no-money' or attempt_seq is not null)
);
create index payment_listed_order on payment_listed (order_seq);
create unique index payment_listed_attempt on payment_listed (attempt_seq) where decision in ('settles', 'goes-back');

-- A payment beside the one that settles the order: in our books only to go back.
alter table payment_attempt add surplus boolean not null default false check (not surplus or state = 'cancelled');

-- The payment that a webhook names: asked about by that id where the gateway's list does not show it.
alter table payment_webhook add gateway_id text;

insert into payment_listed (vendor, gateway_id, order_seq, state, amount, cancelled_amount, decision, attempt_seq, seen_at, decided_at)
select distinct on (a.vendor, a.gateway_id) a.vendor, a.gateway_id, a.order_seq,
  case when a.captured is null then 'failed' when b.won >= a.captured then 'cancelled' else 'paid' end,
  coalesce(a.captured, a.amount), b.won,
  case when a.captured is null then 'no-money' when a.state = 'paid' and o.paid_at is not null then 'settles' else 'goes-back' end,
  a.attempt_seq, coalesce(a.settled_at, a.created_at), coalesce(a.settled_at, a.created_at)
from payment_attempt a join order_order o using (order_seq)
cross join lateral (select coalesce(sum(amount), 0) as won from payment_refund r where r.attempt_seq = a.attempt_seq and r.state = 'done') b
where a.vendor <> 'free' and a.gateway_id is not null and a.state in ('paid', 'failed', 'cancelled')
order by a.vendor, a.gateway_id, a.captured desc nulls last, a.attempt_seq;
