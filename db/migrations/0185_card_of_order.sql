-- A card is kept at the gateway that it was typed at. `order_seq`: the order at price 0 in whose window that was.
alter table payment_card add vendor text not null default 'portone' check (vendor in ('portone', 'payple'));
alter table payment_card alter vendor drop default;
alter table payment_card add order_seq bigint references order_order;
create unique index payment_card_order on payment_card (order_seq) where state in ('opened', 'registered');
create index payment_card_of_order on payment_card (order_seq);
