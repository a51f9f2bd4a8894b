-- An order of something else than a report has no home and no lease.
alter table order_order
  alter contract_type drop not null, alter contract_period drop not null, alter contract_period_detail drop not null,
  alter contract_date drop not null, alter deposit_amount drop not null, alter rental_amount drop not null,
  alter address_state drop not null,
  add foreign key (product) references order_product,
  add check (product <> 'report' or num_nulls(contract_type, contract_period, contract_period_detail, contract_date,
    deposit_amount, rental_amount, address_state) = 0);

-- Packs of report tickets: so many as the name says. A pack is the discount, and it divides: a ticket has one value.
insert into order_product values ('ticket-3'), ('ticket-5'), ('ticket-10');
alter table order_price add check (product not like 'ticket-%' or price % split_part(product, '-', 2)::int = 0);
alter table order_discount add check (product not like 'ticket-%');
insert into order_price (product, from_at, price) values
  ('ticket-3', timestamptz '2026-01-01 00:00:00+09', 27000),
  ('ticket-5', timestamptz '2026-01-01 00:00:00+09', 42500),
  ('ticket-10', timestamptz '2026-01-01 00:00:00+09', 80000);

-- Taken before a person's lots are touched: every change of a wallet stands in one line.
create table ticket_wallet (user_seq bigint primary key references account_user);

-- What came in at once and ends at once. `expires_at` is 24:00 in Seoul of the last day.
create table ticket_lot (
  lot_seq bigint generated always as identity primary key,
  user_seq bigint not null references ticket_wallet,
  -- The pack's order; null for tickets that somebody else has bought.
  order_seq bigint unique references order_order,
  tickets int not null check (tickets > 0),
  remaining int not null check (remaining between 0 and tickets),
  unit_won bigint not null check (unit_won >= 0),
  bought_at timestamptz not null default app_now(),
  expires_at timestamptz not null check (expires_at = date_trunc('day', expires_at at time zone 'Asia/Seoul') at time zone 'Asia/Seoul')
);
create index ticket_lot_spend on ticket_lot (user_seq, expires_at, lot_seq) where remaining > 0;
create index ticket_lot_expires on ticket_lot (expires_at) where remaining > 0;

-- Every movement of a lot, never rewritten: what remains is their sum.
create table ticket_deal (
  deal_seq bigint generated always as identity primary key,
  lot_seq bigint not null references ticket_lot,
  kind text not null check (kind in ('buy', 'use', 'back', 'refund', 'expire', 'give', 'revoke', 'receive')),
  tickets int not null check (tickets <> 0 and (tickets > 0) = (kind in ('buy', 'back', 'revoke', 'receive'))),
  order_seq bigint references order_order,
  at timestamptz not null default app_now()
);
create index ticket_deal_lot on ticket_deal (lot_seq);

-- One ticket pays for one report. `from_order_seq`: the unpaid order that it took the place of.
create table ticket_use (
  use_seq bigint generated always as identity primary key,
  lot_seq bigint not null references ticket_lot,
  order_seq bigint not null unique references order_order,
  from_order_seq bigint unique references order_order,
  won bigint not null check (won >= 0),
  used_at timestamptz not null default app_now(),
  back_at timestamptz
);
create index ticket_use_lot on ticket_use (lot_seq);

alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('gateway', 'unearned', 'revenue', 'points', 'ticket', 'ticket-issued', 'discount'));
