-- What somebody says is wrong in a report: its buyer, or whoever it is shown to. The stored report is never changed by it.
create table report_dispute (
  dispute_seq bigint generated always as identity primary key,
  order_seq bigint not null references order_order,
  -- The version that it is about.
  report_seq bigint not null references report_report,
  side text not null check (side in ('buyer', 'other')),
  -- As they say themselves: a landlord is not verified.
  role text not null check (role in ('tenant', 'landlord', 'realtor')),
  -- The buyer. Whoever came by a link comes back with a key, of which the hash is kept.
  user_seq bigint references account_user,
  key_hash bytea,
  finding text,
  -- Null only within the transaction that inserts the row: they are encrypted for its number.
  words_sealed bytea,
  contact_sealed bytea,
  state text not null default 'received' check (state in ('received', 'asking', 'decided', 'closed')),
  received_at timestamptz not null default app_now(),
  decide_by date not null,
  -- What the desk asked the buyer, and what they said.
  ask_sealed bytea,
  asked_at timestamptz,
  reply_sealed bytea,
  replied_at timestamptz,
  decision text check (decision in ('changed', 'kept')),
  reason_sealed bytea,
  -- What stands corrected, for everybody who reads the report.
  stands_sealed bytea,
  -- The version that was judged by it, where a fact could be corrected.
  new_report_seq bigint references report_report,
  decided_by bigint references account_user,
  decided_at timestamptz,
  -- When it was decided, or taken back before that.
  ended_at timestamptz,
  check ((side = 'buyer') = (key_hash is null)),
  check ((state in ('received', 'asking')) = (ended_at is null)),
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (reason_sealed is null)),
  check ((decision is null) = (decided_by is null)),
  check (state <> 'decided' or decision is not null),
  check (state <> 'asking' or ask_sealed is not null),
  check ((decision is not distinct from 'changed') = (stands_sealed is not null)),
  check (new_report_seq is null or decision = 'changed')
);
-- One of a side about one finding is open at a time, however often it is sent at once.
create unique index report_dispute_open on report_dispute (order_seq, side, coalesce(finding, '')) where ended_at is null;
create unique index report_dispute_key on report_dispute (key_hash);
create index report_dispute_order on report_dispute (order_seq, dispute_seq);
create index report_dispute_report on report_dispute (report_seq);
create index report_dispute_new_report on report_dispute (new_report_seq) where new_report_seq is not null;
create index report_dispute_user on report_dispute (user_seq) where user_seq is not null;
create index report_dispute_decided_by on report_dispute (decided_by) where decided_by is not null;
create index report_dispute_waits on report_dispute (decide_by) where ended_at is null;
create index report_dispute_ended on report_dispute (ended_at);
