create table report_report (
  report_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  -- Grows with every accepted change of the address; what is delivered is of the last one (R9).
  version int not null,
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'voided', 'failed')),
  -- Fencing: a worker that was overtaken may not write back (D12).
  fence bigint not null default 0,
  unique_no text,
  failure text,
  rule_pack text,
  engine text,
  -- AssessInput and Assessment exactly as judged: text, not jsonb, so that the bytes stay.
  input text,
  assessment text,
  assessment_sha256 bytea,
  grade text,
  score int,
  created_at timestamptz not null default app_now(),
  ready_at timestamptz,
  voided_at timestamptz,
  unique (order_seq, version),
  check (state <> 'ready' or (assessment is not null and input is not null and ready_at is not null))
);
create unique index report_report_current on report_report (order_seq) where state in ('preparing', 'ready');

-- One row an outside call of the preparation: who was asked, when, with our reference, and what came back.
create table report_step (
  report_seq bigint not null references report_report,
  step text not null check (step in ('find', 'register', 'building', 'trades', 'official-price', 'assess', 'notify')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'unavailable')),
  attempts int not null default 0,
  reference text,
  answer text,
  -- SHA-256 of the original document in the files port.
  file_sha256 text,
  why text,
  numbers jsonb not null default '{}',
  asked_at timestamptz,
  answered_at timestamptz,
  primary key (report_seq, step)
);
