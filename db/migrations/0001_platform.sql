-- The development clock: one row or none. Production refuses the control that writes it.
create table platform_clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null
);
-- Every window compares against this inside the guarded statement: clock_timestamp(), not now(), because a statement
-- that waited for a lock must see the time at which it goes on.
create function app_now() returns timestamptz language sql volatile parallel safe as $$
  select clock_timestamp() + coalesce((select offset_ms from platform_clock), 0) * interval '1 millisecond'
$$;

-- Idempotency-Key: the first answer again for the same body, refused for another (reliability R10).
create table platform_once (
  user_seq bigint not null,
  route text not null,
  key text not null,
  body_hash bytea not null,
  state text not null check (state in ('running', 'done')),
  status int,
  -- Text, not jsonb: the repeat gets the same bytes.
  answer text,
  created_at timestamptz not null default app_now(),
  locked_until timestamptz not null,
  primary key (user_seq, route, key)
);

-- Shared counters, so that a limit holds over processes and restarts.
create table platform_limit (
  bucket text primary key,
  window_start timestamptz not null,
  hits int not null
);
