create table account_user (
  user_seq bigint generated always as identity primary key,
  provider text not null check (provider in ('kakao', 'apple')),
  subject text not null,
  role text not null default 'user' check (role in ('user', 'realtor', 'operator')),
  name_sealed bytea,
  email_sealed bytea,
  phone_sealed bytea,
  phone_verified_at timestamptz,
  withdrawal_asked_at timestamptz,
  -- Made by the sandbox's list of personas; refused in production.
  persona boolean not null default false,
  created_at timestamptz not null default app_now(),
  unique (provider, subject)
);

-- Only the SHA-256 of the bearer token is kept.
create table account_session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_seq bigint not null references account_user,
  created_at timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index account_session_user on account_session (user_seq) where revoked_at is null;

-- OAuth state, bound to what was asked for; used once, ten minutes.
create table account_login_state (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  provider text not null,
  nonce text not null,
  next text,
  created_at timestamptz not null default app_now(),
  used_at timestamptz
);

create table account_terms (
  code text not null,
  version int not null,
  required boolean not null,
  title text not null,
  body text not null,
  from_day date not null,
  primary key (code, version)
);
create table account_terms_agreement (
  user_seq bigint not null references account_user,
  code text not null,
  version int not null,
  agreed_at timestamptz not null default app_now(),
  withdrawn_at timestamptz,
  primary key (user_seq, code, version),
  foreign key (code, version) references account_terms
);
