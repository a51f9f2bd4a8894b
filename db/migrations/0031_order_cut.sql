-- Discounts that come by themselves: dated rows, with who gets them (null asks nothing). The best one counts.
create table order_discount (
  discount_seq bigint generated always as identity primary key,
  product text not null references order_product,
  issuer_seq bigint not null references coupon_issuer,
  name text not null,
  gives text not null check (gives in ('won', 'percent')),
  amount bigint not null check (amount > 0),
  most bigint check (most > 0),
  roles text[],
  sources text[],
  new_days int check (new_days > 0),
  from_at timestamptz not null,
  until_at timestamptz,
  check (gives = 'won' or amount <= 100),
  check (until_at is null or until_at > from_at)
);

-- `price` is what is charged; with the discount it is the full price.
alter table order_order add discount bigint not null default 0 check (discount >= 0);
-- What a discount is made of, and who bears each part.
create table order_cut (
  cut_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  issuer_seq bigint not null references coupon_issuer,
  won bigint not null check (won > 0),
  name text not null,
  discount_seq bigint references order_discount,
  coupon_seq bigint references coupon_coupon,
  check (num_nonnulls(discount_seq, coupon_seq) = 1)
);
create index order_cut_order on order_cut (order_seq);

alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('gateway', 'unearned', 'revenue', 'points', 'ticket', 'discount'));
