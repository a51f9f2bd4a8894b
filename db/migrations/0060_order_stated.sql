-- What the person said beside the contract. His own sentences are sealed; the figures are an order's like any other.
alter table order_order
  add contract_months integer check (contract_months between 1 and 600),
  add faq jsonb not null default '[]',
  add faq_write_sealed bytea,
  add loan text check (loan in ('Y', 'N')),
  add cash_amount bigint check (cash_amount >= 0),
  add first_repay_yn text check (first_repay_yn in ('Y', 'N')),
  add first_repay_amount bigint check (first_repay_amount >= 0),
  add expectation_price bigint check (expectation_price >= 0),
  add expectation_reason_sealed bytea,
  add check (first_repay_amount is null or first_repay_yn = 'Y');
