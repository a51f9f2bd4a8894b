-- An inquiry about what is sold around a report, answered by the desk. Its texts are encrypted, and the row is deleted a year after it ended.
create table report_inquiry (
  inquiry_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  user_seq bigint not null references account_user,
  -- What the person says to be; it permits nothing.
  user_role_type text not null check (user_role_type in ('tenant', 'owner', 'buyer', 'realtor')),
  -- Null only within the transaction that inserts the row: it is encrypted for its number.
  content_sealed bytea,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  asked_at timestamptz not null default app_now(),
  answer_by date not null,
  answer_sealed bytea,
  answered_by bigint references account_user,
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'answered') = (answer_sealed is not null)),
  check ((state = 'answered') = (answered_by is not null))
);
create index report_inquiry_order on report_inquiry (order_seq, inquiry_seq);
create index report_inquiry_user on report_inquiry (user_seq, inquiry_seq);
create index report_inquiry_answered_by on report_inquiry (answered_by) where answered_by is not null;
create index report_inquiry_open on report_inquiry (answer_by) where state = 'open';
create index report_inquiry_ended on report_inquiry (ended_at);
