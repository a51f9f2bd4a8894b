-- How often a screen was seen, something done, a road come by, a day: sums that no person and no device can be found in.
create table tracking_count (
  day date not null,
  kind text not null check (kind in ('view', 'event', 'arrival')),
  name text not null check (length(name) between 1 and 130),
  n bigint not null default 0,
  primary key (day, kind, name)
);
-- Devices of people who agreed that we look at how they use the product ('usage'); a row goes with the agreement.
create table tracking_device (
  device_hash bytea primary key check (octet_length(device_hash) = 32),
  user_seq bigint not null references account_user,
  matched_at timestamptz not null default app_now()
);
create index tracking_device_user on tracking_device (user_seq);
-- What was done on such a device, by the names of the route table: no address, no value, nothing typed.
create table tracking_view (
  view_seq bigint generated always as identity primary key,
  device_hash bytea not null references tracking_device on delete cascade,
  kind text not null check (kind in ('view', 'event', 'arrival')),
  name text not null,
  at timestamptz not null
);
create index tracking_view_device on tracking_view (device_hash);
create index tracking_view_at on tracking_view (at);
create index account_device_session on account_device (session_seq);
