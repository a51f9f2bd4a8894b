-- Somebody without an account, for the calls that a guest may make; known by a short-lived token, of which the hash is kept.
create table account_guest (
  guest_user_no bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create index account_guest_expires on account_guest (expires_at);

-- When each recurring job is due next. One row a job, moved on in the transaction that enqueues it.
create table platform_schedule (
  name text primary key,
  due_at timestamptz not null
);
