-- Who may log in as a person: the provider's own number of him, never an e-mail. One of each provider at most.
create table account_login (
  provider text not null check (provider in ('kakao', 'apple')),
  subject text not null,
  user_seq bigint not null references account_user,
  -- What the provider wants to see again when the login is unlinked (Apple's refresh token).
  grant_sealed bytea,
  linked_at timestamptz not null default app_now(),
  primary key (provider, subject),
  unique (user_seq, provider)
);
insert into account_login (provider, subject, user_seq, linked_at)
  select provider, subject, user_seq, created_at from account_user;
alter table account_user drop column provider, drop column subject, add signup_source text;

-- A login that was begun by somebody who is logged in links the other account to him. Apple answers by a form post, before
-- the page is there to take it: what it brought is kept sealed until the page that began asks for it.
alter table account_login_state
  add link_user_seq bigint references account_user,
  add code_sealed bytea,
  add name_sealed bytea,
  add received_at timestamptz;

-- What happened to an account, in order: for the person's own history and for whoever must be able to prove it.
create table account_event (
  event_seq bigint generated always as identity primary key,
  user_seq bigint not null references account_user,
  kind text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default app_now()
);
create index account_event_user on account_event (user_seq, event_seq);
