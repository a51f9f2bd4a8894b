-- What is sold. Its prices and discounts are dated rows under its name.
create table order_product (product text primary key);
insert into order_product values ('report'), ('subscribe');
alter table order_price drop constraint order_price_product_check;
alter table order_price add foreign key (product) references order_product;

-- Who bears a discount: the owner of a ledger account of kind 'discount', told in a report what was used.
create table coupon_issuer (
  issuer_seq bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{2,40}$'),
  name text not null
);
insert into coupon_issuer (code, name) values ('jipsalpim', '집살핌');

-- Under which terms coupons are given out. Terms are never edited: other terms are another campaign.
create table coupon_campaign (
  campaign_seq bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{3,60}$'),
  issuer_seq bigint not null references coupon_issuer,
  name text not null,
  product text not null references order_product,
  -- 'free' takes the whole price away, 'percent' a part of it (at most `most`), 'won' a sum.
  gives text not null check (gives in ('won', 'percent', 'free')),
  amount bigint,
  most bigint check (most > 0),
  -- May the price come to zero? Where not, a hundred won stay to be paid: the least that a card takes.
  zero_ok boolean not null,
  -- How a person comes by it: a code, by asking for it, or as a welcome after signing up.
  way text not null check (way in ('code', 'ask', 'welcome')),
  -- A code that everybody may know, beside or in place of personal ones: no secret, so kept as it is, in folded letters.
  word text unique,
  quota int check (quota > 0),
  -- Coupons that are out: used or still to be used.
  taken int not null default 0 check (taken >= 0),
  one_per text not null check (one_per in ('account', 'person')),
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- A coupon's own time from the day that it was taken; null: until the campaign's end.
  days_valid int check (days_valid > 0),
  -- Who may have it; null asks nothing. Sources are those of the sign-up, regions the first digits of the home's 법정동코드.
  roles text[],
  sources text[],
  regions text[],
  new_days int check (new_days > 0),
  -- Shown and usable in the played world alone.
  demo boolean not null default false,
  made_by bigint references account_user,
  made_at timestamptz not null default app_now(),
  ended_at timestamptz,
  check (quota is null or taken <= quota),
  check (until_at > from_at),
  check (case gives when 'won' then amount > 0 and most is null when 'percent' then amount between 1 and 100 else amount is null and most is null and zero_ok end),
  check (word is null or way = 'code')
);

-- A file of personal codes, brought in by an operator; a large one counts only once another operator has agreed.
create table coupon_batch (
  batch_seq bigint generated always as identity primary key,
  campaign_seq bigint not null references coupon_campaign,
  file_name text not null,
  made_by bigint not null references account_user,
  made_at timestamptz not null default app_now(),
  needs_second boolean not null,
  approved_by bigint references account_user,
  approved_at timestamptz,
  check (approved_by is distinct from made_by),
  check ((approved_by is null) = (approved_at is null))
);
-- Found by a keyed hash; sealed, so that the operator can hand the file over.
create table coupon_code (
  code_seq bigint generated always as identity primary key,
  batch_seq bigint not null references coupon_batch,
  campaign_seq bigint not null references coupon_campaign,
  code_index bytea not null unique check (octet_length(code_index) = 32),
  code_sealed bytea
);
create index coupon_code_batch on coupon_code (batch_seq);

-- What a person has. A personal code makes one coupon.
create table coupon_coupon (
  coupon_seq bigint generated always as identity primary key,
  campaign_seq bigint not null references coupon_campaign,
  code_seq bigint unique references coupon_code,
  user_seq bigint not null references account_user,
  taken_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index coupon_coupon_user on coupon_coupon (user_seq, coupon_seq);
create index coupon_coupon_expires on coupon_coupon (expires_at) where ended_at is null;
-- Once a person, not once an account: each name that we know a person by, as a keyed hash.
create table coupon_person (
  campaign_seq bigint not null references coupon_campaign,
  person_key bytea not null check (octet_length(person_key) = 32),
  coupon_seq bigint not null references coupon_coupon,
  primary key (campaign_seq, person_key)
);

-- One live use a coupon and one coupon an order, whatever tabs and clicks do.
create table coupon_use (
  use_seq bigint generated always as identity primary key,
  coupon_seq bigint not null references coupon_coupon,
  order_seq bigint not null references order_order,
  won bigint not null check (won > 0),
  -- 'held' while the order is being paid, 'used' with it; 'released' when it came to nothing, 'back' when it was given back.
  state text not null default 'held' check (state in ('held', 'used', 'released', 'back')),
  held_at timestamptz not null default app_now(),
  used_at timestamptz,
  ended_at timestamptz,
  check (state not in ('used', 'back') or used_at is not null),
  check ((state in ('released', 'back')) = (ended_at is not null))
);
create unique index coupon_use_one on coupon_use (coupon_seq) where state in ('held', 'used');
create unique index coupon_use_order on coupon_use (order_seq) where state in ('held', 'used');
create index coupon_use_held on coupon_use (held_at) where state = 'held';

-- A welcome that a person does not want to be shown again.
create table coupon_welcome (
  user_seq bigint primary key references account_user,
  dismissed_at timestamptz not null default app_now()
);

-- Where a person came from, as his browser told it at the first sign-up: asked for by some campaigns, proof of nothing.
create table campaign_signup (
  user_seq bigint primary key references account_user,
  nz_source text,
  nz_medium text,
  nz_campaign text,
  at timestamptz not null default app_now()
);
