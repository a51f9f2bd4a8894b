-- What a person has said of the lease contract behind an order; the newest row counts, the older ones are its history.
create table order_contract (
  contract_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  start_on date not null,
  end_on date not null check (end_on > start_on),
  area text,
  loan_yn text not null check (loan_yn in ('Y', 'N')),
  -- Bank, name and code of the loan, as one text: nobody's business but the person's.
  loan_sealed bytea,
  made_at timestamptz not null default app_now(),
  check (loan_yn = 'Y' or loan_sealed is null)
);
create index order_contract_order on order_contract (order_seq, contract_seq desc);
-- Found from the order that they belong to.
create index order_order_of on order_order (of_order_seq) where of_order_seq is not null;
create index payment_receipt_order on payment_receipt (order_seq, receipt_seq desc);
