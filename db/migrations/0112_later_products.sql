-- What is ordered before its screens are there: paid like everything else, supplied within the law's days or given back.
insert into order_product values ('subscribe-year'), ('owner-property'), ('guarantee');
insert into order_price (product, from_at, price) values
  ('subscribe', timestamptz '2026-01-01 00:00:00+09', 4900),
  ('subscribe-year', timestamptz '2026-01-01 00:00:00+09', 49000),
  ('owner-property', timestamptz '2026-01-01 00:00:00+09', 19900),
  ('guarantee', timestamptz '2026-01-01 00:00:00+09', 9900);

-- The report's order that it is about, and by when it is there or its money is back (전자상거래법 제15조).
alter table order_order add of_order_seq bigint references order_order, add supply_by date;
create index order_order_supply on order_order (supply_by) where supply_by is not null and state = 'completed' and delivered_at is null;
