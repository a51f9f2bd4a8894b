-- A link to a report for somebody else. Of its token only the hash is stored. What it shows is the version of `report_seq`.
create table report_share (
  share_seq bigint generated always as identity primary key,
  report_seq bigint not null references report_report,
  user_seq bigint not null references account_user,
  token_hash bytea not null unique check (length(token_hash) = 32),
  parts text[] not null,
  -- A realtor with an account, who alone may then open it.
  realtor_seq bigint references account_user,
  -- What the sender calls the person that it is for.
  name_sealed bytea,
  -- The number and the link of a message: until it is sent or given up.
  phone_sealed bytea,
  link_sealed bytea,
  phone_tail text check (length(phone_tail) = 4),
  message text check (message in ('pending', 'unknown', 'sent', 'failed')),
  message_checks int not null default 0,
  created_at timestamptz not null default app_now(),
  until_at timestamptz not null,
  revoked_at timestamptz,
  signed_at timestamptz,
  views int not null default 0,
  check (until_at > created_at and until_at <= created_at + interval '31 days'),
  check ((message is null) = (phone_tail is null)),
  check (message not in ('pending', 'unknown') or num_nonnulls(phone_sealed, link_sealed) = 2),
  check (message in ('pending', 'unknown') or num_nonnulls(phone_sealed, link_sealed) = 0)
);
create index report_share_user on report_share (user_seq, share_seq);
create index report_share_report on report_share (report_seq);
create index report_share_realtor on report_share (realtor_seq) where realtor_seq is not null;
create index report_share_made on report_share (created_at);

-- Who opened it: not the sender, and no machine that previews links.
create table report_share_view (
  view_seq bigint generated always as identity primary key,
  share_seq bigint not null references report_share on delete cascade,
  viewer text not null check (viewer in ('guest', 'user', 'realtor')),
  at timestamptz not null default app_now()
);
create index report_share_view_share on report_share_view (share_seq, at);
