-- A switch by its key; the newest row of a key holds. `target`: { sources?, platforms?, users?, percent }.
create table settings_flag (
  flag_seq bigint generated always as identity primary key,
  key text not null check (key ~ '^[a-z0-9][a-z0-9-]{0,60}$'),
  value text not null check (length(value) <= 200),
  target jsonb not null,
  created_at timestamptz not null default app_now()
);
create index settings_flag_key on settings_flag (key, flag_seq desc);

-- A version of the app that may be asked for; below `force_below` it must be taken.
create table settings_release (
  release_seq bigint generated always as identity primary key,
  platform text not null check (platform in ('ios', 'android')),
  version text not null check (version ~ '^\d{1,4}(\.\d{1,4}){0,3}$'),
  force_below text check (force_below ~ '^\d{1,4}(\.\d{1,4}){0,3}$'),
  message text not null check (length(message) between 1 and 300),
  store_url text not null check (store_url ~ '^https://'),
  from_at timestamptz not null,
  created_at timestamptz not null default app_now()
);
create index settings_release_platform on settings_release (platform, from_at desc);

-- A device by the hash of its push token, with what it last said of itself.
create table settings_device (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  platform text check (platform in ('ios', 'android')),
  app_version text,
  created_at timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now()
);

-- Who has put an update off: he is not asked again for that one.
create table settings_update_rejection (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  target_version text not null,
  app_version text not null,
  created_at timestamptz not null default app_now(),
  primary key (token_hash, target_version)
);
