-- The first price of a report, from the start of 2026 in Seoul. Another price is another row.
insert into order_price (product, from_at, price) values ('report', timestamptz '2026-01-01 00:00:00+09', 9900);
