-- Who has had a discount for new members, by the same keyed hashes as a coupon that is one a person (coupon_person): the
-- person is new once, in whichever account it was used first.
create table order_discount_person (
  discount_seq bigint not null references order_discount,
  person_key bytea not null check (octet_length(person_key) = 32),
  user_seq bigint not null references account_user,
  at timestamptz not null default app_now(),
  primary key (discount_seq, person_key)
);
create index order_discount_person_user on order_discount_person (user_seq);

-- Asked while the discount runs; after it, the keyed hash is nobody's need.
create function order_discount_person_sweep(p_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from order_discount_person p where (discount_seq, person_key) in (
      select p2.discount_seq, p2.person_key from order_discount_person p2 join order_discount d using (discount_seq)
      where d.until_at < app_now() - interval '30 days' limit p_limit)
    returning 1)
  select count(*)::int from gone
$$;
