-- A price that has not begun may be taken back; its row stays. The one in force and those before it never change.
alter table order_price drop constraint order_price_pkey;
alter table order_price add price_seq bigint generated always as identity primary key, add void_at timestamptz;
create unique index order_price_one on order_price (product, from_at) where void_at is null;
create function order_price_past() returns trigger language plpgsql as $$
begin
  if old.void_at is not null or old.from_at <= app_now() then
    raise exception 'price % has begun or is void already', old.price_seq using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_price_past before update on order_price for each row execute function order_price_past();
-- A discount may end earlier than it was to, from now on; never in the past.
create function order_discount_past() returns trigger language plpgsql as $$
begin
  if new.until_at is null or new.until_at < app_now() - interval '1 minute' or old.until_at <= new.until_at then
    raise exception 'discount % ends sooner, and not in the past', old.discount_seq using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_discount_past before update on order_discount for each row execute function order_discount_past();

-- What one operator wants to change of prices and discounts; it counts once another one has agreed.
create table order_change (
  change_seq bigint generated always as identity primary key,
  kind text not null check (kind in ('price', 'price-void', 'discount', 'discount-end')),
  product text not null references order_product,
  terms jsonb not null,
  reason text not null,
  made_by bigint not null references account_user,
  made_at timestamptz not null default app_now(),
  decided_by bigint references account_user,
  decided_at timestamptz,
  approved boolean,
  decided_why text,
  check (num_nulls(decided_by, decided_at, approved, decided_why) in (0, 4)),
  check (approved is not true or decided_by <> made_by)
);
create index order_change_open on order_change (change_seq) where decided_at is null;
