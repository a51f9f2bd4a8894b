-- What a payment window said when it failed is text of somebody else's making: it goes with the person. Otherwise an
-- order's history is not rewritten.
create function forget_order_words(p_user bigint) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    update order_event set detail = '{}' where detail <> '{}' and kind = 'window-failed' and order_seq in (
      select o.order_seq from order_order o join account_withdrawal w using (user_seq)
      where o.user_seq = p_user and w.begun_at is not null and w.done_at is null)
    returning 1)
  select count(*)::int from gone
$$;
-- Who took a coupon of a campaign is asked while it gives coupons out; after it, the keyed hash is nobody's need.
create function coupon_person_sweep(p_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from coupon_person p where (campaign_seq, person_key) in (
      select p2.campaign_seq, p2.person_key from coupon_person p2 join coupon_campaign g using (campaign_seq)
      where coalesce(least(g.ended_at, g.until_at), g.until_at) < app_now() - interval '30 days' limit p_limit)
    returning 1)
  select count(*)::int from gone
$$;
