-- A session is a device on which somebody is logged in; its token changes while it lasts (docs/decisions/0020).
alter table account_session drop constraint account_session_pkey;
alter table account_session
  add session_seq bigint generated always as identity primary key,
  add provider text check (provider in ('kakao', 'apple')),
  -- What the browser says that it is, in two words of ours: 'android kakaotalk'. The rest of it is not kept.
  add device text,
  -- When the person last showed who he is.
  add authenticated_at timestamptz not null default app_now(),
  add revoked_why text;
update account_session set authenticated_at = created_at;

-- Only the SHA-256 of a token is kept. `first_used_at`: the device holds it. `replaced_at`: another one was used since, and
-- this one is good for an hour more, for what is on its way in another tab.
create table account_session_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  session_seq bigint not null references account_session on delete cascade,
  issued_at timestamptz not null default app_now(),
  first_used_at timestamptz,
  replaced_at timestamptz
);
create index account_session_token_session on account_session_token (session_seq);
insert into account_session_token (token_hash, session_seq, issued_at, first_used_at)
  select token_hash, session_seq, created_at, created_at from account_session;
alter table account_session drop column token_hash;
