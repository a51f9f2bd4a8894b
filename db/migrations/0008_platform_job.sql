-- Work for later. Done jobs are deleted; 'dead' ones wait for a person. Why our own table: docs/decisions/0005.
create table platform_job (
  job_seq bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  -- One job of a key waits at a time, and one runs at a time.
  key text,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'retry', 'dead')),
  attempts int not null default 0,
  -- By the product's clock, so that the development clock brings later work forward.
  run_at timestamptz not null default app_now(),
  -- By the real clock: a lease measures a process, not the world.
  lease_until timestamptz,
  error text,
  created_at timestamptz not null default app_now(),
  check ((state = 'running') = (lease_until is not null))
);
create unique index platform_job_key_waits on platform_job (name, key) where state = 'waiting' and key is not null;
create unique index platform_job_key_runs on platform_job (name, key) where state = 'running' and key is not null;
create index platform_job_due on platform_job (run_at) where state in ('waiting', 'retry');
create index platform_job_lease on platform_job (lease_until) where state = 'running';
