-- What an order buys, as far as a second purchase of it would be a mistake: the same for every tab, device and gateway. A
-- report is of a home under one lease; another lease, or another date, is another question.
create function order_thing(
  product text, again text, from_order_seq bigint, of_order_seq bigint, company_seq bigint,
  lot text, dong text, floor text, ho text, area text, contract_type text, contract_date date, deposit bigint, rent bigint
) returns text language sql immutable parallel safe as $$
  select case
    when again is not null then again || ':' || from_order_seq
    when product like 'ticket-%' then product || ':' || coalesce(company_seq::text, 'own')
    when product in ('subscribe', 'subscribe-year')
      then 'notifier:' || coalesce(lot, '') || '|' || coalesce(dong, '') || '|' || coalesce(ho, '')
    when product = 'report'
      then 'report:' || coalesce(lot, '') || '|' || coalesce(dong, '') || '|' || coalesce(floor, '') || '|' || coalesce(ho, '')
        || '|' || coalesce(area, '') || '|' || contract_type || '|' || (contract_date - date '2000-01-01')::text
        || '|' || deposit || '|' || rent
    else product || ':' || coalesce(of_order_seq::text, '')
  end
$$;
alter table order_order add thing text not null generated always as (order_thing(
  product, again, from_order_seq, of_order_seq, company_seq, address_jibun, building_dong, building_floor, building_ho, area_gu,
  contract_type, contract_date, deposit_amount, rental_amount)) stored;

-- Of purchases that were left open twice before, one stays: one that money may be on its way to, else the newest.
create temporary table taken_over on commit drop as
  select order_seq from (
    select o.order_seq, row_number() over (partition by o.user_seq, o.thing order by
      exists (select from payment_attempt a where a.order_seq = o.order_seq and a.state = 'unknown') desc,
      o.pay_method = 'vbank' desc, o.order_seq desc) as place
    from order_order o where o.state = 'pending') open
  where place > 1;
update order_order set state = 'cancelled' where order_seq in (select order_seq from taken_over);
update coupon_use set state = 'released', ended_at = app_now()
  where state = 'held' and order_seq in (select order_seq from taken_over);
insert into order_event (order_seq, kind, detail)
  select order_seq, 'cancelled', '{"reason": "taken-over"}' from taken_over;

-- One open purchase a person and thing: the insert of a second one fails, whoever asks first.
create unique index order_order_open on order_order (user_seq, thing) where state = 'pending';
-- What is paid for and not there yet is looked up by it, too.
create index order_order_thing on order_order (user_seq, thing) where state = 'completed' and delivered_at is null;
