-- Every refund that an operator asks for. One above the limit moves no money until another operator has agreed.
create table operator_refund (
  ask_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  amount bigint not null check (amount > 0),
  -- What was back or on its way when it was asked; agreed to later, it must still be so.
  seen_back bigint not null check (seen_back >= 0),
  reason text not null,
  made_by bigint not null references account_user,
  made_at timestamptz not null default app_now(),
  needs_second boolean not null,
  refund_seq bigint unique references payment_refund,
  decided_by bigint references account_user,
  decided_at timestamptz,
  approved boolean,
  decided_why text,
  check (num_nulls(decided_by, decided_at, approved, decided_why) in (0, 4)),
  check (needs_second or decided_at is null),
  check (approved is not true or decided_by <> made_by),
  check ((refund_seq is null) = (needs_second and approved is not true))
);
create index operator_refund_order on operator_refund (order_seq);
create index operator_refund_maker on operator_refund (made_by, made_at);
create unique index operator_refund_open on operator_refund (order_seq) where needs_second and decided_at is null;
