-- Who a person is, as the identity agency (본인확인기관) has told: sealed, and found only by a keyed index. One 연계정보 (CI)
-- is one person: two living accounts never hold the same one.
alter table account_user
  add ci_sealed bytea,
  add ci_index bytea,
  add di_sealed bytea,
  add birth_sealed bytea;
create unique index account_user_ci on account_user (ci_index) where ci_index is not null;

-- From when on a person with something of his own here is asked for a telephone that is his. Rows are dated; the last counts.
create table account_need_mobile (
  from_at timestamptz primary key,
  needed boolean not null
);
insert into account_need_mobile (from_at, needed) values (timestamptz '2026-01-01 00:00:00+09', true);

-- One row a window of the agency that was opened: who asked from where, and what came back. The personal cells are
-- emptied a day later; what needs them longer keeps its own.
create table verification_attempt (
  user_verify_seq bigint generated always as identity primary key,
  user_seq bigint references account_user,
  guest_user_no bigint references account_guest on delete cascade,
  -- The device that asked: the result is taken from no other one. A guest is his token.
  session_seq bigint references account_session,
  merchant_uid text not null unique,
  -- Of the number that was typed before the window: how often it was used is counted by it.
  phone_index bytea,
  state text not null default 'prepared' check (state in ('prepared', 'checking', 'verified', 'refused')),
  reason text,
  -- The agency's own id of the window, for one attempt only.
  certification_id text unique,
  tries int not null default 0,
  name_sealed bytea,
  phone_sealed bytea,
  birth_sealed bytea,
  ci_sealed bytea,
  ci_index bytea,
  di_sealed bytea,
  created_at timestamptz not null default app_now(),
  settled_at timestamptz,
  used_at timestamptz,
  check ((user_seq is null) <> (guest_user_no is null)),
  check ((user_seq is null) = (session_seq is null)),
  check ((state in ('verified', 'refused')) = (settled_at is not null))
);
create index verification_attempt_user on verification_attempt (user_seq, created_at);
create index verification_attempt_guest on verification_attempt (guest_user_no);
create index verification_attempt_phone on verification_attempt (phone_index, created_at) where phone_index is not null;
create index verification_attempt_open on verification_attempt (settled_at) where ci_sealed is not null;
