-- The draft that an order was made from: a second tab, or a second try after a declined card, finds the same order.
alter table order_order add draft_key text;
create unique index order_order_draft on order_order (user_seq, draft_key) where draft_key is not null;
