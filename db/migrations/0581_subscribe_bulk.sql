-- Several homes are watched from one payment: one order is paid, and each home is an order of its own that has a part of
-- its price, with its own watch, its own refund and its own renewal.
insert into order_product values ('subscribe-bulk');
alter table order_order
  add bulk_order_seq bigint references order_order,
  add check (bulk_order_seq is null or product in ('subscribe', 'subscribe-year'));
create index order_order_bulk on order_order (bulk_order_seq) where bulk_order_seq is not null;

-- Which home's part goes back; null: the order's own money.
alter table payment_refund add of_order_seq bigint references order_order;
create index payment_refund_of on payment_refund (of_order_seq) where of_order_seq is not null;

create or replace function payment_refund_cap() returns trigger language plpgsql as $$
declare captured_won bigint; refunded bigint; part bigint;
begin
  select captured into captured_won from payment_attempt where attempt_seq = new.attempt_seq for update;
  select coalesce(sum(amount), 0) into refunded from payment_refund
    where attempt_seq = new.attempt_seq and state in ('pending', 'unknown', 'doubt', 'done') and refund_seq <> new.refund_seq;
  if new.state in ('pending', 'unknown', 'doubt', 'done') and refunded + new.amount > coalesce(captured_won, 0) then
    raise exception 'refunds of attempt % exceed what was captured', new.attempt_seq using errcode = 'check_violation';
  end if;
  if new.of_order_seq is not null then
    select o.price into part from order_order o join payment_attempt a on a.order_seq = o.bulk_order_seq
      where o.order_seq = new.of_order_seq and a.attempt_seq = new.attempt_seq;
    select coalesce(sum(amount), 0) into refunded from payment_refund
      where of_order_seq = new.of_order_seq and state in ('pending', 'unknown', 'doubt', 'done') and refund_seq <> new.refund_seq;
    if new.state in ('pending', 'unknown', 'doubt', 'done') and refunded + new.amount > coalesce(part, 0) then
      raise exception 'refunds of order % exceed its part', new.of_order_seq using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;
