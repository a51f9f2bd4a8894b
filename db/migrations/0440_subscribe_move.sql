-- A watch may go to another home, twice a year. What was told of the former home stays with its events; where the watch
-- was before is read from these rows, which are only ever added.
create table subscribe_move (
  move_seq bigint generated always as identity primary key,
  watch_seq bigint not null references subscribe_watch,
  -- Null where the home was one row with another by the time of its first check.
  from_home_seq bigint references subscribe_home on delete set null,
  -- As they were shown; null once their person has left.
  from_address text,
  to_address text,
  by text not null default 'user' check (by in ('user')),
  at timestamptz not null default app_now()
);
create index subscribe_move_watch on subscribe_move (watch_seq, move_seq);
create index subscribe_move_from on subscribe_move (from_home_seq) where from_home_seq is not null;

-- Since when the watch is at its home; null: since it began.
alter table subscribe_watch add moved_at timestamptz;
