-- A number that was looked up at TheCheat before money was sent: not the number, and not the bank. Deleted after a year.
create table report_look_up (
  look_up_seq bigint generated always as identity primary key,
  user_seq bigint not null references account_user,
  -- The home that it was asked for, if it was asked from a report.
  order_seq bigint references order_order,
  kind text not null check (kind in ('phone', 'account')),
  tail text not null check (tail ~ '^[0-9]{4}$'),
  at timestamptz not null default app_now(),
  -- Null while it is asked; it stays null if the process ended meanwhile.
  caution text check (caution in ('Y', 'N', 'unknown')),
  date_start date,
  date_end date,
  check ((coalesce(caution, 'unknown') = 'unknown') = (date_start is null)),
  check ((date_start is null) = (date_end is null)),
  check (date_start <= date_end)
);
create index report_look_up_user on report_look_up (user_seq, look_up_seq);
create index report_look_up_order on report_look_up (order_seq) where order_seq is not null;
create index report_look_up_at on report_look_up (at);
