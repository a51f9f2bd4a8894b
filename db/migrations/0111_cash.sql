-- How an order is paid: by card, by transfer in the gateway's window, or by a deposit into an account made for it.
alter table order_order add pay_method text not null default 'card' check (pay_method in ('card', 'transfer', 'vbank'));
-- The part of the price that bears no tax, as it stood when the order was made.
alter table order_price add tax_free bigint not null default 0 check (tax_free between 0 and price);
alter table order_order add tax_free bigint not null default 0 check (tax_free between 0 and price);
alter table payment_attempt add method text not null default 'card' check (method in ('card', 'transfer', 'vbank'));
alter table payment_refund add tax_free bigint not null default 0 check (tax_free between 0 and amount);

-- The account of one attempt. Made by a job: asked for, open, closed once nothing was deposited in time.
create table payment_account (
  account_seq bigint generated always as identity primary key,
  attempt_seq bigint not null unique references payment_attempt,
  state text not null default 'asked' check (state in ('asked', 'open', 'closed', 'refused')),
  gateway_id text,
  bank_code text not null,
  bank_name text,
  number text,
  holder text,
  due_at timestamptz not null,
  checks int not null default 0,
  made_at timestamptz not null default app_now(),
  opened_at timestamptz,
  closed_at timestamptz,
  check (state <> 'open' or num_nulls(gateway_id, bank_name, number, holder, opened_at) = 0)
);

-- Where the money of a deposit goes back to: the person's own account, sealed, and emptied once nothing is owed.
create table payment_refund_account (
  order_seq bigint primary key references order_order,
  bank_code text not null,
  number_sealed bytea,
  holder_sealed bytea,
  given_at timestamptz not null default app_now()
);

-- 현금영수증 for what was paid in cash: wished for, asked for (unknown until it is told), issued, taken back with a refund.
create table payment_receipt (
  receipt_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  kind text not null check (kind in ('person', 'company')),
  -- A telephone or a company's number.
  number_sealed bytea,
  -- Its last four digits, to know it by.
  ending text not null,
  state text not null default 'wanted' check (state in ('wanted', 'unknown', 'issued', 'cancelling', 'cancelled', 'refused')),
  amount bigint check (amount > 0),
  gateway_id text,
  reason text,
  checks int not null default 0,
  made_at timestamptz not null default app_now(),
  issued_at timestamptz,
  ended_at timestamptz,
  check (state <> 'issued' or num_nulls(amount, gateway_id, issued_at) = 0)
);
create unique index payment_receipt_one on payment_receipt (order_seq) where state in ('wanted', 'unknown', 'issued', 'cancelling');

alter table message_notice drop constraint message_notice_template_check;
-- The words of each stand in one catalogue, whose keys are the column's type: a list here would be a second one.
alter table message_notice add constraint message_notice_template_check check (template ~ '^[a-z]+(-[a-z]+)*$');
