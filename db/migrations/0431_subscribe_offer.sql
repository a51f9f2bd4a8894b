-- Offers to those who pay by the month: a year from the next period, at a price of its own. One operator proposes it,
-- another one approves, as with prices.
create table subscribe_offer (
  plan_offer_seq bigint generated always as identity primary key,
  price bigint not null check (price > 0),
  from_at timestamptz not null,
  -- The last day on which it may be taken.
  until_on date not null,
  made_at timestamptz not null default app_now(),
  check (until_on >= (from_at at time zone 'Asia/Seoul')::date)
);
-- Taking one is a consent to another price from the next period on, with its notices; it changes the plan, too.
alter table subscribe_consent add plan_offer_seq bigint references subscribe_offer;
create index subscribe_consent_offer on subscribe_consent (plan_offer_seq) where plan_offer_seq is not null;

alter table order_change drop constraint order_change_kind_check;
alter table order_change add constraint order_change_kind_check
  check (kind in ('price', 'price-void', 'stop', 'discount', 'discount-end', 'offer'));
