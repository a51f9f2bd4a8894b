-- An order that is to be placed looks for the open purchases of its thing, pending or paid, and there was an index for each
-- of the two but none for both: all orders of the person were read. One for all of them, in the order they are locked in.
drop index order_order_thing;
create index order_order_thing on order_order (user_seq, thing, order_seq);
