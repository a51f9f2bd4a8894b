-- A judgement with an answer more is a new version of the report, made from the stored input of the version that was
-- fetched (`judged_from`); the one before it stays readable. `created_at` is the moment of judging, `ready_at` stays the
-- moment of the data.
alter table report_report add judged_from bigint references report_report;
alter table report_report add superseded_at timestamptz;
alter table report_report drop constraint report_report_state_check;
alter table report_report add constraint report_report_state_check
  check (state in ('preparing', 'ready', 'superseded', 'voided', 'failed'));
alter table report_report drop constraint report_report_check;
alter table report_report add constraint report_report_check check (state not in ('ready', 'superseded') or (
  num_nonnulls(assessment, assessment_sealed) = 1 and ready_at is not null
  and (judged_from is not null or num_nonnulls(input, input_sealed) = 1)));
create index report_report_judged_from on report_report (judged_from) where judged_from is not null;

-- What a person found out about the home of an order, row after row: a later one replaces, another row takes back.
create table report_answer (
  answer_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  -- The version that was judged with it first.
  report_seq bigint not null references report_report,
  user_seq bigint not null references account_user,
  question text not null,
  -- JSON; null where the row takes another one back, or was erased.
  value_sealed bytea,
  source text check (source in ('seen', 'told')),
  as_of date,
  paper text,
  takes_back bigint unique references report_answer,
  made_at timestamptz not null default app_now()
);
create index report_answer_order on report_answer (order_seq, answer_seq);
create index report_answer_user on report_answer (user_seq);
create index report_answer_report on report_answer (report_seq);

-- What the buyer calls a report and where they keep it: no version of it.
create table report_shelf (
  order_seq bigint primary key references order_order,
  name_sealed bytea,
  hidden boolean not null default false,
  stage text,
  saved_at timestamptz not null default app_now()
);
