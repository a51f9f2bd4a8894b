-- A question to the desk about a version of a report. Its texts are encrypted, and the row is deleted a year after it ended.
create table report_question (
  question_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  -- The version that it is about.
  report_seq bigint not null references report_report,
  user_seq bigint not null references account_user,
  name text not null check (name in ('finding', 'price', 'clause', 'other')),
  finding text,
  -- The version of the text that was agreed to.
  consent text not null,
  -- Null only within the transaction that inserts the row: they are encrypted for its number.
  content_sealed bytea,
  email_sealed bytea,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  asked_at timestamptz not null default app_now(),
  answer_by date not null,
  answer_sealed bytea,
  answered_by bigint references account_user,
  ended_at timestamptz,
  check ((finding is not null) = (name in ('finding', 'clause'))),
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'answered') = (answer_sealed is not null)),
  check ((state = 'answered') = (answered_by is not null))
);
-- One question of a report waits at a time, however often it is sent at once.
create unique index report_question_open on report_question (order_seq) where state = 'open';
create index report_question_order on report_question (order_seq, question_seq);
create index report_question_user on report_question (user_seq);
create index report_question_report on report_question (report_seq);
create index report_question_answered_by on report_question (answered_by) where answered_by is not null;
create index report_question_ended on report_question (ended_at);

-- The buyer's own note beside a report, encrypted and shown to nobody else.
alter table report_shelf add note_sealed bytea;
alter table report_shelf add note_saved_at timestamptz;
alter table report_shelf add check ((note_sealed is null) or (note_saved_at is not null));
