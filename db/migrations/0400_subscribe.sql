-- The register-change notifier. A home is one row by its unique number, whoever watches it; a watch joins a person, a
-- home and the days of a lease.
create table subscribe_home (
  home_seq bigint generated always as identity primary key,
  -- 부동산 고유번호 without hyphens; null until the register is found.
  unique_no text unique check (unique_no ~ '^\d{14}$'),
  register_kind text check (register_kind in ('토지', '건물', '집합건물')),
  -- The signed hit of the address search and the unit, by which the register is found.
  hit jsonb not null,
  building_dong text,
  building_ho text,
  address text not null,
  phase text not null default 'idle'
    check (phase in ('idle', 'application', 'pending', 'confirmed-changed', 'confirmed-same', 'dismissed')),
  -- The owner as of the last register, by whose name the registry lists applications.
  owner_sealed bytea,
  owner_as_of timestamptz,
  -- The other sources of a judgement, as they answered on the day of the first register.
  facts_sealed bytea,
  -- The next turn, and until when it keeps the promise.
  next_at timestamptz not null default app_now(),
  next_kind text not null default 'first' check (next_kind in ('first', 'cases', 'extract')),
  next_slot text not null default 'daily' check (next_slot in ('balance-day', 'before-move-in', 'open-case', 'daily')),
  due_by timestamptz not null default app_now() + interval '1 hour',
  -- The worker that checks it now; the fence outruns one that lost its lease.
  lease_until timestamptz,
  fence bigint not null default 0,
  failures int not null default 0,
  last_check_at timestamptz,
  last_success_at timestamptz,
  last_extract_at timestamptz,
  -- What it said against the one before; 'pending': it was refused because an application is being entered.
  last_extract_says text check (last_extract_says in ('same', 'changed', 'pending')),
  -- The first failure after the last success that subscribers were told of.
  stopped_at timestamptz,
  made_at timestamptz not null default app_now(),
  -- Nobody watches it any more since.
  idle_since timestamptz,
  check ((unique_no is null) = (register_kind is null)),
  check (next_kind = 'first' or unique_no is not null)
);
create index subscribe_home_due on subscribe_home (next_at) where idle_since is null;
create index subscribe_home_idle on subscribe_home (idle_since) where idle_since is not null;

-- A register as it was read: the one of the first day, and each that differs from the one before.
create table subscribe_print (
  print_seq bigint generated always as identity primary key,
  home_seq bigint not null references subscribe_home on delete cascade,
  register_sealed bytea,
  sha256 bytea not null check (octet_length(sha256) = 32),
  read_at timestamptz not null default app_now()
);
create index subscribe_print_home on subscribe_print (home_seq, print_seq desc);

create table subscribe_watch (
  watch_seq bigint generated always as identity primary key,
  home_seq bigint not null references subscribe_home,
  user_seq bigint not null references account_user,
  -- The order that began it.
  order_seq bigint not null unique references order_order,
  -- The order of the report whose facts and answers its changes are judged with.
  of_order_seq bigint references order_order,
  plan text not null check (plan in ('month', 'year')),
  state text not null default 'active' check (state in ('active', 'grace', 'paused', 'ending', 'ended', 'stopped')),
  -- The first day that is paid for: every later period is counted from it.
  anchor_on date not null,
  contract_type text check (contract_type in ('전세', '반전세', '월세')),
  deposit bigint check (deposit >= 0),
  rent bigint check (rent >= 0),
  contract_on date,
  balance_on date,
  move_in_on date,
  lease_end_on date,
  -- As judged by the last register that was read; null before the first.
  grade text,
  pause_until date,
  quiet_from int check (quiet_from between 0 and 23),
  quiet_until int check (quiet_until between 0 and 23),
  begun_at timestamptz not null default app_now(),
  ends_on date,
  ended_at timestamptz,
  remark_sealed bytea,
  check ((quiet_from is null) = (quiet_until is null)),
  check ((state in ('ended', 'stopped')) = (ended_at is not null)),
  check (state <> 'ending' or ends_on is not null)
);
-- One watch of a home a person: 6010 for another.
create unique index subscribe_watch_one on subscribe_watch (home_seq, user_seq) where ended_at is null;
create index subscribe_watch_of on subscribe_watch (of_order_seq) where of_order_seq is not null;
create index subscribe_watch_user on subscribe_watch (user_seq, watch_seq desc);
create index subscribe_watch_home on subscribe_watch (home_seq) where ended_at is null;
create index subscribe_watch_ending on subscribe_watch (ends_on) where ended_at is null and ends_on is not null;

-- What is paid for a watch: one row a period. A later period's order is made when it falls due.
create table subscribe_period (
  period_seq bigint generated always as identity primary key,
  watch_seq bigint not null references subscribe_watch,
  nth int not null check (nth >= 0),
  from_on date not null,
  to_on date not null,
  price bigint not null check (price >= 0),
  -- What the period is owed for, with what a discount bears; and how much of it is revenue already, day by day.
  worth bigint not null check (worth >= 0),
  earned bigint not null default 0,
  order_seq bigint unique references order_order,
  state text not null default 'due' check (state in ('due', 'asked', 'paid', 'soft-failed', 'hard-failed', 'void')),
  tries int not null default 0,
  next_try_at timestamptz,
  made_at timestamptz not null default app_now(),
  paid_at timestamptz,
  unique (watch_seq, nth),
  check (to_on >= from_on),
  check ((state = 'paid') = (paid_at is not null)),
  check (earned between 0 and worth)
);
create index subscribe_period_earning on subscribe_period (period_seq) where state = 'paid' and earned < worth;
create index subscribe_period_due on subscribe_period (next_try_at) where state in ('due', 'asked', 'soft-failed');

-- An application at the registry (신청사건), by home and its own key.
create table subscribe_case (
  case_seq bigint generated always as identity primary key,
  home_seq bigint not null references subscribe_home on delete cascade,
  case_key text not null,
  phase text not null check (phase in ('received', 'in-progress', 'completed', 'dismissed', 'unknown')),
  received_on date,
  receipt_no text,
  office text,
  purpose text not null,
  state_word text not null,
  -- Since when it is in this phase.
  phase_at timestamptz not null default app_now(),
  first_seen_at timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now(),
  -- It left the list without a last word: an extract tells what became of it.
  gone_at timestamptz,
  -- Nothing more is expected of it.
  closed_at timestamptz,
  unique (home_seq, case_key)
);
create index subscribe_case_open on subscribe_case (home_seq) where closed_at is null;

-- Every check: when, of which source, with which result. Counted by the statement and the promise. By month, so that an
-- old month is dropped instead of deleted.
create table subscribe_check (
  check_seq bigint generated always as identity,
  home_seq bigint not null,
  kind text not null check (kind in ('first', 'cases', 'extract')),
  slot text not null check (slot in ('balance-day', 'before-move-in', 'open-case', 'daily')),
  source text not null,
  result text not null check (result in ('none', 'cases', 'unknown', 'same', 'changed', 'refused', 'failed')),
  why text,
  cases int not null default 0,
  due_by timestamptz not null,
  at timestamptz not null default app_now(),
  ms int not null,
  primary key (check_seq, at)
) partition by range (at);
create index subscribe_check_home on subscribe_check (home_seq, at desc);
create table subscribe_check_rest partition of subscribe_check default;

-- Makes the partitions of this month and the next two, in Seoul, and drops the months that ended before `oldest`. Run by a
-- daily job; rows of a month without its partition would go to the rest.
create function subscribe_check_months(oldest date) returns int language plpgsql security definer set search_path = public as $$
declare
  first date := date_trunc('month', app_now() at time zone 'Asia/Seoul')::date;
  month date;
  name text;
  dropped int := 0;
begin
  for i in 0..2 loop
    month := first + make_interval(months => i);
    name := 'subscribe_check_' || to_char(month, 'YYYYMM');
    if to_regclass(name) is null then
      execute format('create table %I partition of subscribe_check for values from (%L) to (%L)', name,
        month::timestamp at time zone 'Asia/Seoul', (month + interval '1 month')::timestamp at time zone 'Asia/Seoul');
    end if;
  end loop;
  for name in select inhrelid::regclass::text from pg_inherits where inhparent = 'subscribe_check'::regclass
      and inhrelid::regclass::text ~ '^subscribe_check_\d{6}$' loop
    if to_date(right(name, 6), 'YYYYMM') + interval '1 month' <= oldest then
      execute format('drop table %I', name);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;

-- What happened to a home. One row a fact: its alerts are made in the same transaction.
create table subscribe_event (
  event_seq bigint generated always as identity primary key,
  home_seq bigint not null references subscribe_home on delete cascade,
  kind text not null check (kind in
    ('application', 'correction', 'registered', 'withdrawn', 'dismissed', 'same', 'missed', 'stopped', 'resumed')),
  case_seq bigint references subscribe_case,
  before_print bigint references subscribe_print,
  after_print bigint references subscribe_print,
  -- The same fact found twice is one event.
  dedupe_key text not null,
  at timestamptz not null default app_now(),
  unique (home_seq, dedupe_key)
);
create index subscribe_event_case on subscribe_event (case_seq) where case_seq is not null;
create index subscribe_event_before on subscribe_event (before_print) where before_print is not null;
create index subscribe_event_after on subscribe_event (after_print) where after_print is not null;

-- The inbox: each event for each watch at that moment, exactly once.
create table subscribe_alert (
  alert_seq bigint generated always as identity primary key,
  event_seq bigint not null references subscribe_event on delete cascade,
  watch_seq bigint not null references subscribe_watch,
  user_seq bigint not null references account_user,
  critical boolean not null,
  -- What the change means for this lease, as judged then.
  judgement_sealed bytea,
  grade_before text,
  grade_after text,
  made_at timestamptz not null default app_now(),
  seen_at timestamptz,
  -- A critical one is repeated until it is seen.
  repeats int not null default 0,
  repeat_at timestamptz,
  unique (event_seq, watch_seq)
);
create index subscribe_alert_watch on subscribe_alert (watch_seq, alert_seq desc);
create index subscribe_alert_user on subscribe_alert (user_seq, alert_seq desc);
create index subscribe_alert_repeat on subscribe_alert (repeat_at) where repeat_at is not null;

-- A look that a person asked for before sending money.
create table subscribe_look (
  look_seq bigint generated always as identity primary key,
  watch_seq bigint not null references subscribe_watch,
  asked_at timestamptz not null default app_now()
);
create index subscribe_look_watch on subscribe_look (watch_seq, asked_at desc);

-- How often each identity at the registry was used in an hour: more than a hundred look-ups are warned about there.
create table subscribe_quota (
  identity int not null,
  hour timestamptz not null,
  used int not null check (used > 0),
  primary key (identity, hour)
);

-- The day of the balance, which a notifier's order states beside its lease.
alter table order_order add balance_on date;

-- Notifiers that were paid and wait: they begin now, each with its first check.
do $$
declare
  o record;
  home bigint;
  watch bigint;
  begun date := (app_now() at time zone 'Asia/Seoul')::date;
  months int;
begin
  for o in select * from order_order where product in ('subscribe', 'subscribe-year') and state = 'completed' and delivered_at is null
      and address_hit is not null and not exists (select from payment_refund r join payment_attempt a using (attempt_seq)
        where a.order_seq = order_order.order_seq and r.state <> 'refused') order by order_seq loop
    months := case o.product when 'subscribe-year' then 12 else 1 end;
    insert into subscribe_home (hit, building_dong, building_ho, address)
      values (o.address_hit, o.building_dong, o.building_ho, coalesce(o.address, o.address_hit ->> 'roadAddress')) returning home_seq into home;
    insert into subscribe_watch (home_seq, user_seq, order_seq, of_order_seq, plan, anchor_on, ends_on,
        contract_type, deposit, rent, contract_on, move_in_on)
      values (home, o.user_seq, o.order_seq, o.of_order_seq, case months when 12 then 'year' else 'month' end, begun,
        (begun + make_interval(months => months))::date - 1,
        o.contract_type, o.deposit_amount, o.rental_amount, o.contract_date, o.contract_date_living) returning watch_seq into watch;
    insert into subscribe_period (watch_seq, nth, from_on, to_on, price, worth, order_seq, state, paid_at)
      values (watch, 0, begun, (begun + make_interval(months => months))::date - 1, o.price, o.price + o.discount, o.order_seq, 'paid', app_now());
    insert into platform_job (name, payload, key) values ('subscribe.check', jsonb_build_object('home_seq', home), 'home:' || home);
  end loop;
end $$;
select subscribe_check_months((app_now() at time zone 'Asia/Seoul')::date - 1826);
