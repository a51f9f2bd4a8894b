-- A person's own code, to be handed on. One that has run out is followed by a new one.
create table account_invite_code (
  code text primary key check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  user_seq bigint not null references account_user,
  expires_at timestamptz not null,
  created_at timestamptz not null default app_now()
);
create index account_invite_code_user on account_invite_code (user_seq, expires_at desc);
-- Who came by whose code: one a person.
create table account_invite (
  user_seq bigint primary key references account_user,
  code text not null references account_invite_code,
  at timestamptz not null default app_now()
);
create index account_invite_code_used on account_invite (code);

-- A device that may be sent to: its token, and who is logged in on it, by the session that he is logged in with.
create table account_device (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  token_sealed bytea not null,
  user_seq bigint references account_user,
  session_seq bigint references account_session on delete set null,
  platform text not null check (platform in ('ios', 'android')),
  os_version text,
  device_info text,
  app_name text,
  app_version text,
  app_build_number text,
  app_install_time timestamptz,
  app_update_time timestamptz,
  created_at timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now()
);
create index account_device_user on account_device (user_seq) where user_seq is not null;
create index account_device_seen on account_device (last_seen_at);
