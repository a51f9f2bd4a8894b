-- The day of a contract that is only planned may not be known yet.
do $$
declare
  name text;
begin
  select conname into strict name from pg_constraint
    where conrelid = 'order_order'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%num_nulls(contract_type%';
  execute format('alter table order_order drop constraint %I', name);
end $$;
alter table order_order
  add check (product <> 'report' or num_nulls(contract_type, contract_period, contract_period_detail, deposit_amount,
    rental_amount, address_state) = 0),
  add check (product <> 'report' or contract_date is not null or contract_period_detail = '계약예정');

-- As in 0187, with an open day as a day of its own. Rows with a day keep their thing.
create or replace function order_thing(
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
        || '|' || coalesce(area, '') || '|' || contract_type || '|'
        || coalesce((contract_date - date '2000-01-01')::text, 'open')
        || '|' || deposit || '|' || rent
    else product || ':' || coalesce(of_order_seq::text, '')
  end
$$;
