-- An operator's session works only once the second factor was shown in it; it ends with the session.
alter table account_session add second_factor_at timestamptz;

-- The shared secret of an operator's authenticator (RFC 6238), sealed. `last_step`: a code counts once.
create table operator_factor (
  user_seq bigint primary key references account_user,
  secret_sealed bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default app_now(),
  confirmed_at timestamptz
);

-- Every operator call, reads too, written before it is answered: who, when, what, on whom. Never changed, never deleted.
create table operator_audit (
  audit_seq bigint generated always as identity primary key,
  operator_seq bigint not null references account_user,
  call text not null,
  -- Numbers and names of rows only; nobody's telephone or name.
  subject jsonb not null,
  on_user bigint references account_user,
  reason text,
  at timestamptz not null default app_now()
);
create index operator_audit_user on operator_audit (on_user, audit_seq) where on_user is not null;
create index operator_audit_order on operator_audit ((subject->>'order_seq')) where subject ? 'order_seq';

-- A person is found by the whole telephone or e-mail, by keyed hash; nothing less finds anybody.
alter table account_user add phone_index bytea, add email_index bytea;
create index account_user_phone on account_user (phone_index) where phone_index is not null;
create index account_user_email on account_user (email_index) where email_index is not null;
