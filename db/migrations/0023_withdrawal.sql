-- Somebody wants to go. Until `due_at` he may undo it by logging in; after it everything goes, step by step, each once.
create table account_withdrawal (
  withdrawal_seq bigint generated always as identity primary key,
  user_seq bigint not null references account_user,
  reason text not null,
  comment_sealed bytea,
  asked_at timestamptz not null default app_now(),
  due_at timestamptz not null,
  undone_at timestamptz,
  -- From here on it cannot be undone any more.
  begun_at timestamptz,
  done_at timestamptz,
  check (undone_at is null or begun_at is null),
  check (done_at is null or begun_at is not null)
);
create unique index account_withdrawal_open on account_withdrawal (user_seq) where undone_at is null and done_at is null;
create index account_withdrawal_due on account_withdrawal (due_at) where undone_at is null and done_at is null;
-- What was done of it, and to how many rows: the proof, and where a killed process goes on.
create table account_withdrawal_step (
  withdrawal_seq bigint not null references account_withdrawal,
  step text not null,
  rows int not null,
  at timestamptz not null default app_now(),
  primary key (withdrawal_seq, step)
);
-- Why somebody stays after all.
create table account_stay (
  stay_seq bigint generated always as identity primary key,
  user_seq bigint not null references account_user,
  withdrawal_seq bigint references account_withdrawal,
  reasons text[] not null,
  at timestamptz not null default app_now()
);
create index account_stay_user on account_stay (user_seq);

-- The row of somebody who is gone stays as a number: what others have of him (orders, the ledger) still points somewhere.
alter table account_user drop column withdrawal_asked_at, add gone_at timestamptz;
-- A device of somebody who wants to go: it may undo it and read what will become of it, and nothing else.
alter table account_session add limited boolean not null default false;

alter table message_notice drop constraint message_notice_template_check;
alter table message_notice add constraint message_notice_template_check
  check (template in ('report-ready', 'report-refunded', 'address-needed', 'withdrawal-asked'));

-- What another law wants kept (전자상거래법 시행령 제6조) when a person is gone: sealed, out of the app's sight, for that
-- law alone. The app hands a record in, and takes out those whose time is over; it cannot read the table.
create schema apart;
create table apart.record (
  ref text primary key,
  kind text not null,
  law text not null,
  body_sealed bytea not null,
  keep_until date not null,
  moved_at timestamptz not null default app_now()
);
create index record_keep_until on apart.record (keep_until);
-- The same fact is handed in once; a second time changes nothing.
create function apart_keep(p_ref text, p_kind text, p_law text, p_body bytea, p_until date) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into apart.record (ref, kind, law, body_sealed, keep_until) values (p_ref, p_kind, p_law, p_body, p_until)
    on conflict do nothing;
  return found;
end $$;
create function apart_sweep(p_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with over as (
    delete from apart.record where ref in (
      select ref from apart.record where keep_until < (app_now() at time zone 'Asia/Seoul')::date order by ref limit p_limit)
    returning 1)
  select count(*)::int from over
$$;

-- How many rows the retention table has deleted, a rule and a day: proof that it ran, and that there was nothing.
create table account_retention_run (
  rule text not null,
  day date not null,
  rows int not null default 0,
  last_at timestamptz not null default app_now(),
  primary key (rule, day)
);

-- Where a home was changed to: not rewritten while the order is somebody's, and gone with him.
create function forget_address_edits(p_user bigint) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from order_address_edit where order_seq in (
      select o.order_seq from order_order o join account_withdrawal w using (user_seq)
      where o.user_seq = p_user and w.begun_at is not null and w.done_at is null)
    returning 1)
  select count(*)::int from gone
$$;

-- The history of an account is written once and goes by age alone.
create function account_event_sweep(p_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from account_event where event_seq in (
      select event_seq from account_event where at < app_now() - interval '2 years' order by event_seq limit p_limit)
    returning 1)
  select count(*)::int from gone
$$;
