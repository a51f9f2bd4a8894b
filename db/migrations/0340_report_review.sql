-- What a buyer says of a delivered report. Names, addresses and numbers are masked before it is encrypted and stored.
create table report_review (
  review_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  -- The version that was delivered when it was written.
  report_seq bigint not null references report_report,
  user_seq bigint not null references account_user,
  stars int not null check (stars between 1 and 5),
  -- Null only within the transaction that inserts the row: it is encrypted for its number.
  text_sealed bytea,
  -- Something was given for it, which is then said beside it.
  gift_told boolean not null default false,
  state text not null default 'sent' check (state in ('sent', 'approved', 'refused')),
  sent_at timestamptz not null default app_now(),
  -- Why it is not shown, for its writer.
  reason_sealed bytea,
  decided_by bigint references account_user,
  decided_at timestamptz,
  check ((state = 'sent') = (decided_at is null)),
  check ((state = 'sent') = (decided_by is null)),
  check ((state = 'refused') = (reason_sealed is not null))
);
-- One of a report, however often it is sent at once.
create unique index report_review_order on report_review (order_seq);
create index report_review_report on report_review (report_seq);
create index report_review_user on report_review (user_seq);
create index report_review_decided_by on report_review (decided_by) where decided_by is not null;
create index report_review_state on report_review (state, review_seq desc);
