-- An order that follows another one: the same home judged anew, or what a larger product costs more than the one that was bought.
alter table order_order
  add column from_order_seq bigint references order_order,
  add column again text check (again in ('reorder', 'change')),
  -- Tickets that it brings, where they are not as many as the pack's name says.
  add column tickets int check (tickets > 0),
  add check ((again is null) = (from_order_seq is null)),
  add check (again <> 'reorder' or product = 'report'),
  add check (tickets is null or product like 'ticket-%');
create index order_order_from on order_order (from_order_seq) where from_order_seq is not null;
-- What was bought is exchanged for something larger once.
create unique index order_order_changed on order_order (from_order_seq) where again = 'change' and state = 'completed';
