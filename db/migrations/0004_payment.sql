create table payment_attempt (
  attempt_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  vendor text not null check (vendor in ('portone', 'payple', 'free')),
  merchant_uid text not null,
  gateway_id text,
  amount bigint not null check (amount >= 0),
  state text not null default 'pending' check (state in ('pending', 'unknown', 'paid', 'failed', 'cancelled')),
  reason text,
  -- What the gateway said it captured; differs from amount only on a fault, which is refunded.
  captured bigint check (captured >= 0),
  paid_on text,
  checks int not null default 0,
  created_at timestamptz not null default app_now(),
  checked_at timestamptz,
  settled_at timestamptz
);
-- One open or captured charge an order, whatever clicks, tabs, retries and webhooks do (D2, I1).
create unique index payment_attempt_one on payment_attempt (order_seq) where state in ('pending', 'unknown', 'paid');

create table payment_refund (
  refund_seq bigint generated always as identity primary key,
  attempt_seq bigint not null references payment_attempt,
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null default 'pending' check (state in ('pending', 'unknown', 'done', 'refused')),
  checks int not null default 0,
  created_at timestamptz not null default app_now(),
  done_at timestamptz
);
create function payment_refund_cap() returns trigger language plpgsql as $$
declare captured_won bigint; refunded bigint;
begin
  select captured into captured_won from payment_attempt where attempt_seq = new.attempt_seq for update;
  select coalesce(sum(amount), 0) into refunded from payment_refund
    where attempt_seq = new.attempt_seq and state in ('pending', 'unknown', 'done') and refund_seq <> new.refund_seq;
  if new.state in ('pending', 'unknown', 'done') and refunded + new.amount > coalesce(captured_won, 0) then
    raise exception 'refunds of attempt % exceed what was captured', new.attempt_seq using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_refund_cap before insert or update on payment_refund
  for each row execute function payment_refund_cap();

-- A webhook is a hint: stored, deduplicated, answered; the truth is asked again (D6).
create table payment_webhook (
  webhook_seq bigint generated always as identity primary key,
  vendor text not null,
  event_key text not null,
  body text not null,
  merchant_uid text,
  received_at timestamptz not null default app_now(),
  processed_at timestamptz,
  unique (vendor, event_key)
);
