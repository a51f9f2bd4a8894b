-- Printed from the migrations by print-schema.ts: read it, do not edit it.

create table account_login_state (
  state_hash bytea not null,
  provider text not null,
  nonce text not null,
  next text,
  created_at timestamp with time zone default app_now() not null,
  used_at timestamp with time zone,
  CHECK ((octet_length(state_hash) = 32)),
  PRIMARY KEY (state_hash)
);

create table account_session (
  token_hash bytea not null,
  user_seq bigint not null,
  created_at timestamp with time zone default app_now() not null,
  last_seen_at timestamp with time zone default app_now() not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  CHECK ((octet_length(token_hash) = 32)),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (token_hash)
);
CREATE INDEX account_session_user ON public.account_session USING btree (user_seq) WHERE (revoked_at IS NULL);

create table account_terms (
  code text not null,
  version integer not null,
  required boolean not null,
  title text not null,
  body text not null,
  from_day date not null,
  PRIMARY KEY (code, version)
);

create table account_terms_agreement (
  user_seq bigint not null,
  code text not null,
  version integer not null,
  agreed_at timestamp with time zone default app_now() not null,
  withdrawn_at timestamp with time zone,
  FOREIGN KEY (code, version) REFERENCES account_terms(code, version),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (user_seq, code, version)
);

create table account_user (
  user_seq bigint generated always as identity not null,
  provider text not null,
  subject text not null,
  role text default 'user'::text not null,
  name_sealed bytea,
  email_sealed bytea,
  phone_sealed bytea,
  phone_verified_at timestamp with time zone,
  withdrawal_asked_at timestamp with time zone,
  persona boolean default false not null,
  created_at timestamp with time zone default app_now() not null,
  CHECK ((provider = ANY (ARRAY['kakao'::text, 'apple'::text]))),
  CHECK ((role = ANY (ARRAY['user'::text, 'realtor'::text, 'operator'::text]))),
  PRIMARY KEY (user_seq),
  UNIQUE (provider, subject)
);

create table ledger_account (
  account_seq bigint generated always as identity not null,
  kind text not null,
  owner_seq bigint,
  balance bigint default 0 not null,
  CHECK (((kind <> ALL (ARRAY['points'::text, 'ticket'::text])) OR (balance >= 0))),
  CHECK ((kind = ANY (ARRAY['gateway'::text, 'unearned'::text, 'revenue'::text, 'points'::text, 'ticket'::text]))),
  PRIMARY KEY (account_seq),
  UNIQUE NULLS NOT DISTINCT (kind, owner_seq)
);

create table ledger_leg (
  leg_seq bigint generated always as identity not null,
  txn_seq bigint not null,
  account_seq bigint not null,
  amount bigint not null,
  CHECK ((amount <> 0)),
  FOREIGN KEY (account_seq) REFERENCES ledger_account(account_seq),
  FOREIGN KEY (txn_seq) REFERENCES ledger_txn(txn_seq),
  PRIMARY KEY (leg_seq)
);
CREATE INDEX ledger_leg_account ON public.ledger_leg USING btree (account_seq);
CREATE INDEX ledger_leg_txn ON public.ledger_leg USING btree (txn_seq);

create table ledger_txn (
  txn_seq bigint generated always as identity not null,
  kind text not null,
  ref text not null,
  at timestamp with time zone default app_now() not null,
  PRIMARY KEY (txn_seq),
  UNIQUE (kind, ref)
);

create table message_notice (
  notice_seq bigint generated always as identity not null,
  user_seq bigint not null,
  order_seq bigint,
  template text not null,
  variables jsonb not null,
  reference text not null,
  state text default 'pending'::text not null,
  message_id text,
  checks integer default 0 not null,
  created_at timestamp with time zone default app_now() not null,
  sent_at timestamp with time zone,
  CHECK ((state = ANY (ARRAY['pending'::text, 'unknown'::text, 'sent'::text, 'failed'::text, 'no-number'::text]))),
  CHECK ((template = ANY (ARRAY['report-ready'::text, 'report-refunded'::text, 'address-needed'::text]))),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (notice_seq),
  UNIQUE (reference)
);

create table order_address_edit (
  edit_seq bigint generated always as identity not null,
  order_seq bigint not null,
  place jsonb not null,
  deadline timestamp with time zone not null,
  committed_at timestamp with time zone default app_now() not null,
  CHECK ((committed_at <= deadline)),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (edit_seq)
);

create table order_event (
  event_seq bigint generated always as identity not null,
  order_seq bigint not null,
  kind text not null,
  detail jsonb default '{}'::jsonb not null,
  at timestamp with time zone default app_now() not null,
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (event_seq)
);
CREATE INDEX order_event_order ON public.order_event USING btree (order_seq);

create table order_order (
  order_seq bigint generated always as identity not null,
  merchant_uid text not null,
  user_seq bigint not null,
  product text default 'report'::text not null,
  state text default 'pending'::text not null,
  price bigint not null,
  pg_name text not null,
  contract_type text not null,
  contract_period text not null,
  contract_period_detail text not null,
  contract_date date not null,
  contract_date_living date,
  deposit_amount bigint not null,
  rental_amount bigint not null,
  landlord_name_sealed bytea,
  home_kind text,
  area_gu text,
  address_state text not null,
  address text,
  address_jibun text,
  address_si text,
  address_gu text,
  address_dong text,
  address_li text,
  building_code text,
  building_name text,
  building_number text,
  building_dong text,
  building_floor text,
  building_ho text,
  joint_yn text,
  address_hit jsonb,
  unique_no text,
  consented_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  delivered_at timestamp with time zone,
  refunded_at timestamp with time zone,
  created_at timestamp with time zone default app_now() not null,
  CHECK ((address_state = ANY (ARRAY['address'::text, 'dongfloorho'::text, 'complete'::text]))),
  CHECK (((address_state = 'address'::text) = (address_hit IS NULL))),
  CHECK (((state <> 'completed'::text) OR (paid_at IS NOT NULL))),
  CHECK ((contract_type = ANY (ARRAY['전세'::text, '반전세'::text, '월세'::text]))),
  CHECK ((deposit_amount > 0)),
  CHECK ((joint_yn = ANY (ARRAY['Y'::text, 'N'::text]))),
  CHECK ((pg_name = ANY (ARRAY['portone'::text, 'payple'::text, 'free'::text]))),
  CHECK ((price >= 0)),
  CHECK ((rental_amount >= 0)),
  CHECK ((state = ANY (ARRAY['pending'::text, 'completed'::text, 'failed'::text, 'cancelled'::text, 'refunded'::text]))),
  CHECK ((unique_no ~ '^\d{14}$'::text)),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (order_seq),
  UNIQUE (merchant_uid)
);
CREATE INDEX order_order_user ON public.order_order USING btree (user_seq, order_seq DESC);

create table order_price (
  product text not null,
  from_at timestamp with time zone not null,
  price bigint not null,
  CHECK ((price >= 0)),
  CHECK ((product = 'report'::text)),
  PRIMARY KEY (product, from_at)
);

create table payment_attempt (
  attempt_seq bigint generated always as identity not null,
  order_seq bigint not null,
  vendor text not null,
  merchant_uid text not null,
  gateway_id text,
  amount bigint not null,
  state text default 'pending'::text not null,
  reason text,
  captured bigint,
  paid_on text,
  checks integer default 0 not null,
  created_at timestamp with time zone default app_now() not null,
  checked_at timestamp with time zone,
  settled_at timestamp with time zone,
  CHECK ((amount >= 0)),
  CHECK ((captured >= 0)),
  CHECK ((state = ANY (ARRAY['pending'::text, 'unknown'::text, 'paid'::text, 'failed'::text, 'cancelled'::text]))),
  CHECK ((vendor = ANY (ARRAY['portone'::text, 'payple'::text, 'free'::text]))),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (attempt_seq)
);
CREATE UNIQUE INDEX payment_attempt_one ON public.payment_attempt USING btree (order_seq) WHERE (state = ANY (ARRAY['pending'::text, 'unknown'::text, 'paid'::text]));

create table payment_refund (
  refund_seq bigint generated always as identity not null,
  attempt_seq bigint not null,
  amount bigint not null,
  reason text not null,
  state text default 'pending'::text not null,
  checks integer default 0 not null,
  created_at timestamp with time zone default app_now() not null,
  done_at timestamp with time zone,
  CHECK ((amount > 0)),
  CHECK ((state = ANY (ARRAY['pending'::text, 'unknown'::text, 'done'::text, 'refused'::text]))),
  FOREIGN KEY (attempt_seq) REFERENCES payment_attempt(attempt_seq),
  PRIMARY KEY (refund_seq)
);

create table payment_webhook (
  webhook_seq bigint generated always as identity not null,
  vendor text not null,
  event_key text not null,
  body text not null,
  merchant_uid text,
  received_at timestamp with time zone default app_now() not null,
  processed_at timestamp with time zone,
  PRIMARY KEY (webhook_seq),
  UNIQUE (vendor, event_key)
);

create table platform_clock (
  only_row boolean default true not null,
  offset_ms bigint not null,
  CHECK (only_row),
  PRIMARY KEY (only_row)
);

create table platform_job (
  job_seq bigint generated always as identity not null,
  name text not null,
  payload jsonb not null,
  key text,
  state text default 'waiting'::text not null,
  attempts integer default 0 not null,
  run_at timestamp with time zone default app_now() not null,
  lease_until timestamp with time zone,
  error text,
  created_at timestamp with time zone default app_now() not null,
  CHECK (((state = 'running'::text) = (lease_until IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'retry'::text, 'dead'::text]))),
  PRIMARY KEY (job_seq)
);
CREATE INDEX platform_job_due ON public.platform_job USING btree (run_at) WHERE (state = ANY (ARRAY['waiting'::text, 'retry'::text]));
CREATE UNIQUE INDEX platform_job_key_runs ON public.platform_job USING btree (name, key) WHERE ((state = 'running'::text) AND (key IS NOT NULL));
CREATE UNIQUE INDEX platform_job_key_waits ON public.platform_job USING btree (name, key) WHERE ((state = 'waiting'::text) AND (key IS NOT NULL));
CREATE INDEX platform_job_lease ON public.platform_job USING btree (lease_until) WHERE (state = 'running'::text);

create table platform_limit (
  bucket text not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  PRIMARY KEY (bucket)
);

create table platform_migration (
  name text not null,
  sha256 text not null,
  run_at timestamp with time zone default clock_timestamp() not null,
  PRIMARY KEY (name)
);

create table platform_once (
  user_seq bigint not null,
  route text not null,
  key text not null,
  body_hash bytea not null,
  state text not null,
  status integer,
  answer text,
  created_at timestamp with time zone default app_now() not null,
  locked_until timestamp with time zone not null,
  CHECK ((state = ANY (ARRAY['running'::text, 'done'::text]))),
  PRIMARY KEY (user_seq, route, key)
);

create table report_report (
  report_seq bigint generated always as identity not null,
  order_seq bigint not null,
  version integer not null,
  state text default 'preparing'::text not null,
  fence bigint default 0 not null,
  unique_no text,
  failure text,
  rule_pack text,
  engine text,
  input text,
  assessment text,
  assessment_sha256 bytea,
  grade text,
  score integer,
  created_at timestamp with time zone default app_now() not null,
  ready_at timestamp with time zone,
  voided_at timestamp with time zone,
  CHECK (((state <> 'ready'::text) OR ((assessment IS NOT NULL) AND (input IS NOT NULL) AND (ready_at IS NOT NULL)))),
  CHECK ((state = ANY (ARRAY['preparing'::text, 'ready'::text, 'voided'::text, 'failed'::text]))),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (report_seq),
  UNIQUE (order_seq, version)
);
CREATE UNIQUE INDEX report_report_current ON public.report_report USING btree (order_seq) WHERE (state = ANY (ARRAY['preparing'::text, 'ready'::text]));

create table report_step (
  report_seq bigint not null,
  step text not null,
  state text default 'waiting'::text not null,
  attempts integer default 0 not null,
  reference text,
  answer text,
  file_sha256 text,
  why text,
  numbers jsonb default '{}'::jsonb not null,
  asked_at timestamp with time zone,
  answered_at timestamp with time zone,
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'unavailable'::text]))),
  CHECK ((step = ANY (ARRAY['find'::text, 'register'::text, 'building'::text, 'trades'::text, 'official-price'::text, 'assess'::text, 'notify'::text]))),
  FOREIGN KEY (report_seq) REFERENCES report_report(report_seq),
  PRIMARY KEY (report_seq, step)
);

CREATE OR REPLACE FUNCTION public.app_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 PARALLEL SAFE
AS $function$
  select clock_timestamp() + coalesce((select offset_ms from platform_clock), 0) * interval '1 millisecond'
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare total bigint; legs int;
begin
  select coalesce(sum(amount), 0), count(*) into total, legs from ledger_leg where txn_seq = new.txn_seq;
  if total <> 0 or legs < 2 then
    raise exception 'ledger transaction % has % legs and sums to %', new.txn_seq, legs, total using errcode = 'check_violation';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_post(p_kind text, p_ref text, p_legs jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare txn bigint; leg jsonb; account bigint;
begin
  insert into ledger_txn (kind, ref) values (p_kind, p_ref) on conflict do nothing returning txn_seq into txn;
  if txn is null then return null; end if;
  for leg in select value from jsonb_array_elements(p_legs) order by value->>'kind', value->>'owner' loop
    insert into ledger_account (kind, owner_seq) values (leg->>'kind', (leg->>'owner')::bigint) on conflict do nothing;
    update ledger_account set balance = balance + (leg->>'amount')::bigint
      where kind = leg->>'kind' and owner_seq is not distinct from (leg->>'owner')::bigint
      returning account_seq into account;
    insert into ledger_leg (txn_seq, account_seq, amount) values (txn, account, (leg->>'amount')::bigint);
  end loop;
  return txn;
end $function$
;

CREATE OR REPLACE FUNCTION public.payment_refund_cap()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare captured_won bigint; refunded bigint;
begin
  select captured into captured_won from payment_attempt where attempt_seq = new.attempt_seq for update;
  select coalesce(sum(amount), 0) into refunded from payment_refund
    where attempt_seq = new.attempt_seq and state in ('pending', 'unknown', 'done') and refund_seq <> new.refund_seq;
  if new.state in ('pending', 'unknown', 'done') and refunded + new.amount > coalesce(captured_won, 0) then
    raise exception 'refunds of attempt % exceed what was captured', new.attempt_seq using errcode = 'check_violation';
  end if;
  return new;
end $function$
;

CREATE CONSTRAINT TRIGGER ledger_leg_balanced AFTER INSERT ON public.ledger_leg DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
CREATE CONSTRAINT TRIGGER ledger_txn_balanced AFTER INSERT ON public.ledger_txn DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
CREATE TRIGGER payment_refund_cap BEFORE INSERT OR UPDATE ON public.payment_refund FOR EACH ROW EXECUTE FUNCTION payment_refund_cap();

grant delete, insert, select, update on account_login_state to jipsalpim_app;
grant insert, select, update on account_session to jipsalpim_app;
grant insert, select on account_terms to jipsalpim_app;
grant insert, select, update on account_terms_agreement to jipsalpim_app;
grant insert, select, update on account_user to jipsalpim_app;
grant select on ledger_account to jipsalpim_app;
grant select on ledger_leg to jipsalpim_app;
grant select on ledger_txn to jipsalpim_app;
grant insert, select, update on message_notice to jipsalpim_app;
grant insert, select on order_address_edit to jipsalpim_app;
grant insert, select on order_event to jipsalpim_app;
grant insert, select, update on order_order to jipsalpim_app;
grant insert, select on order_price to jipsalpim_app;
grant insert, select, update on payment_attempt to jipsalpim_app;
grant insert, select, update on payment_refund to jipsalpim_app;
grant insert, select, update on payment_webhook to jipsalpim_app;
grant delete, insert, select, update on platform_clock to jipsalpim_app;
grant delete, insert, select, update on platform_job to jipsalpim_app;
grant delete, insert, select, update on platform_limit to jipsalpim_app;
grant select on platform_migration to jipsalpim_app;
grant delete, insert, select, update on platform_once to jipsalpim_app;
grant insert, select, update on report_report to jipsalpim_app;
grant insert, select, update on report_step to jipsalpim_app;
