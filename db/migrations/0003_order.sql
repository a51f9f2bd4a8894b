-- Prices are dated rows; the one in force at app_now() is the price.
create table order_price (
  product text not null check (product in ('report')),
  from_at timestamptz not null,
  price bigint not null check (price >= 0),
  primary key (product, from_at)
);

create table order_order (
  order_seq bigint generated always as identity primary key,
  merchant_uid text not null unique,
  user_seq bigint not null references account_user,
  product text not null default 'report',
  state text not null default 'pending' check (state in ('pending', 'completed', 'failed', 'cancelled', 'refunded')),
  price bigint not null check (price >= 0),
  pg_name text not null check (pg_name in ('portone', 'payple', 'free')),

  contract_type text not null check (contract_type in ('전세', '반전세', '월세')),
  contract_period text not null,
  contract_period_detail text not null,
  contract_date date not null,
  contract_date_living date,
  deposit_amount bigint not null check (deposit_amount > 0),
  rental_amount bigint not null check (rental_amount >= 0),
  landlord_name_sealed bytea,
  home_kind text,
  area_gu text,

  -- 'address': not decided yet; 'dongfloorho': the building is, the unit is not; 'complete': a register can be pulled.
  address_state text not null check (address_state in ('address', 'dongfloorho', 'complete')),
  address text,
  address_jibun text,
  address_si text,
  address_gu text,
  address_dong text,
  address_li text,
  building_code text,
  building_name text,
  building_number text,
  building_dong text,
  building_floor text,
  building_ho text,
  joint_yn text check (joint_yn in ('Y', 'N')),
  -- The whole hit of the address service (AddressHit), for the next lookups.
  address_hit jsonb,
  unique_no text check (unique_no ~ '^\d{14}$'),
  check ((address_state = 'address') = (address_hit is null)),

  consented_at timestamptz not null,
  paid_at timestamptz,
  delivered_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null default app_now(),
  check (state <> 'completed' or paid_at is not null)
);
create index order_order_user on order_order (user_seq, order_seq desc);

-- Five minutes from payment, by the commit clock: the check is the promise (invariant I11).
create table order_address_edit (
  edit_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  place jsonb not null,
  deadline timestamptz not null,
  committed_at timestamptz not null default app_now(),
  check (committed_at <= deadline)
);

-- The story of an order, for the operator: what happened, in order.
create table order_event (
  event_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  kind text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default app_now()
);
create index order_event_order on order_event (order_seq);
