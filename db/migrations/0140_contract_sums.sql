-- The sums as the contract says them: they may differ from those that the report was ordered with.
alter table order_contract
  add column deposit bigint check (deposit >= 0),
  add column rent bigint check (rent >= 0);
