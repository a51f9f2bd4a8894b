-- The days of a watch's lease until they were changed: what was promised for a past month is counted by the days of then.
create table subscribe_lease (
  lease_seq bigint generated always as identity primary key,
  watch_seq bigint not null references subscribe_watch,
  until timestamptz not null default app_now(),
  contract_on date,
  balance_on date,
  move_in_on date,
  lease_end_on date
);
create index subscribe_lease_watch on subscribe_lease (watch_seq, lease_seq);
