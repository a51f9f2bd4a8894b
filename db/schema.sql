-- Printed from the migrations by print-schema.ts: read it, do not edit it.

create table account_consent (
  consent_seq bigint generated always as identity not null,
  user_seq bigint not null,
  code text not null,
  version integer not null,
  act text not null,
  road text not null,
  at timestamp with time zone default app_now() not null,
  CHECK ((act = ANY (ARRAY['agreed'::text, 'withdrawn'::text, 'reminded'::text]))),
  CHECK ((road = ANY (ARRAY['join'::text, 'visit'::text, 'mypage'::text, 'persona'::text, 'job'::text]))),
  FOREIGN KEY (code, version) REFERENCES account_terms(code, version),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (consent_seq)
);
CREATE INDEX account_consent_user ON public.account_consent USING btree (user_seq, consent_seq);

create table account_device (
  token_hash bytea not null,
  token_sealed bytea not null,
  user_seq bigint,
  session_seq bigint,
  platform text not null,
  os_version text,
  device_info text,
  app_name text,
  app_version text,
  app_build_number text,
  app_install_time timestamp with time zone,
  app_update_time timestamp with time zone,
  created_at timestamp with time zone default app_now() not null,
  last_seen_at timestamp with time zone default app_now() not null,
  CHECK ((platform = ANY (ARRAY['ios'::text, 'android'::text, 'web'::text]))),
  CHECK ((octet_length(token_hash) = 32)),
  FOREIGN KEY (session_seq) REFERENCES account_session(session_seq) ON DELETE SET NULL,
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (token_hash)
);
CREATE INDEX account_device_seen ON public.account_device USING btree (last_seen_at);
CREATE INDEX account_device_session ON public.account_device USING btree (session_seq);
CREATE INDEX account_device_user ON public.account_device USING btree (user_seq) WHERE (user_seq IS NOT NULL);

create table account_event (
  event_seq bigint generated always as identity not null,
  user_seq bigint not null,
  kind text not null,
  detail jsonb default '{}'::jsonb not null,
  at timestamp with time zone default app_now() not null,
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (event_seq)
);
CREATE INDEX account_event_user ON public.account_event USING btree (user_seq, event_seq);

create table account_guest (
  guest_user_no bigint generated always as identity not null,
  token_hash bytea not null,
  created_at timestamp with time zone default app_now() not null,
  expires_at timestamp with time zone not null,
  CHECK ((octet_length(token_hash) = 32)),
  PRIMARY KEY (guest_user_no),
  UNIQUE (token_hash)
);
CREATE INDEX account_guest_expires ON public.account_guest USING btree (expires_at);

create table account_invite (
  user_seq bigint not null,
  code text not null,
  at timestamp with time zone default app_now() not null,
  FOREIGN KEY (code) REFERENCES account_invite_code(code),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (user_seq)
);
CREATE INDEX account_invite_code_used ON public.account_invite USING btree (code);

create table account_invite_code (
  code text not null,
  user_seq bigint not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default app_now() not null,
  CHECK ((code ~ '^[2-9A-HJ-NP-Z]{8}$'::text)),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (code)
);
CREATE INDEX account_invite_code_user ON public.account_invite_code USING btree (user_seq, expires_at DESC);

create table account_login (
  provider text not null,
  subject text not null,
  user_seq bigint not null,
  grant_sealed bytea,
  linked_at timestamp with time zone default app_now() not null,
  CHECK ((provider = ANY (ARRAY['kakao'::text, 'apple'::text]))),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (provider, subject),
  UNIQUE (user_seq, provider)
);

create table account_login_state (
  state_hash bytea not null,
  provider text not null,
  nonce text not null,
  next text,
  created_at timestamp with time zone default app_now() not null,
  used_at timestamp with time zone,
  link_user_seq bigint,
  code_sealed bytea,
  name_sealed bytea,
  received_at timestamp with time zone,
  CHECK ((octet_length(state_hash) = 32)),
  FOREIGN KEY (link_user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (state_hash)
);

create table account_need_mobile (
  from_at timestamp with time zone not null,
  needed boolean not null,
  PRIMARY KEY (from_at)
);

create table account_retention_run (
  rule text not null,
  day date not null,
  rows integer default 0 not null,
  last_at timestamp with time zone default app_now() not null,
  PRIMARY KEY (rule, day)
);

create table account_session (
  user_seq bigint not null,
  created_at timestamp with time zone default app_now() not null,
  last_seen_at timestamp with time zone default app_now() not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  session_seq bigint generated always as identity not null,
  provider text,
  device text,
  authenticated_at timestamp with time zone default app_now() not null,
  revoked_why text,
  limited boolean default false not null,
  second_factor_at timestamp with time zone,
  CHECK ((provider = ANY (ARRAY['kakao'::text, 'apple'::text]))),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (session_seq)
);
CREATE INDEX account_session_of_user ON public.account_session USING btree (user_seq);
CREATE INDEX account_session_user ON public.account_session USING btree (user_seq) WHERE (revoked_at IS NULL);

create table account_session_token (
  token_hash bytea not null,
  session_seq bigint not null,
  issued_at timestamp with time zone default app_now() not null,
  first_used_at timestamp with time zone,
  replaced_at timestamp with time zone,
  CHECK ((octet_length(token_hash) = 32)),
  FOREIGN KEY (session_seq) REFERENCES account_session(session_seq) ON DELETE CASCADE,
  PRIMARY KEY (token_hash)
);
CREATE INDEX account_session_token_session ON public.account_session_token USING btree (session_seq);

create table account_stay (
  stay_seq bigint generated always as identity not null,
  user_seq bigint not null,
  withdrawal_seq bigint,
  reasons text[] not null,
  at timestamp with time zone default app_now() not null,
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  FOREIGN KEY (withdrawal_seq) REFERENCES account_withdrawal(withdrawal_seq),
  PRIMARY KEY (stay_seq)
);
CREATE INDEX account_stay_user ON public.account_stay USING btree (user_seq);

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
  reminded_at timestamp with time zone,
  FOREIGN KEY (code, version) REFERENCES account_terms(code, version),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (user_seq, code, version)
);
CREATE INDEX account_terms_agreement_due ON public.account_terms_agreement USING btree (COALESCE(reminded_at, agreed_at)) WHERE ((code = 'marketing'::text) AND (withdrawn_at IS NULL));

create table account_user (
  user_seq bigint generated always as identity not null,
  role text default 'user'::text not null,
  name_sealed bytea,
  email_sealed bytea,
  phone_sealed bytea,
  phone_verified_at timestamp with time zone,
  persona boolean default false not null,
  created_at timestamp with time zone default app_now() not null,
  signup_source text,
  ci_sealed bytea,
  ci_index bytea,
  di_sealed bytea,
  birth_sealed bytea,
  gone_at timestamp with time zone,
  phone_index bytea,
  email_index bytea,
  stopped_at timestamp with time zone,
  stated_type text,
  CHECK ((role = ANY (ARRAY['user'::text, 'realtor'::text, 'operator'::text]))),
  CHECK ((stated_type = ANY (ARRAY['tenant'::text, 'landlord'::text]))),
  PRIMARY KEY (user_seq)
);
CREATE UNIQUE INDEX account_user_ci ON public.account_user USING btree (ci_index) WHERE (ci_index IS NOT NULL);
CREATE INDEX account_user_email ON public.account_user USING btree (email_index) WHERE (email_index IS NOT NULL);
CREATE INDEX account_user_phone ON public.account_user USING btree (phone_index) WHERE (phone_index IS NOT NULL);

create table account_withdrawal (
  withdrawal_seq bigint generated always as identity not null,
  user_seq bigint not null,
  reason text not null,
  comment_sealed bytea,
  asked_at timestamp with time zone default app_now() not null,
  due_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  begun_at timestamp with time zone,
  done_at timestamp with time zone,
  CHECK (((undone_at IS NULL) OR (begun_at IS NULL))),
  CHECK (((done_at IS NULL) OR (begun_at IS NOT NULL))),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (withdrawal_seq)
);
CREATE INDEX account_withdrawal_due ON public.account_withdrawal USING btree (due_at) WHERE ((undone_at IS NULL) AND (done_at IS NULL));
CREATE UNIQUE INDEX account_withdrawal_open ON public.account_withdrawal USING btree (user_seq) WHERE ((undone_at IS NULL) AND (done_at IS NULL));
CREATE INDEX account_withdrawal_user ON public.account_withdrawal USING btree (user_seq);

create table account_withdrawal_step (
  withdrawal_seq bigint not null,
  step text not null,
  rows integer not null,
  at timestamp with time zone default app_now() not null,
  FOREIGN KEY (withdrawal_seq) REFERENCES account_withdrawal(withdrawal_seq),
  PRIMARY KEY (withdrawal_seq, step)
);

create table campaign_member (
  partner text not null,
  member_index bytea not null,
  user_seq bigint not null,
  at timestamp with time zone default app_now() not null,
  CHECK ((octet_length(member_index) = 32)),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (partner, member_index),
  UNIQUE (user_seq, partner)
);

create table campaign_signup (
  user_seq bigint not null,
  nz_source text,
  nz_medium text,
  nz_campaign text,
  at timestamp with time zone default app_now() not null,
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (user_seq)
);

create table coupon_batch (
  batch_seq bigint generated always as identity not null,
  campaign_seq bigint not null,
  file_name text not null,
  made_by bigint not null,
  made_at timestamp with time zone default app_now() not null,
  needs_second boolean not null,
  approved_by bigint,
  approved_at timestamp with time zone,
  CHECK ((approved_by IS DISTINCT FROM made_by)),
  CHECK (((approved_by IS NULL) = (approved_at IS NULL))),
  FOREIGN KEY (approved_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (campaign_seq) REFERENCES coupon_campaign(campaign_seq),
  FOREIGN KEY (made_by) REFERENCES account_user(user_seq),
  PRIMARY KEY (batch_seq)
);

create table coupon_campaign (
  campaign_seq bigint generated always as identity not null,
  slug text not null,
  issuer_seq bigint not null,
  name text not null,
  product text not null,
  gives text not null,
  amount bigint,
  most bigint,
  zero_ok boolean not null,
  way text not null,
  word text,
  quota integer,
  taken integer default 0 not null,
  one_per text not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  days_valid integer,
  roles text[],
  sources text[],
  regions text[],
  new_days integer,
  demo boolean default false not null,
  made_by bigint,
  made_at timestamp with time zone default app_now() not null,
  ended_at timestamp with time zone,
  notices text[] default '{}'::text[] not null,
  needs_second boolean default false not null,
  approved_by bigint,
  approved_at timestamp with time zone,
  CHECK (((quota IS NULL) OR (taken <= quota))),
  CHECK ((until_at > from_at)),
  CHECK (
CASE gives
    WHEN 'won'::text THEN ((amount > 0) AND (most IS NULL))
    WHEN 'percent'::text THEN ((amount >= 1) AND (amount <= 100))
    ELSE ((amount IS NULL) AND (most IS NULL) AND zero_ok)
END),
  CHECK (((word IS NULL) OR (way = 'code'::text))),
  CHECK (((approved_by IS DISTINCT FROM made_by) OR (approved_by IS NULL))),
  CHECK (((approved_by IS NULL) = (approved_at IS NULL))),
  CHECK ((days_valid > 0)),
  CHECK ((gives = ANY (ARRAY['won'::text, 'percent'::text, 'free'::text]))),
  CHECK ((most > 0)),
  CHECK ((new_days > 0)),
  CHECK ((one_per = ANY (ARRAY['account'::text, 'person'::text]))),
  CHECK ((quota > 0)),
  CHECK ((slug ~ '^[a-z0-9-]{3,60}$'::text)),
  CHECK ((taken >= 0)),
  CHECK ((way = ANY (ARRAY['code'::text, 'ask'::text, 'welcome'::text]))),
  FOREIGN KEY (approved_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (issuer_seq) REFERENCES coupon_issuer(issuer_seq),
  FOREIGN KEY (made_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (product) REFERENCES order_product(product),
  PRIMARY KEY (campaign_seq),
  UNIQUE (slug),
  UNIQUE (word)
);

create table coupon_code (
  code_seq bigint generated always as identity not null,
  batch_seq bigint not null,
  campaign_seq bigint not null,
  code_index bytea not null,
  code_sealed bytea,
  CHECK ((octet_length(code_index) = 32)),
  FOREIGN KEY (batch_seq) REFERENCES coupon_batch(batch_seq),
  FOREIGN KEY (campaign_seq) REFERENCES coupon_campaign(campaign_seq),
  PRIMARY KEY (code_seq),
  UNIQUE (code_index)
);
CREATE INDEX coupon_code_batch ON public.coupon_code USING btree (batch_seq);

create table coupon_coupon (
  coupon_seq bigint generated always as identity not null,
  campaign_seq bigint not null,
  code_seq bigint,
  user_seq bigint not null,
  taken_at timestamp with time zone default app_now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  FOREIGN KEY (campaign_seq) REFERENCES coupon_campaign(campaign_seq),
  FOREIGN KEY (code_seq) REFERENCES coupon_code(code_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (coupon_seq),
  UNIQUE (code_seq)
);
CREATE INDEX coupon_coupon_expires ON public.coupon_coupon USING btree (expires_at) WHERE (ended_at IS NULL);
CREATE INDEX coupon_coupon_user ON public.coupon_coupon USING btree (user_seq, coupon_seq);

create table coupon_issuer (
  issuer_seq bigint generated always as identity not null,
  code text not null,
  name text not null,
  CHECK ((code ~ '^[a-z0-9-]{2,40}$'::text)),
  PRIMARY KEY (issuer_seq),
  UNIQUE (code)
);

create table coupon_person (
  campaign_seq bigint not null,
  person_key bytea not null,
  coupon_seq bigint not null,
  CHECK ((octet_length(person_key) = 32)),
  FOREIGN KEY (campaign_seq) REFERENCES coupon_campaign(campaign_seq),
  FOREIGN KEY (coupon_seq) REFERENCES coupon_coupon(coupon_seq),
  PRIMARY KEY (campaign_seq, person_key)
);
CREATE INDEX coupon_person_coupon ON public.coupon_person USING btree (coupon_seq);

create table coupon_use (
  use_seq bigint generated always as identity not null,
  coupon_seq bigint not null,
  order_seq bigint not null,
  won bigint not null,
  state text default 'held'::text not null,
  held_at timestamp with time zone default app_now() not null,
  used_at timestamp with time zone,
  ended_at timestamp with time zone,
  CHECK (((state <> ALL (ARRAY['used'::text, 'back'::text])) OR (used_at IS NOT NULL))),
  CHECK (((state = ANY (ARRAY['released'::text, 'back'::text])) = (ended_at IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['held'::text, 'used'::text, 'released'::text, 'back'::text]))),
  CHECK ((won > 0)),
  FOREIGN KEY (coupon_seq) REFERENCES coupon_coupon(coupon_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (use_seq)
);
CREATE INDEX coupon_use_coupon ON public.coupon_use USING btree (coupon_seq);
CREATE INDEX coupon_use_held ON public.coupon_use USING btree (held_at) WHERE (state = 'held'::text);
CREATE INDEX coupon_use_of_order ON public.coupon_use USING btree (order_seq);
CREATE UNIQUE INDEX coupon_use_one ON public.coupon_use USING btree (coupon_seq) WHERE (state = ANY (ARRAY['held'::text, 'used'::text]));
CREATE UNIQUE INDEX coupon_use_order ON public.coupon_use USING btree (order_seq) WHERE (state = ANY (ARRAY['held'::text, 'used'::text]));

create table coupon_welcome (
  user_seq bigint not null,
  dismissed_at timestamp with time zone default app_now() not null,
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (user_seq)
);

create table experiment_assignment (
  domain text not null,
  type text not null,
  subject text not null,
  arm text not null,
  created_at timestamp with time zone default app_now() not null,
  PRIMARY KEY (domain, type, subject)
);

create table experiment_setting (
  setting_seq bigint generated always as identity not null,
  domain text not null,
  type text not null,
  only_arm text,
  created_at timestamp with time zone default app_now() not null,
  PRIMARY KEY (setting_seq)
);
CREATE INDEX experiment_setting_name ON public.experiment_setting USING btree (domain, type, setting_seq DESC);

create table ledger_account (
  account_seq bigint generated always as identity not null,
  kind text not null,
  owner_seq bigint,
  balance bigint default 0 not null,
  CHECK (((kind <> ALL (ARRAY['points'::text, 'ticket'::text])) OR (balance >= 0))),
  CHECK ((kind = ANY (ARRAY['gateway'::text, 'unearned'::text, 'revenue'::text, 'points'::text, 'points-held'::text, 'points-issued'::text, 'points-cost'::text, 'points-owed'::text, 'ticket'::text, 'ticket-issued'::text, 'discount'::text]))),
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

create table loan_result (
  result_seq bigint generated always as identity not null,
  user_seq bigint not null,
  body_sealed bytea,
  pack text not null,
  as_of date not null,
  kept_at timestamp with time zone default app_now() not null,
  kept_until date not null,
  CHECK ((kept_until > as_of)),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (result_seq),
  UNIQUE (user_seq)
);

create table message_choice (
  user_seq bigint not null,
  kind text not null,
  channel text not null,
  wanted boolean not null,
  at timestamp with time zone default app_now() not null,
  CHECK ((channel = ANY (ARRAY['talk'::text, 'push'::text]))),
  CHECK ((kind = 'report'::text)),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (user_seq, kind, channel)
);

create table message_news (
  name text not null,
  body text not null,
  button text not null,
  path text not null,
  reached bigint default 0 not null,
  done_at timestamp with time zone,
  created_at timestamp with time zone default app_now() not null,
  CHECK (((length(body) >= 1) AND (length(body) <= 500))),
  CHECK (((length(button) >= 1) AND (length(button) <= 14))),
  CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,60}$'::text)),
  CHECK ((path ~ '^/[^/]'::text)),
  PRIMARY KEY (name)
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
  channel text default 'talk'::text not null,
  urgent boolean default false not null,
  result text,
  result_why text,
  result_at timestamp with time zone,
  result_asks integer default 0 not null,
  result_due timestamp with time zone,
  CHECK ((channel = ANY (ARRAY['talk'::text, 'text'::text, 'mail'::text]))),
  CHECK (((result_due IS NOT NULL) = (NOT (result IS DISTINCT FROM 'accepted'::text)))),
  CHECK ((result = ANY (ARRAY['accepted'::text, 'delivered'::text, 'failed'::text, 'unknown'::text]))),
  CHECK (((result IS NULL) OR (state = 'sent'::text))),
  CHECK (((result_at IS NOT NULL) = (COALESCE(result, 'accepted'::text) <> 'accepted'::text))),
  CHECK ((state = ANY (ARRAY['pending'::text, 'unknown'::text, 'sent'::text, 'failed'::text, 'no-number'::text, 'not-wanted'::text]))),
  CHECK ((template ~ '^[a-z]+(-[a-z]+)*$'::text)),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (notice_seq),
  UNIQUE (reference)
);
CREATE INDEX message_notice_order ON public.message_notice USING btree (order_seq);
CREATE INDEX message_notice_result_at ON public.message_notice USING btree (result_at, result) WHERE (result_at IS NOT NULL);
CREATE INDEX message_notice_result_due ON public.message_notice USING btree (result_due) WHERE (result_due IS NOT NULL);
CREATE INDEX message_notice_user ON public.message_notice USING btree (user_seq);

create table message_push (
  push_seq bigint generated always as identity not null,
  notice_seq bigint not null,
  token_hash bytea not null,
  state text default 'pending'::text not null,
  checks integer default 0 not null,
  message_id text,
  created_at timestamp with time zone default app_now() not null,
  sent_at timestamp with time zone,
  CHECK ((state = ANY (ARRAY['pending'::text, 'sent'::text, 'failed'::text, 'not-wanted'::text]))),
  FOREIGN KEY (notice_seq) REFERENCES message_notice(notice_seq) ON DELETE CASCADE,
  FOREIGN KEY (token_hash) REFERENCES account_device(token_hash) ON DELETE CASCADE,
  PRIMARY KEY (push_seq),
  UNIQUE (notice_seq, token_hash)
);
CREATE INDEX message_push_device ON public.message_push USING btree (token_hash);

create table operator_audit (
  audit_seq bigint generated always as identity not null,
  operator_seq bigint not null,
  call text not null,
  subject jsonb not null,
  on_user bigint,
  reason text,
  at timestamp with time zone default app_now() not null,
  place bigint default 0 not null,
  hash bytea default '\x'::bytea not null,
  FOREIGN KEY (on_user) REFERENCES account_user(user_seq),
  FOREIGN KEY (operator_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (audit_seq),
  UNIQUE (place)
);
CREATE INDEX operator_audit_operator ON public.operator_audit USING btree (operator_seq, at);
CREATE INDEX operator_audit_order ON public.operator_audit USING btree (((subject ->> 'order_seq'::text))) WHERE (subject ? 'order_seq'::text);
CREATE INDEX operator_audit_user ON public.operator_audit USING btree (on_user, audit_seq) WHERE (on_user IS NOT NULL);

create table operator_audit_head (
  only_row boolean default true not null,
  place bigint not null,
  hash bytea not null,
  CHECK (only_row),
  PRIMARY KEY (only_row)
);

create table operator_factor (
  user_seq bigint not null,
  secret_sealed bytea not null,
  last_step bigint default 0 not null,
  created_at timestamp with time zone default app_now() not null,
  confirmed_at timestamp with time zone,
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (user_seq)
);

create table operator_refund (
  ask_seq bigint generated always as identity not null,
  order_seq bigint not null,
  amount bigint not null,
  seen_back bigint not null,
  reason text not null,
  made_by bigint not null,
  made_at timestamp with time zone default app_now() not null,
  needs_second boolean not null,
  refund_seq bigint,
  decided_by bigint,
  decided_at timestamp with time zone,
  approved boolean,
  decided_why text,
  CHECK ((amount > 0)),
  CHECK ((num_nulls(decided_by, decided_at, approved, decided_why) = ANY (ARRAY[0, 4]))),
  CHECK ((needs_second OR (decided_at IS NULL))),
  CHECK (((approved IS NOT TRUE) OR (decided_by <> made_by))),
  CHECK (((refund_seq IS NULL) = (needs_second AND (approved IS NOT TRUE)))),
  CHECK ((seen_back >= 0)),
  FOREIGN KEY (decided_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (made_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (refund_seq) REFERENCES payment_refund(refund_seq),
  PRIMARY KEY (ask_seq),
  UNIQUE (refund_seq)
);
CREATE INDEX operator_refund_maker ON public.operator_refund USING btree (made_by, made_at);
CREATE UNIQUE INDEX operator_refund_open ON public.operator_refund USING btree (order_seq) WHERE (needs_second AND (decided_at IS NULL));
CREATE INDEX operator_refund_order ON public.operator_refund USING btree (order_seq);

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
CREATE INDEX order_address_edit_order ON public.order_address_edit USING btree (order_seq);

create table order_change (
  change_seq bigint generated always as identity not null,
  kind text not null,
  product text not null,
  terms jsonb not null,
  reason text not null,
  made_by bigint not null,
  made_at timestamp with time zone default app_now() not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  approved boolean,
  decided_why text,
  CHECK ((num_nulls(decided_by, decided_at, approved, decided_why) = ANY (ARRAY[0, 4]))),
  CHECK (((approved IS NOT TRUE) OR (decided_by <> made_by))),
  CHECK ((kind = ANY (ARRAY['price'::text, 'price-void'::text, 'stop'::text, 'discount'::text, 'discount-end'::text, 'offer'::text]))),
  FOREIGN KEY (decided_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (made_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (product) REFERENCES order_product(product),
  PRIMARY KEY (change_seq)
);
CREATE INDEX order_change_open ON public.order_change USING btree (change_seq) WHERE (decided_at IS NULL);

create table order_contract (
  contract_seq bigint generated always as identity not null,
  order_seq bigint not null,
  start_on date not null,
  end_on date not null,
  area text,
  loan_yn text not null,
  loan_sealed bytea,
  made_at timestamp with time zone default app_now() not null,
  deposit bigint,
  rent bigint,
  CHECK ((end_on > start_on)),
  CHECK (((loan_yn = 'Y'::text) OR (loan_sealed IS NULL))),
  CHECK ((deposit >= 0)),
  CHECK ((loan_yn = ANY (ARRAY['Y'::text, 'N'::text]))),
  CHECK ((rent >= 0)),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (contract_seq)
);
CREATE INDEX order_contract_order ON public.order_contract USING btree (order_seq, contract_seq DESC);

create table order_cut (
  cut_seq bigint generated always as identity not null,
  order_seq bigint not null,
  issuer_seq bigint not null,
  won bigint not null,
  name text not null,
  discount_seq bigint,
  coupon_seq bigint,
  hold_seq bigint,
  CHECK ((num_nonnulls(discount_seq, coupon_seq, hold_seq) = 1)),
  CHECK ((won > 0)),
  FOREIGN KEY (coupon_seq) REFERENCES coupon_coupon(coupon_seq),
  FOREIGN KEY (discount_seq) REFERENCES order_discount(discount_seq),
  FOREIGN KEY (hold_seq) REFERENCES points_hold(hold_seq),
  FOREIGN KEY (issuer_seq) REFERENCES coupon_issuer(issuer_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (cut_seq)
);
CREATE INDEX order_cut_coupon ON public.order_cut USING btree (coupon_seq) WHERE (coupon_seq IS NOT NULL);
CREATE INDEX order_cut_hold ON public.order_cut USING btree (hold_seq) WHERE (hold_seq IS NOT NULL);
CREATE INDEX order_cut_order ON public.order_cut USING btree (order_seq);

create table order_discount (
  discount_seq bigint generated always as identity not null,
  product text not null,
  issuer_seq bigint not null,
  name text not null,
  gives text not null,
  amount bigint not null,
  most bigint,
  roles text[],
  sources text[],
  new_days integer,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone,
  CHECK ((amount > 0)),
  CHECK (((gives = 'won'::text) OR (amount <= 100))),
  CHECK (((until_at IS NULL) OR (until_at > from_at))),
  CHECK ((gives = ANY (ARRAY['won'::text, 'percent'::text]))),
  CHECK ((most > 0)),
  CHECK ((new_days > 0)),
  CHECK ((product !~~ 'ticket-%'::text)),
  FOREIGN KEY (issuer_seq) REFERENCES coupon_issuer(issuer_seq),
  FOREIGN KEY (product) REFERENCES order_product(product),
  PRIMARY KEY (discount_seq)
);

create table order_discount_person (
  discount_seq bigint not null,
  person_key bytea not null,
  user_seq bigint not null,
  at timestamp with time zone default app_now() not null,
  CHECK ((octet_length(person_key) = 32)),
  FOREIGN KEY (discount_seq) REFERENCES order_discount(discount_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (discount_seq, person_key)
);
CREATE INDEX order_discount_person_user ON public.order_discount_person USING btree (user_seq);

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
  contract_type text,
  contract_period text,
  contract_period_detail text,
  contract_date date,
  contract_date_living date,
  deposit_amount bigint,
  rental_amount bigint,
  landlord_name_sealed bytea,
  home_kind text,
  area_gu text,
  address_state text,
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
  draft_key text,
  discount bigint default 0 not null,
  contract_months integer,
  faq jsonb default '[]'::jsonb not null,
  faq_write_sealed bytea,
  loan text,
  cash_amount bigint,
  first_repay_yn text,
  first_repay_amount bigint,
  expectation_price bigint,
  expectation_reason_sealed bytea,
  from_order_seq bigint,
  again text,
  tickets integer,
  company_seq bigint,
  pay_method text default 'card'::text not null,
  tax_free bigint default 0 not null,
  of_order_seq bigint,
  supply_by date,
  thing text default order_thing(product, again, from_order_seq, of_order_seq, company_seq, address_jibun, building_dong, building_floor, building_ho, area_gu, contract_type, contract_date, deposit_amount, rental_amount) not null,
  balance_on date,
  card_seq bigint,
  bulk_order_seq bigint,
  CHECK ((address_state = ANY (ARRAY['address'::text, 'dongfloorho'::text, 'complete'::text]))),
  CHECK ((again = ANY (ARRAY['reorder'::text, 'change'::text]))),
  CHECK ((cash_amount >= 0)),
  CHECK (((address_state = 'address'::text) = (address_hit IS NULL))),
  CHECK (((state <> 'completed'::text) OR (paid_at IS NOT NULL))),
  CHECK (((bulk_order_seq IS NULL) OR (product = ANY (ARRAY['subscribe'::text, 'subscribe-year'::text])))),
  CHECK (((product <> 'report'::text) OR (num_nulls(contract_type, contract_period, contract_period_detail, deposit_amount, rental_amount, address_state) = 0))),
  CHECK (((first_repay_amount IS NULL) OR (first_repay_yn = 'Y'::text))),
  CHECK (((again IS NULL) = (from_order_seq IS NULL))),
  CHECK (((again <> 'reorder'::text) OR (product = 'report'::text))),
  CHECK (((tickets IS NULL) OR (product ~~ 'ticket-%'::text))),
  CHECK (((company_seq IS NULL) OR (product ~~ 'ticket-%'::text))),
  CHECK (((tax_free >= 0) AND (tax_free <= price))),
  CHECK (((product <> 'report'::text) OR (contract_date IS NOT NULL) OR (contract_period_detail = '계약예정'::text))),
  CHECK (((contract_months >= 1) AND (contract_months <= 600))),
  CHECK ((contract_type = ANY (ARRAY['전세'::text, '반전세'::text, '월세'::text]))),
  CHECK ((deposit_amount > 0)),
  CHECK ((discount >= 0)),
  CHECK ((expectation_price >= 0)),
  CHECK ((first_repay_amount >= 0)),
  CHECK ((first_repay_yn = ANY (ARRAY['Y'::text, 'N'::text]))),
  CHECK ((joint_yn = ANY (ARRAY['Y'::text, 'N'::text]))),
  CHECK ((loan = ANY (ARRAY['Y'::text, 'N'::text]))),
  CHECK ((pay_method = ANY (ARRAY['kakaopay'::text, 'naverpay'::text, 'tosspay'::text, 'card'::text, 'transfer'::text, 'vbank'::text]))),
  CHECK ((pg_name = ANY (ARRAY['portone'::text, 'payple'::text, 'free'::text]))),
  CHECK ((price >= 0)),
  CHECK ((rental_amount >= 0)),
  CHECK ((state = ANY (ARRAY['pending'::text, 'completed'::text, 'failed'::text, 'cancelled'::text, 'refunded'::text]))),
  CHECK ((tickets > 0)),
  CHECK ((unique_no ~ '^\d{14}$'::text)),
  FOREIGN KEY (bulk_order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (card_seq) REFERENCES payment_card(card_seq),
  FOREIGN KEY (company_seq) REFERENCES ticket_company(company_seq),
  FOREIGN KEY (from_order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (of_order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (product) REFERENCES order_product(product),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (order_seq),
  UNIQUE (merchant_uid)
);
CREATE INDEX order_order_bulk ON public.order_order USING btree (bulk_order_seq) WHERE (bulk_order_seq IS NOT NULL);
CREATE INDEX order_order_card ON public.order_order USING btree (card_seq) WHERE (card_seq IS NOT NULL);
CREATE UNIQUE INDEX order_order_changed ON public.order_order USING btree (from_order_seq) WHERE ((again = 'change'::text) AND (state = 'completed'::text));
CREATE INDEX order_order_company ON public.order_order USING btree (company_seq) WHERE (company_seq IS NOT NULL);
CREATE UNIQUE INDEX order_order_draft ON public.order_order USING btree (user_seq, draft_key) WHERE (draft_key IS NOT NULL);
CREATE INDEX order_order_from ON public.order_order USING btree (from_order_seq) WHERE (from_order_seq IS NOT NULL);
CREATE INDEX order_order_of ON public.order_order USING btree (of_order_seq) WHERE (of_order_seq IS NOT NULL);
CREATE UNIQUE INDEX order_order_open ON public.order_order USING btree (user_seq, thing) WHERE (state = 'pending'::text);
CREATE INDEX order_order_supply ON public.order_order USING btree (supply_by) WHERE ((supply_by IS NOT NULL) AND (state = 'completed'::text) AND (delivered_at IS NULL));
CREATE INDEX order_order_thing ON public.order_order USING btree (user_seq, thing, order_seq);
CREATE INDEX order_order_user ON public.order_order USING btree (user_seq, order_seq DESC);

create table order_price (
  product text not null,
  from_at timestamp with time zone not null,
  price bigint,
  tax_free bigint default 0 not null,
  price_seq bigint generated always as identity not null,
  void_at timestamp with time zone,
  CHECK (((product !~~ 'ticket-%'::text) OR ((price % ((split_part(product, '-'::text, 2))::integer)::bigint) = 0))),
  CHECK (((tax_free >= 0) AND (tax_free <= price))),
  CHECK (((price IS NOT NULL) OR (tax_free = 0))),
  CHECK ((price >= 0)),
  FOREIGN KEY (product) REFERENCES order_product(product),
  PRIMARY KEY (price_seq)
);
CREATE UNIQUE INDEX order_price_one ON public.order_price USING btree (product, from_at) WHERE (void_at IS NULL);

create table order_product (
  product text not null,
  PRIMARY KEY (product)
);

create table payment_account (
  account_seq bigint generated always as identity not null,
  attempt_seq bigint not null,
  state text default 'asked'::text not null,
  gateway_id text,
  bank_code text not null,
  bank_name text,
  number text,
  holder text,
  due_at timestamp with time zone not null,
  checks integer default 0 not null,
  made_at timestamp with time zone default app_now() not null,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  CHECK (((state <> 'open'::text) OR (num_nulls(gateway_id, bank_name, number, holder, opened_at) = 0))),
  CHECK ((state = ANY (ARRAY['asked'::text, 'open'::text, 'closed'::text, 'refused'::text]))),
  FOREIGN KEY (attempt_seq) REFERENCES payment_attempt(attempt_seq),
  PRIMARY KEY (account_seq),
  UNIQUE (attempt_seq)
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
  opened_at timestamp with time zone default app_now() not null,
  method text default 'card'::text not null,
  surplus boolean default false not null,
  card_name text,
  receipt_url text,
  card_seq bigint,
  charged_at timestamp with time zone,
  CHECK ((amount >= 0)),
  CHECK ((captured >= 0)),
  CHECK (((NOT surplus) OR (state = 'cancelled'::text))),
  CHECK (((card_seq IS NULL) = (charged_at IS NULL))),
  CHECK ((method = ANY (ARRAY['kakaopay'::text, 'naverpay'::text, 'tosspay'::text, 'card'::text, 'transfer'::text, 'vbank'::text]))),
  CHECK ((state = ANY (ARRAY['pending'::text, 'unknown'::text, 'paid'::text, 'failed'::text, 'cancelled'::text]))),
  CHECK ((vendor = ANY (ARRAY['portone'::text, 'payple'::text, 'free'::text]))),
  FOREIGN KEY (card_seq) REFERENCES payment_card(card_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (attempt_seq)
);
CREATE INDEX payment_attempt_card ON public.payment_attempt USING btree (card_seq) WHERE (card_seq IS NOT NULL);
CREATE INDEX payment_attempt_merchant ON public.payment_attempt USING btree (merchant_uid);
CREATE UNIQUE INDEX payment_attempt_one ON public.payment_attempt USING btree (order_seq) WHERE (state = ANY (ARRAY['pending'::text, 'unknown'::text, 'paid'::text]));
CREATE INDEX payment_attempt_opened ON public.payment_attempt USING btree (vendor, opened_at);
CREATE INDEX payment_attempt_order ON public.payment_attempt USING btree (order_seq);

create table payment_card (
  card_seq bigint generated always as identity not null,
  user_seq bigint not null,
  state text default 'opened'::text not null,
  key_sealed bytea,
  card_name text,
  card_number text,
  replaced_by bigint,
  checks integer default 0 not null,
  opened_at timestamp with time zone default app_now() not null,
  registered_at timestamp with time zone,
  deleted_at timestamp with time zone,
  vendor text not null,
  order_seq bigint,
  CHECK (((state = 'deleted'::text) = (deleted_at IS NOT NULL))),
  CHECK (((state <> 'registered'::text) OR (registered_at IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['opened'::text, 'registered'::text, 'leaving'::text, 'deleted'::text]))),
  CHECK ((vendor = ANY (ARRAY['portone'::text, 'payple'::text]))),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (replaced_by) REFERENCES payment_card(card_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (card_seq)
);
CREATE INDEX payment_card_of_order ON public.payment_card USING btree (order_seq);
CREATE UNIQUE INDEX payment_card_order ON public.payment_card USING btree (order_seq) WHERE (state = ANY (ARRAY['opened'::text, 'registered'::text]));
CREATE INDEX payment_card_user ON public.payment_card USING btree (user_seq, card_seq);

create table payment_difference (
  difference_seq bigint generated always as identity not null,
  vendor text not null,
  merchant_uid text not null,
  kind text not null,
  ours_paid bigint,
  ours_back bigint,
  theirs_paid bigint,
  theirs_back bigint,
  found_at timestamp with time zone default app_now() not null,
  settled_at timestamp with time zone,
  CHECK ((kind = ANY (ARRAY['unknown-here'::text, 'not-paid-here'::text, 'unknown-there'::text, 'amount'::text, 'cancelled'::text, 'twice'::text]))),
  CHECK ((vendor = ANY (ARRAY['portone'::text, 'payple'::text]))),
  PRIMARY KEY (difference_seq)
);
CREATE UNIQUE INDEX payment_difference_open ON public.payment_difference USING btree (vendor, merchant_uid, kind) WHERE (settled_at IS NULL);

create table payment_listed (
  listed_seq bigint generated always as identity not null,
  vendor text not null,
  gateway_id text not null,
  order_seq bigint not null,
  state text not null,
  amount bigint not null,
  cancelled_amount bigint not null,
  decision text,
  attempt_seq bigint,
  seen_at timestamp with time zone default app_now() not null,
  decided_at timestamp with time zone,
  CHECK ((amount >= 0)),
  CHECK ((cancelled_amount >= 0)),
  CHECK ((num_nulls(decision, decided_at) = ANY (ARRAY[0, 2]))),
  CHECK (((decision IS NULL) OR (decision = 'no-money'::text) OR (attempt_seq IS NOT NULL))),
  CHECK ((decision = ANY (ARRAY['settles'::text, 'goes-back'::text, 'no-money'::text]))),
  CHECK ((state = ANY (ARRAY['ready'::text, 'paid'::text, 'failed'::text, 'cancelled'::text]))),
  CHECK ((vendor = ANY (ARRAY['portone'::text, 'payple'::text]))),
  FOREIGN KEY (attempt_seq) REFERENCES payment_attempt(attempt_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (listed_seq),
  UNIQUE (vendor, gateway_id)
);
CREATE UNIQUE INDEX payment_listed_attempt ON public.payment_listed USING btree (attempt_seq) WHERE (decision = ANY (ARRAY['settles'::text, 'goes-back'::text]));
CREATE INDEX payment_listed_by_attempt ON public.payment_listed USING btree (attempt_seq) WHERE (attempt_seq IS NOT NULL);
CREATE INDEX payment_listed_order ON public.payment_listed USING btree (order_seq);

create table payment_receipt (
  receipt_seq bigint generated always as identity not null,
  order_seq bigint not null,
  kind text not null,
  number_sealed bytea,
  ending text not null,
  state text default 'wanted'::text not null,
  amount bigint,
  gateway_id text,
  reason text,
  checks integer default 0 not null,
  made_at timestamp with time zone default app_now() not null,
  issued_at timestamp with time zone,
  ended_at timestamp with time zone,
  CHECK ((amount > 0)),
  CHECK (((state <> 'issued'::text) OR (num_nulls(amount, gateway_id, issued_at) = 0))),
  CHECK ((kind = ANY (ARRAY['person'::text, 'company'::text]))),
  CHECK ((state = ANY (ARRAY['wanted'::text, 'unknown'::text, 'issued'::text, 'cancelling'::text, 'cancelled'::text, 'refused'::text]))),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (receipt_seq)
);
CREATE UNIQUE INDEX payment_receipt_one ON public.payment_receipt USING btree (order_seq) WHERE (state = ANY (ARRAY['wanted'::text, 'unknown'::text, 'issued'::text, 'cancelling'::text]));
CREATE INDEX payment_receipt_order ON public.payment_receipt USING btree (order_seq, receipt_seq DESC);

create table payment_refund (
  refund_seq bigint generated always as identity not null,
  attempt_seq bigint not null,
  amount bigint not null,
  reason text not null,
  state text default 'pending'::text not null,
  checks integer default 0 not null,
  created_at timestamp with time zone default app_now() not null,
  done_at timestamp with time zone,
  due_on date,
  tax_free bigint default 0 not null,
  of_order_seq bigint,
  CHECK ((amount > 0)),
  CHECK (((tax_free >= 0) AND (tax_free <= amount))),
  CHECK ((state = ANY (ARRAY['pending'::text, 'unknown'::text, 'doubt'::text, 'done'::text, 'refused'::text]))),
  FOREIGN KEY (attempt_seq) REFERENCES payment_attempt(attempt_seq),
  FOREIGN KEY (of_order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (refund_seq)
);
CREATE INDEX payment_refund_attempt ON public.payment_refund USING btree (attempt_seq);
CREATE INDEX payment_refund_of ON public.payment_refund USING btree (of_order_seq) WHERE (of_order_seq IS NOT NULL);

create table payment_refund_account (
  order_seq bigint not null,
  bank_code text not null,
  number_sealed bytea,
  holder_sealed bytea,
  given_at timestamp with time zone default app_now() not null,
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (order_seq)
);

create table payment_webhook (
  webhook_seq bigint generated always as identity not null,
  vendor text not null,
  event_key text not null,
  body text,
  merchant_uid text,
  received_at timestamp with time zone default app_now() not null,
  processed_at timestamp with time zone,
  body_sealed bytea,
  told integer default 1 not null,
  asked integer default 0 not null,
  asked_at timestamp with time zone,
  gateway_ids text[] default '{}'::text[] not null,
  CHECK ((asked <= told)),
  PRIMARY KEY (webhook_seq),
  UNIQUE (vendor, event_key)
);
CREATE INDEX payment_webhook_merchant ON public.payment_webhook USING btree (vendor, merchant_uid);

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
  fence bigint default 0 not null,
  lost integer default 0 not null,
  CHECK (((state = 'running'::text) = (lease_until IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'retry'::text, 'dead'::text]))),
  PRIMARY KEY (job_seq)
);
CREATE INDEX platform_job_due ON public.platform_job USING btree (name, run_at) WHERE (state = ANY (ARRAY['waiting'::text, 'retry'::text]));
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
  answer_sealed bytea,
  CHECK ((state = ANY (ARRAY['running'::text, 'done'::text]))),
  PRIMARY KEY (user_seq, route, key)
);

create table platform_schedule (
  name text not null,
  due_at timestamp with time zone not null,
  PRIMARY KEY (name)
);

create table platform_seal_key (
  key_id integer not null,
  proof bytea not null,
  first_at timestamp with time zone default app_now() not null,
  retired_at timestamp with time zone,
  kind text default 'seal'::text not null,
  CHECK (((key_id >= 0) AND (key_id <= 255))),
  CHECK ((kind = ANY (ARRAY['seal'::text, 'index'::text]))),
  PRIMARY KEY (kind, key_id)
);

create table platform_seal_pass (
  cell text not null,
  key_id integer not null,
  begun_at timestamp with time zone default app_now() not null,
  at text default '(0,0)'::text not null,
  found bigint default 0 not null,
  resealed bigint default 0 not null,
  done_at timestamp with time zone,
  PRIMARY KEY (cell)
);

create table points_hold (
  hold_seq bigint generated always as identity not null,
  user_seq bigint not null,
  cause text not null,
  won bigint not null,
  state text default 'held'::text not null,
  returned bigint default 0 not null,
  at timestamp with time zone default app_now() not null,
  CHECK (((returned >= 0) AND (returned <= won))),
  CHECK (((returned = 0) OR (state = ANY (ARRAY['spent'::text, 'back'::text])))),
  CHECK (((state <> 'back'::text) OR (returned = won))),
  CHECK ((state = ANY (ARRAY['held'::text, 'spent'::text, 'released'::text, 'back'::text]))),
  CHECK ((won > 0)),
  FOREIGN KEY (user_seq) REFERENCES points_wallet(user_seq),
  PRIMARY KEY (hold_seq),
  UNIQUE (cause)
);
CREATE INDEX points_hold_held ON public.points_hold USING btree (at) WHERE (state = 'held'::text);
CREATE INDEX points_hold_user ON public.points_hold USING btree (user_seq);

create table points_lot (
  lot_seq bigint generated always as identity not null,
  user_seq bigint not null,
  kind text not null,
  cause text not null,
  won bigint not null,
  remaining bigint not null,
  given_by bigint not null,
  given_at timestamp with time zone default app_now() not null,
  ends_on date not null,
  CHECK (((remaining >= 0) AND (remaining <= won))),
  CHECK ((kind = ANY (ARRAY['apology'::text, 'gift'::text]))),
  CHECK ((won > 0)),
  FOREIGN KEY (given_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (user_seq) REFERENCES points_wallet(user_seq),
  PRIMARY KEY (lot_seq),
  UNIQUE (cause)
);
CREATE INDEX points_lot_ends ON public.points_lot USING btree (ends_on) WHERE (remaining > 0);
CREATE INDEX points_lot_given ON public.points_lot USING btree (given_by, given_at);
CREATE INDEX points_lot_spend ON public.points_lot USING btree (user_seq, ends_on, lot_seq) WHERE (remaining > 0);
CREATE INDEX points_lot_user ON public.points_lot USING btree (user_seq);

create table points_move (
  move_seq bigint generated always as identity not null,
  lot_seq bigint not null,
  kind text not null,
  won bigint not null,
  hold_seq bigint,
  at timestamp with time zone default app_now() not null,
  CHECK (((won <> 0) AND ((won > 0) = (kind = ANY (ARRAY['give'::text, 'release'::text, 'back'::text]))))),
  CHECK (((hold_seq IS NOT NULL) = (kind = ANY (ARRAY['hold'::text, 'release'::text, 'back'::text])))),
  CHECK ((kind = ANY (ARRAY['give'::text, 'hold'::text, 'release'::text, 'back'::text, 'expire'::text, 'leave'::text]))),
  FOREIGN KEY (hold_seq) REFERENCES points_hold(hold_seq),
  FOREIGN KEY (lot_seq) REFERENCES points_lot(lot_seq),
  PRIMARY KEY (move_seq)
);
CREATE INDEX points_move_hold ON public.points_move USING btree (hold_seq) WHERE (hold_seq IS NOT NULL);
CREATE INDEX points_move_lot ON public.points_move USING btree (lot_seq);

create table points_part (
  hold_seq bigint not null,
  lot_seq bigint not null,
  won bigint not null,
  returned bigint default 0 not null,
  CHECK (((returned >= 0) AND (returned <= won))),
  CHECK ((won > 0)),
  FOREIGN KEY (hold_seq) REFERENCES points_hold(hold_seq),
  FOREIGN KEY (lot_seq) REFERENCES points_lot(lot_seq),
  PRIMARY KEY (hold_seq, lot_seq)
);
CREATE INDEX points_part_lot ON public.points_part USING btree (lot_seq);

create table points_wallet (
  user_seq bigint not null,
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (user_seq)
);

create table report_answer (
  answer_seq bigint generated always as identity not null,
  order_seq bigint not null,
  report_seq bigint not null,
  user_seq bigint not null,
  question text not null,
  value_sealed bytea,
  source text,
  as_of date,
  paper text,
  takes_back bigint,
  made_at timestamp with time zone default app_now() not null,
  document_seq bigint,
  CHECK ((source = ANY (ARRAY['seen'::text, 'told'::text]))),
  FOREIGN KEY (document_seq) REFERENCES report_document(document_seq) ON DELETE SET NULL,
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (report_seq) REFERENCES report_report(report_seq),
  FOREIGN KEY (takes_back) REFERENCES report_answer(answer_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (answer_seq),
  UNIQUE (takes_back)
);
CREATE INDEX report_answer_document ON public.report_answer USING btree (document_seq) WHERE (document_seq IS NOT NULL);
CREATE INDEX report_answer_order ON public.report_answer USING btree (order_seq, answer_seq);
CREATE INDEX report_answer_report ON public.report_answer USING btree (report_seq);
CREATE INDEX report_answer_user ON public.report_answer USING btree (user_seq);

create table report_dispute (
  dispute_seq bigint generated always as identity not null,
  order_seq bigint not null,
  report_seq bigint not null,
  side text not null,
  role text not null,
  user_seq bigint,
  key_hash bytea,
  finding text,
  words_sealed bytea,
  contact_sealed bytea,
  state text default 'received'::text not null,
  received_at timestamp with time zone default app_now() not null,
  decide_by date not null,
  ask_sealed bytea,
  asked_at timestamp with time zone,
  reply_sealed bytea,
  replied_at timestamp with time zone,
  decision text,
  reason_sealed bytea,
  stands_sealed bytea,
  new_report_seq bigint,
  decided_by bigint,
  decided_at timestamp with time zone,
  ended_at timestamp with time zone,
  verified_at timestamp with time zone,
  owner_match text,
  CHECK (((side = 'buyer'::text) = (key_hash IS NULL))),
  CHECK (((state = ANY (ARRAY['received'::text, 'asking'::text])) = (ended_at IS NULL))),
  CHECK (((owner_match IS NOT NULL) = ((verified_at IS NOT NULL) AND (role = 'landlord'::text)))),
  CHECK (((decision IS NULL) = (decided_at IS NULL))),
  CHECK (((decision IS NULL) = (reason_sealed IS NULL))),
  CHECK (((decision IS NULL) = (decided_by IS NULL))),
  CHECK (((state <> 'decided'::text) OR (decision IS NOT NULL))),
  CHECK (((state <> 'asking'::text) OR (ask_sealed IS NOT NULL))),
  CHECK (((NOT (decision IS DISTINCT FROM 'changed'::text)) = (stands_sealed IS NOT NULL))),
  CHECK (((new_report_seq IS NULL) OR (decision = 'changed'::text))),
  CHECK (((verified_at IS NULL) OR (side = 'other'::text))),
  CHECK ((decision = ANY (ARRAY['changed'::text, 'kept'::text]))),
  CHECK ((owner_match = ANY (ARRAY['matches'::text, 'differs'::text, 'unknown'::text]))),
  CHECK ((role = ANY (ARRAY['tenant'::text, 'landlord'::text, 'realtor'::text]))),
  CHECK ((side = ANY (ARRAY['buyer'::text, 'other'::text]))),
  CHECK ((state = ANY (ARRAY['received'::text, 'asking'::text, 'decided'::text, 'closed'::text]))),
  FOREIGN KEY (decided_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (new_report_seq) REFERENCES report_report(report_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (report_seq) REFERENCES report_report(report_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (dispute_seq)
);
CREATE INDEX report_dispute_decided_by ON public.report_dispute USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX report_dispute_ended ON public.report_dispute USING btree (ended_at);
CREATE UNIQUE INDEX report_dispute_key ON public.report_dispute USING btree (key_hash);
CREATE INDEX report_dispute_new_report ON public.report_dispute USING btree (new_report_seq) WHERE (new_report_seq IS NOT NULL);
CREATE UNIQUE INDEX report_dispute_open ON public.report_dispute USING btree (order_seq, side, COALESCE(finding, ''::text)) WHERE (ended_at IS NULL);
CREATE INDEX report_dispute_order ON public.report_dispute USING btree (order_seq, dispute_seq);
CREATE INDEX report_dispute_report ON public.report_dispute USING btree (report_seq);
CREATE INDEX report_dispute_user ON public.report_dispute USING btree (user_seq) WHERE (user_seq IS NOT NULL);
CREATE INDEX report_dispute_waits ON public.report_dispute USING btree (decide_by) WHERE (ended_at IS NULL);

create table report_document (
  document_seq bigint generated always as identity not null,
  order_seq bigint not null,
  report_seq bigint not null,
  kind text not null,
  pages jsonb not null,
  file_sha256 text,
  look text,
  looked_by bigint,
  looked_at timestamp with time zone,
  made_at timestamp with time zone default app_now() not null,
  dispute_seq bigint,
  CHECK (((kind = 'register'::text) = (look IS NULL))),
  CHECK (((file_sha256 IS NULL) = (NOT (look IS DISTINCT FROM 'needs-bars'::text)))),
  CHECK (((looked_by IS NOT NULL) = (looked_at IS NOT NULL))),
  CHECK (((looked_at IS NOT NULL) = COALESCE((look <> 'waiting'::text), false))),
  CHECK (((kind <> 'other'::text) OR (dispute_seq IS NOT NULL))),
  CHECK (((kind <> 'register'::text) OR (dispute_seq IS NULL))),
  CHECK ((file_sha256 ~ '^[0-9a-f]{64}$'::text)),
  CHECK ((kind = ANY (ARRAY['fixed-dates'::text, 'trust-ledger'::text, 'tax-certificate'::text, 'lease'::text, 'other'::text, 'register'::text]))),
  CHECK ((look = ANY (ARRAY['waiting'::text, 'enough'::text, 'needs-bars'::text]))),
  CHECK (((jsonb_array_length(pages) >= 1) AND (jsonb_array_length(pages) <= 50))),
  FOREIGN KEY (dispute_seq) REFERENCES report_dispute(dispute_seq),
  FOREIGN KEY (looked_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (report_seq) REFERENCES report_report(report_seq),
  PRIMARY KEY (document_seq),
  UNIQUE (file_sha256)
);
CREATE INDEX report_document_dispute ON public.report_document USING btree (dispute_seq) WHERE (dispute_seq IS NOT NULL);
CREATE INDEX report_document_looked_by ON public.report_document USING btree (looked_by) WHERE (looked_by IS NOT NULL);
CREATE INDEX report_document_order ON public.report_document USING btree (order_seq, document_seq);
CREATE INDEX report_document_report ON public.report_document USING btree (report_seq);
CREATE INDEX report_document_waiting ON public.report_document USING btree (document_seq) WHERE (look = 'waiting'::text);

create table report_inquiry (
  inquiry_seq bigint generated always as identity not null,
  order_seq bigint not null,
  user_seq bigint not null,
  user_role_type text not null,
  content_sealed bytea,
  state text default 'open'::text not null,
  asked_at timestamp with time zone default app_now() not null,
  answer_by date not null,
  answer_sealed bytea,
  answered_by bigint,
  ended_at timestamp with time zone,
  CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  CHECK (((state = 'answered'::text) = (answer_sealed IS NOT NULL))),
  CHECK (((state = 'answered'::text) = (answered_by IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text]))),
  CHECK ((user_role_type = ANY (ARRAY['tenant'::text, 'owner'::text, 'buyer'::text, 'realtor'::text]))),
  FOREIGN KEY (answered_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (inquiry_seq)
);
CREATE INDEX report_inquiry_answered_by ON public.report_inquiry USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX report_inquiry_ended ON public.report_inquiry USING btree (ended_at);
CREATE INDEX report_inquiry_open ON public.report_inquiry USING btree (answer_by) WHERE (state = 'open'::text);
CREATE INDEX report_inquiry_order ON public.report_inquiry USING btree (order_seq, inquiry_seq);
CREATE INDEX report_inquiry_user ON public.report_inquiry USING btree (user_seq, inquiry_seq);

create table report_look_up (
  look_up_seq bigint generated always as identity not null,
  user_seq bigint not null,
  order_seq bigint,
  kind text not null,
  tail text not null,
  at timestamp with time zone default app_now() not null,
  caution text,
  date_start date,
  date_end date,
  CHECK ((caution = ANY (ARRAY['Y'::text, 'N'::text, 'unknown'::text]))),
  CHECK (((COALESCE(caution, 'unknown'::text) = 'unknown'::text) = (date_start IS NULL))),
  CHECK (((date_start IS NULL) = (date_end IS NULL))),
  CHECK ((date_start <= date_end)),
  CHECK ((kind = ANY (ARRAY['phone'::text, 'account'::text]))),
  CHECK ((tail ~ '^[0-9]{4}$'::text)),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (look_up_seq)
);
CREATE INDEX report_look_up_at ON public.report_look_up USING btree (at);
CREATE INDEX report_look_up_order ON public.report_look_up USING btree (order_seq) WHERE (order_seq IS NOT NULL);
CREATE INDEX report_look_up_user ON public.report_look_up USING btree (user_seq, look_up_seq);

create table report_question (
  question_seq bigint generated always as identity not null,
  order_seq bigint not null,
  report_seq bigint not null,
  user_seq bigint not null,
  name text not null,
  finding text,
  consent text not null,
  content_sealed bytea,
  email_sealed bytea,
  state text default 'open'::text not null,
  asked_at timestamp with time zone default app_now() not null,
  answer_by date not null,
  answer_sealed bytea,
  answered_by bigint,
  ended_at timestamp with time zone,
  CHECK (((finding IS NOT NULL) = (name = ANY (ARRAY['finding'::text, 'clause'::text])))),
  CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  CHECK (((state = 'answered'::text) = (answer_sealed IS NOT NULL))),
  CHECK (((state = 'answered'::text) = (answered_by IS NOT NULL))),
  CHECK ((name = ANY (ARRAY['finding'::text, 'price'::text, 'clause'::text, 'other'::text]))),
  CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text]))),
  FOREIGN KEY (answered_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (report_seq) REFERENCES report_report(report_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (question_seq)
);
CREATE INDEX report_question_answered_by ON public.report_question USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX report_question_ended ON public.report_question USING btree (ended_at);
CREATE UNIQUE INDEX report_question_open ON public.report_question USING btree (order_seq) WHERE (state = 'open'::text);
CREATE INDEX report_question_order ON public.report_question USING btree (order_seq, question_seq);
CREATE INDEX report_question_report ON public.report_question USING btree (report_seq);
CREATE INDEX report_question_user ON public.report_question USING btree (user_seq);

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
  input_sealed bytea,
  assessment_sealed bytea,
  judged_from bigint,
  superseded_at timestamp with time zone,
  CHECK (((state <> ALL (ARRAY['ready'::text, 'superseded'::text])) OR ((num_nonnulls(assessment, assessment_sealed) = 1) AND (ready_at IS NOT NULL) AND ((judged_from IS NOT NULL) OR (num_nonnulls(input, input_sealed) = 1))))),
  CHECK ((state = ANY (ARRAY['preparing'::text, 'ready'::text, 'superseded'::text, 'voided'::text, 'failed'::text]))),
  FOREIGN KEY (judged_from) REFERENCES report_report(report_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (report_seq),
  UNIQUE (order_seq, version)
);
CREATE UNIQUE INDEX report_report_current ON public.report_report USING btree (order_seq) WHERE (state = ANY (ARRAY['preparing'::text, 'ready'::text]));
CREATE INDEX report_report_judged_from ON public.report_report USING btree (judged_from) WHERE (judged_from IS NOT NULL);

create table report_review (
  review_seq bigint generated always as identity not null,
  order_seq bigint not null,
  report_seq bigint not null,
  user_seq bigint not null,
  stars integer not null,
  text_sealed bytea,
  gift_told boolean default false not null,
  state text default 'sent'::text not null,
  sent_at timestamp with time zone default app_now() not null,
  reason_sealed bytea,
  decided_by bigint,
  decided_at timestamp with time zone,
  CHECK (((state = 'sent'::text) = (decided_at IS NULL))),
  CHECK (((state = 'sent'::text) = (decided_by IS NULL))),
  CHECK (((state = 'refused'::text) = (reason_sealed IS NOT NULL))),
  CHECK (((stars >= 1) AND (stars <= 5))),
  CHECK ((state = ANY (ARRAY['sent'::text, 'approved'::text, 'refused'::text]))),
  FOREIGN KEY (decided_by) REFERENCES account_user(user_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (report_seq) REFERENCES report_report(report_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (review_seq)
);
CREATE INDEX report_review_decided_by ON public.report_review USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE UNIQUE INDEX report_review_order ON public.report_review USING btree (order_seq);
CREATE INDEX report_review_report ON public.report_review USING btree (report_seq);
CREATE INDEX report_review_state ON public.report_review USING btree (state, review_seq DESC);
CREATE INDEX report_review_user ON public.report_review USING btree (user_seq);

create table report_share (
  share_seq bigint generated always as identity not null,
  report_seq bigint not null,
  user_seq bigint not null,
  token_hash bytea not null,
  parts text[] not null,
  realtor_seq bigint,
  name_sealed bytea,
  phone_sealed bytea,
  link_sealed bytea,
  phone_tail text,
  message text,
  message_checks integer default 0 not null,
  created_at timestamp with time zone default app_now() not null,
  until_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  signed_at timestamp with time zone,
  views integer default 0 not null,
  masked_sealed bytea,
  CHECK (((until_at > created_at) AND (until_at <= (created_at + '31 days'::interval)))),
  CHECK (((message IS NULL) = (phone_tail IS NULL))),
  CHECK (((message <> ALL (ARRAY['pending'::text, 'unknown'::text])) OR (num_nonnulls(phone_sealed, link_sealed) = 2))),
  CHECK (((message = ANY (ARRAY['pending'::text, 'unknown'::text])) OR (num_nonnulls(phone_sealed, link_sealed) = 0))),
  CHECK (((revoked_at IS NULL) OR (masked_sealed IS NULL))),
  CHECK ((message = ANY (ARRAY['pending'::text, 'unknown'::text, 'sent'::text, 'failed'::text]))),
  CHECK ((length(phone_tail) = 4)),
  CHECK ((length(token_hash) = 32)),
  FOREIGN KEY (realtor_seq) REFERENCES account_user(user_seq),
  FOREIGN KEY (report_seq) REFERENCES report_report(report_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (share_seq),
  UNIQUE (token_hash)
);
CREATE INDEX report_share_made ON public.report_share USING btree (created_at);
CREATE INDEX report_share_masked ON public.report_share USING btree (until_at) WHERE (masked_sealed IS NOT NULL);
CREATE INDEX report_share_realtor ON public.report_share USING btree (realtor_seq) WHERE (realtor_seq IS NOT NULL);
CREATE INDEX report_share_report ON public.report_share USING btree (report_seq);
CREATE INDEX report_share_user ON public.report_share USING btree (user_seq, share_seq);

create table report_share_view (
  view_seq bigint generated always as identity not null,
  share_seq bigint not null,
  viewer text not null,
  at timestamp with time zone default app_now() not null,
  CHECK ((viewer = ANY (ARRAY['guest'::text, 'user'::text, 'realtor'::text]))),
  FOREIGN KEY (share_seq) REFERENCES report_share(share_seq) ON DELETE CASCADE,
  PRIMARY KEY (view_seq)
);
CREATE INDEX report_share_view_share ON public.report_share_view USING btree (share_seq, at);

create table report_shelf (
  order_seq bigint not null,
  name_sealed bytea,
  hidden boolean default false not null,
  stage text,
  saved_at timestamp with time zone default app_now() not null,
  note_sealed bytea,
  note_saved_at timestamp with time zone,
  CHECK (((note_sealed IS NULL) OR (note_saved_at IS NOT NULL))),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (order_seq)
);

create table report_simple (
  simple_id text not null,
  address_si text not null,
  address_gu text not null,
  body text not null,
  made_at timestamp with time zone default app_now() not null,
  CHECK ((length(simple_id) >= 20)),
  PRIMARY KEY (simple_id)
);
CREATE INDEX report_simple_made ON public.report_simple USING btree (made_at);

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
  answer_sealed bytea,
  ask_from timestamp with time zone,
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'unavailable'::text]))),
  CHECK ((step = ANY (ARRAY['find'::text, 'register'::text, 'building'::text, 'trades'::text, 'official-price'::text, 'assess'::text, 'notify'::text]))),
  FOREIGN KEY (report_seq) REFERENCES report_report(report_seq),
  PRIMARY KEY (report_seq, step)
);

create table settings_device (
  token_hash bytea not null,
  platform text,
  app_version text,
  created_at timestamp with time zone default app_now() not null,
  last_seen_at timestamp with time zone default app_now() not null,
  CHECK ((platform = ANY (ARRAY['ios'::text, 'android'::text]))),
  CHECK ((octet_length(token_hash) = 32)),
  PRIMARY KEY (token_hash)
);

create table settings_flag (
  flag_seq bigint generated always as identity not null,
  key text not null,
  value text not null,
  target jsonb not null,
  created_at timestamp with time zone default app_now() not null,
  CHECK ((key ~ '^[a-z0-9][a-z0-9-]{0,60}$'::text)),
  CHECK ((length(value) <= 200)),
  PRIMARY KEY (flag_seq)
);
CREATE INDEX settings_flag_key ON public.settings_flag USING btree (key, flag_seq DESC);

create table settings_release (
  release_seq bigint generated always as identity not null,
  platform text not null,
  version text not null,
  force_below text,
  message text not null,
  store_url text not null,
  from_at timestamp with time zone not null,
  created_at timestamp with time zone default app_now() not null,
  CHECK ((force_below ~ '^\d{1,4}(\.\d{1,4}){0,3}$'::text)),
  CHECK (((length(message) >= 1) AND (length(message) <= 300))),
  CHECK ((platform = ANY (ARRAY['ios'::text, 'android'::text]))),
  CHECK ((store_url ~ '^https://'::text)),
  CHECK ((version ~ '^\d{1,4}(\.\d{1,4}){0,3}$'::text)),
  PRIMARY KEY (release_seq)
);
CREATE INDEX settings_release_platform ON public.settings_release USING btree (platform, from_at DESC);

create table settings_update_rejection (
  token_hash bytea not null,
  target_version text not null,
  app_version text not null,
  created_at timestamp with time zone default app_now() not null,
  CHECK ((octet_length(token_hash) = 32)),
  PRIMARY KEY (token_hash, target_version)
);

create table shell_figure (
  figure_seq bigint generated always as identity not null,
  key text not null,
  value bigint,
  as_of date not null,
  source text not null,
  created_at timestamp with time zone default app_now() not null,
  CHECK ((key = ANY (ARRAY['protected-deposit'::text, 'customers'::text, 'tenants'::text, 'landlords'::text, 'realtors'::text]))),
  CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  CHECK ((value >= 0)),
  PRIMARY KEY (figure_seq)
);
CREATE INDEX shell_figure_key ON public.shell_figure USING btree (key, figure_seq DESC);

create table shell_notice (
  name text not null,
  entry text not null,
  title text not null,
  items jsonb not null,
  from_day date not null,
  to_day date,
  source text not null,
  created_at timestamp with time zone default app_now() not null,
  ended_at timestamp with time zone,
  CHECK ((to_day >= from_day)),
  CHECK ((entry = ANY (ARRAY['all'::text, 'main'::text, 'ich'::text, 'ione'::text, 'global'::text]))),
  CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,60}$'::text)),
  CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  CHECK (((length(title) >= 1) AND (length(title) <= 80))),
  PRIMARY KEY (name)
);

create table shell_review (
  name text not null,
  who text not null,
  said text not null,
  as_of date not null,
  source text not null,
  ended_at timestamp with time zone,
  created_at timestamp with time zone default app_now() not null,
  CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,60}$'::text)),
  CHECK (((length(said) >= 1) AND (length(said) <= 200))),
  CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  CHECK (((length(who) >= 1) AND (length(who) <= 60))),
  PRIMARY KEY (name)
);

create table subscribe_alert (
  alert_seq bigint generated always as identity not null,
  event_seq bigint not null,
  watch_seq bigint not null,
  user_seq bigint not null,
  critical boolean not null,
  judgement_sealed bytea,
  grade_before text,
  grade_after text,
  made_at timestamp with time zone default app_now() not null,
  seen_at timestamp with time zone,
  repeats integer default 0 not null,
  repeat_at timestamp with time zone,
  FOREIGN KEY (event_seq) REFERENCES subscribe_event(event_seq) ON DELETE CASCADE,
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  FOREIGN KEY (watch_seq) REFERENCES subscribe_watch(watch_seq),
  PRIMARY KEY (alert_seq),
  UNIQUE (event_seq, watch_seq)
);
CREATE INDEX subscribe_alert_repeat ON public.subscribe_alert USING btree (repeat_at) WHERE (repeat_at IS NOT NULL);
CREATE INDEX subscribe_alert_user ON public.subscribe_alert USING btree (user_seq, alert_seq DESC);
CREATE INDEX subscribe_alert_watch ON public.subscribe_alert USING btree (watch_seq, alert_seq DESC);

create table subscribe_case (
  case_seq bigint generated always as identity not null,
  home_seq bigint not null,
  case_key text not null,
  phase text not null,
  received_on date,
  receipt_no text,
  office text,
  purpose text not null,
  state_word text not null,
  phase_at timestamp with time zone default app_now() not null,
  first_seen_at timestamp with time zone default app_now() not null,
  last_seen_at timestamp with time zone default app_now() not null,
  gone_at timestamp with time zone,
  closed_at timestamp with time zone,
  CHECK ((phase = ANY (ARRAY['received'::text, 'in-progress'::text, 'completed'::text, 'dismissed'::text, 'unknown'::text]))),
  FOREIGN KEY (home_seq) REFERENCES subscribe_home(home_seq) ON DELETE CASCADE,
  PRIMARY KEY (case_seq),
  UNIQUE (home_seq, case_key)
);
CREATE INDEX subscribe_case_open ON public.subscribe_case USING btree (home_seq) WHERE (closed_at IS NULL);

create table subscribe_check (
  check_seq bigint generated always as identity not null,
  home_seq bigint not null,
  kind text not null,
  slot text not null,
  source text not null,
  result text not null,
  why text,
  cases integer default 0 not null,
  due_by timestamp with time zone not null,
  at timestamp with time zone default app_now() not null,
  ms integer not null,
  CHECK ((kind = ANY (ARRAY['first'::text, 'cases'::text, 'extract'::text]))),
  CHECK ((result = ANY (ARRAY['none'::text, 'cases'::text, 'unknown'::text, 'same'::text, 'changed'::text, 'refused'::text, 'failed'::text]))),
  CHECK ((slot = ANY (ARRAY['balance-day'::text, 'before-move-in'::text, 'open-case'::text, 'daily'::text]))),
  PRIMARY KEY (check_seq, at)
);
CREATE INDEX subscribe_check_home ON ONLY public.subscribe_check USING btree (home_seq, at DESC);

create table subscribe_consent (
  offer_seq bigint generated always as identity not null,
  watch_seq bigint not null,
  nth integer not null,
  charge_on date not null,
  price_before bigint not null,
  price bigint not null,
  asked_at timestamp with time zone default app_now() not null,
  ask_until date not null,
  agreed boolean,
  answered_at timestamp with time zone,
  noticed_at timestamp with time zone,
  reminded_at timestamp with time zone,
  plan_offer_seq bigint,
  CHECK ((price > price_before)),
  CHECK (((agreed IS NULL) = (answered_at IS NULL))),
  CHECK ((ask_until < charge_on)),
  CHECK ((nth > 0)),
  CHECK ((price_before >= 0)),
  FOREIGN KEY (plan_offer_seq) REFERENCES subscribe_offer(plan_offer_seq),
  FOREIGN KEY (watch_seq) REFERENCES subscribe_watch(watch_seq),
  PRIMARY KEY (offer_seq),
  UNIQUE (watch_seq, nth)
);
CREATE INDEX subscribe_consent_offer ON public.subscribe_consent USING btree (plan_offer_seq) WHERE (plan_offer_seq IS NOT NULL);
CREATE INDEX subscribe_consent_open ON public.subscribe_consent USING btree (charge_on) WHERE (agreed IS NOT FALSE);

create table subscribe_event (
  event_seq bigint generated always as identity not null,
  home_seq bigint not null,
  kind text not null,
  case_seq bigint,
  before_print bigint,
  after_print bigint,
  dedupe_key text not null,
  at timestamp with time zone default app_now() not null,
  watch_seq bigint,
  since timestamp with time zone,
  CHECK ((kind = ANY (ARRAY['application'::text, 'correction'::text, 'registered'::text, 'withdrawn'::text, 'dismissed'::text, 'same'::text, 'missed'::text, 'since-report'::text, 'unconfirmed'::text, 'unlisted'::text, 'stopped'::text, 'resumed'::text]))),
  CHECK ((((watch_seq IS NOT NULL) = (kind = 'since-report'::text)) OR (kind = ANY (ARRAY['stopped'::text, 'resumed'::text])))),
  FOREIGN KEY (after_print) REFERENCES subscribe_print(print_seq),
  FOREIGN KEY (before_print) REFERENCES subscribe_print(print_seq),
  FOREIGN KEY (case_seq) REFERENCES subscribe_case(case_seq),
  FOREIGN KEY (home_seq) REFERENCES subscribe_home(home_seq) ON DELETE CASCADE,
  FOREIGN KEY (watch_seq) REFERENCES subscribe_watch(watch_seq),
  PRIMARY KEY (event_seq),
  UNIQUE (home_seq, dedupe_key)
);
CREATE INDEX subscribe_event_after ON public.subscribe_event USING btree (after_print) WHERE (after_print IS NOT NULL);
CREATE INDEX subscribe_event_before ON public.subscribe_event USING btree (before_print) WHERE (before_print IS NOT NULL);
CREATE INDEX subscribe_event_case ON public.subscribe_event USING btree (case_seq) WHERE (case_seq IS NOT NULL);
CREATE INDEX subscribe_event_watch ON public.subscribe_event USING btree (watch_seq) WHERE (watch_seq IS NOT NULL);

create table subscribe_feed (
  one boolean default true not null,
  cursor bigint,
  whole_from timestamp with time zone,
  read_at timestamp with time zone,
  asked_at timestamp with time zone,
  failed text,
  numbering text,
  CHECK ((cursor >= 0)),
  CHECK (one),
  PRIMARY KEY (one)
);

create table subscribe_feed_court (
  court text not null,
  as_of timestamp with time zone not null,
  whole_from timestamp with time zone,
  CHECK ((court <> ''::text)),
  PRIMARY KEY (court)
);

create table subscribe_feed_day (
  court text not null,
  day date not null,
  count bigint not null,
  CHECK ((count > 0)),
  PRIMARY KEY (court, day)
);
CREATE INDEX subscribe_feed_day_old ON public.subscribe_feed_day USING btree (day);

create table subscribe_feed_row (
  seq bigint not null,
  home_seq bigint not null,
  court text not null,
  received_on date not null,
  receipt_no text not null,
  purpose text not null,
  state_word text not null,
  at timestamp with time zone not null,
  stored_at timestamp with time zone default app_now() not null,
  applied_at timestamp with time zone,
  FOREIGN KEY (home_seq) REFERENCES subscribe_home(home_seq) ON DELETE CASCADE,
  PRIMARY KEY (seq)
);
CREATE INDEX subscribe_feed_row_home ON public.subscribe_feed_row USING btree (home_seq, seq) WHERE (applied_at IS NULL);
CREATE INDEX subscribe_feed_row_old ON public.subscribe_feed_row USING btree (applied_at) WHERE (applied_at IS NOT NULL);

create table subscribe_home (
  home_seq bigint generated always as identity not null,
  unique_no text,
  register_kind text,
  hit jsonb not null,
  building_dong text,
  building_ho text,
  address text not null,
  owner_sealed bytea,
  owner_as_of timestamp with time zone,
  facts_sealed bytea,
  chosen_no text,
  CHECK (((unique_no IS NULL) = (register_kind IS NULL))),
  CHECK ((chosen_no ~ '^\d{14}$'::text)),
  CHECK ((register_kind = ANY (ARRAY['토지'::text, '건물'::text, '집합건물'::text]))),
  CHECK ((unique_no ~ '^\d{14}$'::text)),
  PRIMARY KEY (home_seq),
  UNIQUE (unique_no)
);

create table subscribe_lease (
  lease_seq bigint generated always as identity not null,
  watch_seq bigint not null,
  until timestamp with time zone default app_now() not null,
  contract_on date,
  balance_on date,
  move_in_on date,
  lease_end_on date,
  FOREIGN KEY (watch_seq) REFERENCES subscribe_watch(watch_seq),
  PRIMARY KEY (lease_seq)
);
CREATE INDEX subscribe_lease_watch ON public.subscribe_lease USING btree (watch_seq, lease_seq);

create table subscribe_look (
  look_seq bigint generated always as identity not null,
  watch_seq bigint not null,
  asked_at timestamp with time zone default app_now() not null,
  FOREIGN KEY (watch_seq) REFERENCES subscribe_watch(watch_seq),
  PRIMARY KEY (look_seq)
);
CREATE INDEX subscribe_look_watch ON public.subscribe_look USING btree (watch_seq, asked_at DESC);

create table subscribe_move (
  move_seq bigint generated always as identity not null,
  watch_seq bigint not null,
  from_home_seq bigint,
  from_address text,
  to_address text,
  by text default 'user'::text not null,
  at timestamp with time zone default app_now() not null,
  CHECK ((by = 'user'::text)),
  FOREIGN KEY (from_home_seq) REFERENCES subscribe_home(home_seq) ON DELETE SET NULL,
  FOREIGN KEY (watch_seq) REFERENCES subscribe_watch(watch_seq),
  PRIMARY KEY (move_seq)
);
CREATE INDEX subscribe_move_from ON public.subscribe_move USING btree (from_home_seq) WHERE (from_home_seq IS NOT NULL);
CREATE INDEX subscribe_move_watch ON public.subscribe_move USING btree (watch_seq, move_seq);

create table subscribe_offer (
  plan_offer_seq bigint generated always as identity not null,
  price bigint not null,
  from_at timestamp with time zone not null,
  until_on date not null,
  made_at timestamp with time zone default app_now() not null,
  CHECK ((until_on >= ((from_at AT TIME ZONE 'Asia/Seoul'::text))::date)),
  CHECK ((price > 0)),
  PRIMARY KEY (plan_offer_seq)
);

create table subscribe_period (
  period_seq bigint generated always as identity not null,
  watch_seq bigint not null,
  nth integer not null,
  from_on date not null,
  to_on date not null,
  price bigint not null,
  worth bigint not null,
  earned bigint default 0 not null,
  order_seq bigint,
  state text default 'due'::text not null,
  tries integer default 0 not null,
  next_try_at timestamp with time zone,
  made_at timestamp with time zone default app_now() not null,
  paid_at timestamp with time zone,
  failed_on date,
  charges_before integer default 0 not null,
  bridge boolean default false not null,
  CHECK ((to_on >= from_on)),
  CHECK (((state = 'paid'::text) = (paid_at IS NOT NULL))),
  CHECK (((earned >= 0) AND (earned <= worth))),
  CHECK (((state <> ALL (ARRAY['soft-failed'::text, 'hard-failed'::text])) OR (failed_on IS NOT NULL))),
  CHECK ((nth >= 0)),
  CHECK ((price >= 0)),
  CHECK ((state = ANY (ARRAY['due'::text, 'asked'::text, 'paid'::text, 'soft-failed'::text, 'hard-failed'::text, 'void'::text]))),
  CHECK ((worth >= 0)),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (watch_seq) REFERENCES subscribe_watch(watch_seq),
  PRIMARY KEY (period_seq),
  UNIQUE (order_seq),
  UNIQUE (watch_seq, nth)
);
CREATE INDEX subscribe_period_due ON public.subscribe_period USING btree (next_try_at) WHERE (state = ANY (ARRAY['due'::text, 'asked'::text, 'soft-failed'::text]));
CREATE INDEX subscribe_period_earning ON public.subscribe_period USING btree (period_seq) WHERE ((state = 'paid'::text) AND (earned < worth));
CREATE UNIQUE INDEX subscribe_period_open ON public.subscribe_period USING btree (watch_seq) WHERE (state <> ALL (ARRAY['paid'::text, 'void'::text]));

create table subscribe_price (
  home_seq bigint not null,
  scope text not null,
  from_on date not null,
  trades jsonb not null,
  read_at timestamp with time zone default app_now() not null,
  CHECK ((scope = ANY (ARRAY['building'::text, 'dong'::text]))),
  FOREIGN KEY (home_seq) REFERENCES subscribe_home(home_seq) ON DELETE CASCADE,
  PRIMARY KEY (home_seq)
);

create table subscribe_print (
  print_seq bigint generated always as identity not null,
  home_seq bigint not null,
  register_sealed bytea,
  sha256 bytea not null,
  read_at timestamp with time zone default app_now() not null,
  watch_seq bigint,
  CHECK ((octet_length(sha256) = 32)),
  FOREIGN KEY (home_seq) REFERENCES subscribe_home(home_seq) ON DELETE CASCADE,
  FOREIGN KEY (watch_seq) REFERENCES subscribe_watch(watch_seq),
  PRIMARY KEY (print_seq)
);
CREATE INDEX subscribe_print_home ON public.subscribe_print USING btree (home_seq, print_seq DESC);
CREATE INDEX subscribe_print_watch ON public.subscribe_print USING btree (watch_seq) WHERE (watch_seq IS NOT NULL);

create table subscribe_quota (
  identity integer not null,
  hour timestamp with time zone not null,
  used integer not null,
  CHECK ((used > 0)),
  PRIMARY KEY (identity, hour)
);

create table subscribe_turn (
  home_seq bigint not null,
  next_at timestamp with time zone default app_now() not null,
  due_by timestamp with time zone default (app_now() + '01:00:00'::interval) not null,
  made_at timestamp with time zone default app_now() not null,
  lease_until timestamp with time zone,
  fence bigint default 0 not null,
  last_check_at timestamp with time zone,
  last_success_at timestamp with time zone,
  last_extract_at timestamp with time zone,
  listed_at timestamp with time zone,
  asked_at timestamp with time zone,
  stopped_at timestamp with time zone,
  idle_since timestamp with time zone,
  failures integer default 0 not null,
  next_kind text default 'first'::text not null,
  next_slot text default 'daily'::text not null,
  phase text default 'idle'::text not null,
  last_extract_says text,
  court text,
  unique_no text,
  owner_known boolean default false not null,
  CHECK (((next_kind = 'first'::text) OR (unique_no IS NOT NULL))),
  CHECK ((last_extract_says = ANY (ARRAY['same'::text, 'changed'::text, 'pending'::text, 'unsure'::text]))),
  CHECK ((next_kind = ANY (ARRAY['first'::text, 'cases'::text, 'extract'::text]))),
  CHECK ((next_slot = ANY (ARRAY['balance-day'::text, 'before-move-in'::text, 'open-case'::text, 'daily'::text]))),
  CHECK ((phase = ANY (ARRAY['idle'::text, 'application'::text, 'pending'::text, 'confirmed-changed'::text, 'confirmed-same'::text, 'dismissed'::text]))),
  FOREIGN KEY (home_seq) REFERENCES subscribe_home(home_seq) ON DELETE CASCADE,
  PRIMARY KEY (home_seq)
);
CREATE INDEX subscribe_turn_due ON public.subscribe_turn USING btree (next_slot, next_at) WHERE (idle_since IS NULL);
CREATE INDEX subscribe_turn_failing ON public.subscribe_turn USING btree (home_seq) WHERE ((failures > 0) AND (idle_since IS NULL));
CREATE INDEX subscribe_turn_first ON public.subscribe_turn USING btree (home_seq) WHERE ((unique_no IS NULL) AND (idle_since IS NULL));
CREATE INDEX subscribe_turn_idle ON public.subscribe_turn USING btree (idle_since) WHERE (idle_since IS NOT NULL);
CREATE INDEX subscribe_turn_stopped ON public.subscribe_turn USING btree (home_seq) WHERE ((stopped_at IS NOT NULL) AND (idle_since IS NULL));

create table subscribe_watch (
  watch_seq bigint generated always as identity not null,
  home_seq bigint not null,
  user_seq bigint not null,
  order_seq bigint not null,
  of_order_seq bigint,
  plan text not null,
  state text default 'active'::text not null,
  anchor_on date not null,
  contract_type text,
  deposit bigint,
  rent bigint,
  contract_on date,
  balance_on date,
  move_in_on date,
  lease_end_on date,
  grade text,
  pause_until date,
  quiet_from integer,
  quiet_until integer,
  begun_at timestamp with time zone default app_now() not null,
  ends_on date,
  ended_at timestamp with time zone,
  remark_sealed bytea,
  card_seq bigint,
  anchor_nth integer default 0 not null,
  charge_day_on date,
  moved_at timestamp with time zone,
  compared_at timestamp with time zone,
  stated_until date default (date_trunc('month'::text, (app_now() AT TIME ZONE 'Asia/Seoul'::text)))::date not null,
  by_talk boolean default true not null,
  by_push boolean default true not null,
  CHECK (((quiet_from IS NULL) = (quiet_until IS NULL))),
  CHECK (((state = ANY (ARRAY['ended'::text, 'stopped'::text])) = (ended_at IS NOT NULL))),
  CHECK (((state <> 'ending'::text) OR (ends_on IS NOT NULL))),
  CHECK ((contract_type = ANY (ARRAY['전세'::text, '반전세'::text, '월세'::text]))),
  CHECK ((deposit >= 0)),
  CHECK ((plan = ANY (ARRAY['month'::text, 'year'::text]))),
  CHECK (((quiet_from >= 0) AND (quiet_from <= 23))),
  CHECK (((quiet_until >= 0) AND (quiet_until <= 23))),
  CHECK ((rent >= 0)),
  CHECK ((state = ANY (ARRAY['active'::text, 'grace'::text, 'paused'::text, 'ending'::text, 'ended'::text, 'stopped'::text]))),
  FOREIGN KEY (card_seq) REFERENCES payment_card(card_seq),
  FOREIGN KEY (home_seq) REFERENCES subscribe_home(home_seq),
  FOREIGN KEY (of_order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (watch_seq),
  UNIQUE (order_seq)
);
CREATE INDEX subscribe_watch_card ON public.subscribe_watch USING btree (card_seq) WHERE (card_seq IS NOT NULL);
CREATE INDEX subscribe_watch_ending ON public.subscribe_watch USING btree (ends_on) WHERE ((ended_at IS NULL) AND (ends_on IS NOT NULL));
CREATE INDEX subscribe_watch_home ON public.subscribe_watch USING btree (home_seq) WHERE (ended_at IS NULL);
CREATE INDEX subscribe_watch_of ON public.subscribe_watch USING btree (of_order_seq) WHERE (of_order_seq IS NOT NULL);
CREATE UNIQUE INDEX subscribe_watch_one ON public.subscribe_watch USING btree (home_seq, user_seq) WHERE (ended_at IS NULL);
CREATE INDEX subscribe_watch_renews ON public.subscribe_watch USING btree (watch_seq) WHERE ((ended_at IS NULL) AND (ends_on IS NULL) AND (card_seq IS NOT NULL));
CREATE INDEX subscribe_watch_stated ON public.subscribe_watch USING btree (stated_until) WHERE (ended_at IS NULL);
CREATE INDEX subscribe_watch_user ON public.subscribe_watch USING btree (user_seq, watch_seq DESC);

create table ticket_company (
  company_seq bigint generated always as identity not null,
  user_seq bigint not null,
  name text not null,
  business_no text not null,
  representative_sealed bytea,
  invoice_email_sealed bytea,
  invite_code text not null,
  created_at timestamp with time zone default app_now() not null,
  CHECK ((business_no ~ '^\d{10}$'::text)),
  CHECK ((name <> ''::text)),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (company_seq),
  UNIQUE (invite_code),
  UNIQUE (user_seq)
);

create table ticket_deal (
  deal_seq bigint generated always as identity not null,
  lot_seq bigint not null,
  kind text not null,
  tickets integer not null,
  order_seq bigint,
  at timestamp with time zone default app_now() not null,
  CHECK (((tickets <> 0) AND ((tickets > 0) = (kind = ANY (ARRAY['buy'::text, 'back'::text, 'revoke'::text, 'receive'::text]))))),
  CHECK ((kind = ANY (ARRAY['buy'::text, 'use'::text, 'back'::text, 'refund'::text, 'expire'::text, 'give'::text, 'revoke'::text, 'receive'::text, 'leave'::text]))),
  FOREIGN KEY (lot_seq) REFERENCES ticket_lot(lot_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (deal_seq)
);
CREATE INDEX ticket_deal_lot ON public.ticket_deal USING btree (lot_seq);
CREATE INDEX ticket_deal_order ON public.ticket_deal USING btree (order_seq) WHERE (order_seq IS NOT NULL);

create table ticket_lot (
  lot_seq bigint generated always as identity not null,
  user_seq bigint not null,
  order_seq bigint,
  tickets integer not null,
  remaining integer not null,
  unit_won bigint not null,
  bought_at timestamp with time zone default app_now() not null,
  expires_at timestamp with time zone not null,
  company_seq bigint,
  from_lot_seq bigint,
  member_seq bigint,
  told_days integer,
  CHECK (((remaining >= 0) AND (remaining <= tickets))),
  CHECK (((from_lot_seq IS NULL) = (member_seq IS NULL))),
  CHECK (((from_lot_seq IS NULL) OR ((order_seq IS NULL) AND (company_seq IS NULL)))),
  CHECK ((expires_at = (date_trunc('day'::text, (expires_at AT TIME ZONE 'Asia/Seoul'::text)) AT TIME ZONE 'Asia/Seoul'::text))),
  CHECK ((tickets > 0)),
  CHECK ((told_days >= 0)),
  CHECK ((unit_won >= 0)),
  FOREIGN KEY (company_seq) REFERENCES ticket_company(company_seq),
  FOREIGN KEY (from_lot_seq) REFERENCES ticket_lot(lot_seq),
  FOREIGN KEY (member_seq) REFERENCES ticket_member(member_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (user_seq) REFERENCES ticket_wallet(user_seq),
  PRIMARY KEY (lot_seq),
  UNIQUE (order_seq)
);
CREATE INDEX ticket_lot_company ON public.ticket_lot USING btree (company_seq) WHERE (company_seq IS NOT NULL);
CREATE INDEX ticket_lot_expires ON public.ticket_lot USING btree (expires_at) WHERE (remaining > 0);
CREATE INDEX ticket_lot_from ON public.ticket_lot USING btree (from_lot_seq) WHERE (from_lot_seq IS NOT NULL);
CREATE INDEX ticket_lot_member ON public.ticket_lot USING btree (member_seq) WHERE (member_seq IS NOT NULL);
CREATE INDEX ticket_lot_spend ON public.ticket_lot USING btree (user_seq, expires_at, lot_seq) WHERE (remaining > 0);
CREATE INDEX ticket_lot_user ON public.ticket_lot USING btree (user_seq);

create table ticket_member (
  member_seq bigint generated always as identity not null,
  company_seq bigint not null,
  user_seq bigint not null,
  joined_at timestamp with time zone default app_now() not null,
  left_at timestamp with time zone,
  FOREIGN KEY (company_seq) REFERENCES ticket_company(company_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (member_seq)
);
CREATE UNIQUE INDEX ticket_member_now ON public.ticket_member USING btree (company_seq, user_seq) WHERE (left_at IS NULL);
CREATE INDEX ticket_member_user ON public.ticket_member USING btree (user_seq);

create table ticket_use (
  use_seq bigint generated always as identity not null,
  lot_seq bigint not null,
  order_seq bigint not null,
  from_order_seq bigint,
  won bigint not null,
  used_at timestamp with time zone default app_now() not null,
  back_at timestamp with time zone,
  CHECK ((won >= 0)),
  FOREIGN KEY (from_order_seq) REFERENCES order_order(order_seq),
  FOREIGN KEY (lot_seq) REFERENCES ticket_lot(lot_seq),
  FOREIGN KEY (order_seq) REFERENCES order_order(order_seq),
  PRIMARY KEY (use_seq),
  UNIQUE (from_order_seq),
  UNIQUE (order_seq)
);
CREATE INDEX ticket_use_lot ON public.ticket_use USING btree (lot_seq);

create table ticket_wallet (
  user_seq bigint not null,
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (user_seq)
);

create table tracking_count (
  day date not null,
  kind text not null,
  name text not null,
  n bigint default 0 not null,
  CHECK ((kind = ANY (ARRAY['view'::text, 'event'::text, 'arrival'::text]))),
  CHECK (((length(name) >= 1) AND (length(name) <= 130))),
  PRIMARY KEY (day, kind, name)
);

create table tracking_device (
  device_hash bytea not null,
  user_seq bigint not null,
  matched_at timestamp with time zone default app_now() not null,
  CHECK ((octet_length(device_hash) = 32)),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (device_hash)
);
CREATE INDEX tracking_device_user ON public.tracking_device USING btree (user_seq);

create table tracking_view (
  view_seq bigint generated always as identity not null,
  device_hash bytea not null,
  kind text not null,
  name text not null,
  at timestamp with time zone not null,
  CHECK ((kind = ANY (ARRAY['view'::text, 'event'::text, 'arrival'::text]))),
  FOREIGN KEY (device_hash) REFERENCES tracking_device(device_hash) ON DELETE CASCADE,
  PRIMARY KEY (view_seq)
);
CREATE INDEX tracking_view_at ON public.tracking_view USING btree (at);
CREATE INDEX tracking_view_device ON public.tracking_view USING btree (device_hash);

create table verification_attempt (
  user_verify_seq bigint generated always as identity not null,
  user_seq bigint,
  guest_user_no bigint,
  session_seq bigint,
  merchant_uid text not null,
  phone_index bytea,
  state text default 'prepared'::text not null,
  reason text,
  certification_id text,
  tries integer default 0 not null,
  name_sealed bytea,
  phone_sealed bytea,
  birth_sealed bytea,
  ci_sealed bytea,
  ci_index bytea,
  di_sealed bytea,
  created_at timestamp with time zone default app_now() not null,
  settled_at timestamp with time zone,
  used_at timestamp with time zone,
  CHECK (((user_seq IS NULL) <> (guest_user_no IS NULL))),
  CHECK (((user_seq IS NULL) = (session_seq IS NULL))),
  CHECK (((state = ANY (ARRAY['verified'::text, 'refused'::text])) = (settled_at IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['prepared'::text, 'checking'::text, 'verified'::text, 'refused'::text]))),
  FOREIGN KEY (guest_user_no) REFERENCES account_guest(guest_user_no) ON DELETE CASCADE,
  FOREIGN KEY (session_seq) REFERENCES account_session(session_seq),
  FOREIGN KEY (user_seq) REFERENCES account_user(user_seq),
  PRIMARY KEY (user_verify_seq),
  UNIQUE (certification_id),
  UNIQUE (merchant_uid)
);
CREATE INDEX verification_attempt_at ON public.verification_attempt USING btree (created_at);
CREATE INDEX verification_attempt_guest ON public.verification_attempt USING btree (guest_user_no);
CREATE INDEX verification_attempt_open ON public.verification_attempt USING btree (settled_at) WHERE (ci_sealed IS NOT NULL);
CREATE INDEX verification_attempt_phone ON public.verification_attempt USING btree (phone_index, created_at) WHERE (phone_index IS NOT NULL);
CREATE INDEX verification_attempt_session ON public.verification_attempt USING btree (session_seq) WHERE (session_seq IS NOT NULL);
CREATE INDEX verification_attempt_user ON public.verification_attempt USING btree (user_seq, created_at);

CREATE OR REPLACE FUNCTION public.account_event_sweep(p_limit integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with gone as (
    delete from account_event where event_seq in (
      select event_seq from account_event where at < app_now() - interval '2 years' order by event_seq limit p_limit)
    returning 1)
  select count(*)::int from gone
$function$
;

CREATE OR REPLACE FUNCTION public.apart_keep(p_ref text, p_kind text, p_law text, p_body bytea, p_until date)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into apart.record (ref, kind, law, body_sealed, keep_until) values (p_ref, p_kind, p_law, p_body, p_until)
    on conflict do nothing;
  return found;
end $function$
;

CREATE OR REPLACE FUNCTION public.apart_seal_keys()
 RETURNS SETOF integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select distinct get_byte(body_sealed, 0) from apart.record
$function$
;

CREATE OR REPLACE FUNCTION public.apart_sweep(p_limit integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with over as (
    delete from apart.record where ref in (
      select ref from apart.record where keep_until < (app_now() at time zone 'Asia/Seoul')::date order by ref limit p_limit)
    returning 1)
  select count(*)::int from over
$function$
;

CREATE OR REPLACE FUNCTION public.app_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 PARALLEL SAFE
AS $function$
  select clock_timestamp() + coalesce((select offset_ms from platform_clock), 0) * interval '1 millisecond'
$function$
;

CREATE OR REPLACE FUNCTION public.coupon_person_sweep(p_limit integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with gone as (
    delete from coupon_person p where (campaign_seq, person_key) in (
      select p2.campaign_seq, p2.person_key from coupon_person p2 join coupon_campaign g using (campaign_seq)
      where coalesce(least(g.ended_at, g.until_at), g.until_at) < app_now() - interval '30 days' limit p_limit)
    returning 1)
  select count(*)::int from gone
$function$
;

CREATE OR REPLACE FUNCTION public.forget_address_edits(p_user bigint)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with gone as (
    delete from order_address_edit where order_seq in (
      select o.order_seq from order_order o join account_withdrawal w using (user_seq)
      where o.user_seq = p_user and w.begun_at is not null and w.done_at is null)
    returning 1)
  select count(*)::int from gone
$function$
;

CREATE OR REPLACE FUNCTION public.forget_order_words(p_user bigint)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with gone as (
    update order_event set detail = '{}' where detail <> '{}' and kind = 'window-failed' and order_seq in (
      select o.order_seq from order_order o join account_withdrawal w using (user_seq)
      where o.user_seq = p_user and w.begun_at is not null and w.done_at is null)
    returning 1)
  select count(*)::int from gone
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

CREATE OR REPLACE FUNCTION public.operator_audit_broken()
 RETURNS TABLE(day date, place bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select (c.at at time zone 'Asia/Seoul')::date, c.place from (
    select a.at, a.place, a.hash, row_number() over w as nth,
      operator_audit_hash(lag(a.hash, 1, decode(repeat('00', 32), 'hex')) over w, a) as should_be
    from operator_audit a window w as (order by a.place)) c
  where c.hash <> c.should_be or c.place <> c.nth
  union all select (app_now() at time zone 'Asia/Seoul')::date, h.place from operator_audit_head h
  left join (select a.place, a.hash from operator_audit a order by a.place desc limit 1) l on true
  where h.place <> coalesce(l.place, 0) or h.hash <> coalesce(l.hash, decode(repeat('00', 32), 'hex'))
$function$
;

CREATE OR REPLACE FUNCTION public.operator_audit_hash(p_before bytea, p operator_audit)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select sha256(p_before || convert_to(jsonb_build_array(
    p.place, p.operator_seq, p.call, p.subject, p.on_user, p.reason, extract(epoch from p.at))::text, 'UTF8'))
$function$
;

CREATE OR REPLACE FUNCTION public.operator_audit_link()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  head operator_audit_head;
begin
  select * into strict head from operator_audit_head for update;
  new.place := head.place + 1;
  new.hash := operator_audit_hash(head.hash, new);
  update operator_audit_head set place = new.place, hash = new.hash;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.order_discount_past()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.until_at is null or new.until_at < app_now() - interval '1 minute' or old.until_at <= new.until_at then
    raise exception 'discount % ends sooner, and not in the past', old.discount_seq using errcode = 'check_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.order_discount_person_sweep(p_limit integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with gone as (
    delete from order_discount_person p where (discount_seq, person_key) in (
      select p2.discount_seq, p2.person_key from order_discount_person p2 join order_discount d using (discount_seq)
      where d.until_at < app_now() - interval '30 days' limit p_limit)
    returning 1)
  select count(*)::int from gone
$function$
;

CREATE OR REPLACE FUNCTION public.order_price_past()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.void_at is not null or old.from_at <= app_now() then
    raise exception 'price % has begun or is void already', old.price_seq using errcode = 'check_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.order_thing(product text, again text, from_order_seq bigint, of_order_seq bigint, company_seq bigint, lot text, dong text, floor text, ho text, area text, contract_type text, contract_date date, deposit bigint, rent bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when again is not null then again || ':' || from_order_seq
    when product like 'ticket-%' then product || ':' || coalesce(company_seq::text, 'own')
    when product in ('subscribe', 'subscribe-year')
      then 'notifier:' || coalesce(lot, '') || '|' || coalesce(dong, '') || '|' || coalesce(ho, '')
    when product = 'report'
      then 'report:' || coalesce(lot, '') || '|' || coalesce(dong, '') || '|' || coalesce(floor, '') || '|' || coalesce(ho, '')
        || '|' || coalesce(area, '') || '|' || contract_type || '|'
        || coalesce((contract_date - date '2000-01-01')::text, 'open')
        || '|' || deposit || '|' || rent
    else product || ':' || coalesce(of_order_seq::text, '')
  end
$function$
;

CREATE OR REPLACE FUNCTION public.payment_refund_cap()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare captured_won bigint; refunded bigint; part bigint;
begin
  select captured into captured_won from payment_attempt where attempt_seq = new.attempt_seq for update;
  select coalesce(sum(amount), 0) into refunded from payment_refund
    where attempt_seq = new.attempt_seq and state in ('pending', 'unknown', 'doubt', 'done') and refund_seq <> new.refund_seq;
  if new.state in ('pending', 'unknown', 'doubt', 'done') and refunded + new.amount > coalesce(captured_won, 0) then
    raise exception 'refunds of attempt % exceed what was captured', new.attempt_seq using errcode = 'check_violation';
  end if;
  if new.of_order_seq is not null then
    select o.price into part from order_order o join payment_attempt a on a.order_seq = o.bulk_order_seq
      where o.order_seq = new.of_order_seq and a.attempt_seq = new.attempt_seq;
    select coalesce(sum(amount), 0) into refunded from payment_refund
      where of_order_seq = new.of_order_seq and state in ('pending', 'unknown', 'doubt', 'done') and refund_seq <> new.refund_seq;
    if new.state in ('pending', 'unknown', 'doubt', 'done') and refunded + new.amount > coalesce(part, 0) then
      raise exception 'refunds of order % exceed its part', new.of_order_seq using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.platform_hold_run(p_job_seq bigint, p_fence bigint, p_statement_ms integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from platform_job where job_seq = p_job_seq and fence = p_fence and state = 'running' for key share;
  if not found then
    raise exception 'the run was taken over' using errcode = 'JP001';
  end if;
  perform set_config('statement_timeout', p_statement_ms::text, true);
end $function$
;

CREATE OR REPLACE FUNCTION public.subscribe_check_months(oldest date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  first date := date_trunc('month', app_now() at time zone 'Asia/Seoul')::date;
  month date;
  since timestamptz;
  until timestamptz;
  name text;
  dropped int := 0;
begin
  for i in 0..2 loop
    month := first + make_interval(months => i);
    name := 'subscribe_check_' || to_char(month, 'YYYYMM');
    continue when to_regclass(name) is not null;
    since := month::timestamp at time zone 'Asia/Seoul';
    until := (month + interval '1 month')::timestamp at time zone 'Asia/Seoul';
    -- A row that comes while it is made waits for it.
    lock table subscribe_check in share row exclusive mode;
    execute format('create table %I (like subscribe_check including defaults including constraints)', name);
    execute format('with moved as (delete from subscribe_check_rest where at >= %L and at < %L returning *)
      insert into %I select * from moved', since, until, name);
    execute format('alter table subscribe_check attach partition %I for values from (%L) to (%L)', name, since, until);
  end loop;
  for name in select inhrelid::regclass::text from pg_inherits where inhparent = 'subscribe_check'::regclass
      and inhrelid::regclass::text ~ '^subscribe_check_\d{6}$' loop
    if to_date(right(name, 6), 'YYYYMM') + interval '1 month' <= oldest then
      execute format('drop table %I', name);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $function$
;

CREATE OR REPLACE FUNCTION public.subscribe_turn_of_home()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into subscribe_turn (home_seq, unique_no, owner_known)
      values (new.home_seq, new.unique_no, new.owner_sealed is not null);
  else
    update subscribe_turn set unique_no = new.unique_no, owner_known = new.owner_sealed is not null
      where home_seq = new.home_seq;
  end if;
  return null;
end $function$
;

CREATE CONSTRAINT TRIGGER ledger_leg_balanced AFTER INSERT ON public.ledger_leg DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
CREATE CONSTRAINT TRIGGER ledger_txn_balanced AFTER INSERT ON public.ledger_txn DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
CREATE TRIGGER operator_audit_link BEFORE INSERT ON public.operator_audit FOR EACH ROW EXECUTE FUNCTION operator_audit_link();
CREATE TRIGGER order_discount_past BEFORE UPDATE OF until_at ON public.order_discount FOR EACH ROW EXECUTE FUNCTION order_discount_past();
CREATE TRIGGER order_price_past BEFORE UPDATE ON public.order_price FOR EACH ROW EXECUTE FUNCTION order_price_past();
CREATE TRIGGER payment_refund_cap BEFORE INSERT OR UPDATE ON public.payment_refund FOR EACH ROW EXECUTE FUNCTION payment_refund_cap();
CREATE TRIGGER subscribe_home_turn AFTER INSERT OR UPDATE OF unique_no, owner_sealed ON public.subscribe_home FOR EACH ROW EXECUTE FUNCTION subscribe_turn_of_home();

grant delete, insert, select on account_consent to jipsalpim_app;
grant delete, insert, select, update on account_device to jipsalpim_app;
grant insert, select on account_event to jipsalpim_app;
grant delete, insert, select, update on account_guest to jipsalpim_app;
grant delete, insert, select, update on account_invite to jipsalpim_app;
grant insert, select, update on account_invite_code to jipsalpim_app;
grant delete, insert, select, update on account_login to jipsalpim_app;
grant delete, insert, select, update on account_login_state to jipsalpim_app;
grant insert, select on account_need_mobile to jipsalpim_app;
grant insert, select, update on account_retention_run to jipsalpim_app;
grant delete, insert, select, update on account_session to jipsalpim_app;
grant delete, insert, select, update on account_session_token to jipsalpim_app;
grant delete, insert, select on account_stay to jipsalpim_app;
grant insert, select on account_terms to jipsalpim_app;
grant delete, insert, select, update on account_terms_agreement to jipsalpim_app;
grant insert, select, update on account_user to jipsalpim_app;
grant insert, select, update on account_withdrawal to jipsalpim_app;
grant insert, select on account_withdrawal_step to jipsalpim_app;
grant delete, insert, select on campaign_member to jipsalpim_app;
grant delete, insert, select, update on campaign_signup to jipsalpim_app;
grant insert, select, update on coupon_batch to jipsalpim_app;
grant insert, select on coupon_campaign to jipsalpim_app;
grant insert, select on coupon_code to jipsalpim_app;
grant insert, select, update on coupon_coupon to jipsalpim_app;
grant insert, select on coupon_issuer to jipsalpim_app;
grant insert, select on coupon_person to jipsalpim_app;
grant insert, select, update on coupon_use to jipsalpim_app;
grant delete, insert, select, update on coupon_welcome to jipsalpim_app;
grant delete, insert, select on experiment_assignment to jipsalpim_app;
grant insert, select on experiment_setting to jipsalpim_app;
grant select on ledger_account to jipsalpim_app;
grant select on ledger_leg to jipsalpim_app;
grant select on ledger_txn to jipsalpim_app;
grant delete, insert, select, update on loan_result to jipsalpim_app;
grant delete, insert, select, update on message_choice to jipsalpim_app;
grant insert, select, update on message_news to jipsalpim_app;
grant delete, insert, select, update on message_notice to jipsalpim_app;
grant insert, select, update on message_push to jipsalpim_app;
grant insert, select on operator_audit to jipsalpim_app;
grant select on operator_audit_head to jipsalpim_app;
grant delete, insert, select, update on operator_factor to jipsalpim_app;
grant insert, select on operator_refund to jipsalpim_app;
grant insert, select on order_address_edit to jipsalpim_app;
grant insert, select, update on order_change to jipsalpim_app;
grant insert, select, update on order_contract to jipsalpim_app;
grant insert, select on order_cut to jipsalpim_app;
grant insert, select on order_discount to jipsalpim_app;
grant insert, select on order_discount_person to jipsalpim_app;
grant insert, select on order_event to jipsalpim_app;
grant insert, select, update on order_order to jipsalpim_app;
grant insert, select on order_price to jipsalpim_app;
grant insert, select on order_product to jipsalpim_app;
grant insert, select, update on payment_account to jipsalpim_app;
grant insert, select, update on payment_attempt to jipsalpim_app;
grant insert, select, update on payment_card to jipsalpim_app;
grant insert, select, update on payment_difference to jipsalpim_app;
grant insert, select, update on payment_listed to jipsalpim_app;
grant insert, select, update on payment_receipt to jipsalpim_app;
grant insert, select, update on payment_refund to jipsalpim_app;
grant insert, select, update on payment_refund_account to jipsalpim_app;
grant insert, select, update on payment_webhook to jipsalpim_app;
grant delete, insert, select, update on platform_clock to jipsalpim_app;
grant delete, insert, select, update on platform_job to jipsalpim_app;
grant delete, insert, select, update on platform_limit to jipsalpim_app;
grant select on platform_migration to jipsalpim_app;
grant delete, insert, select, update on platform_once to jipsalpim_app;
grant insert, select, update on platform_schedule to jipsalpim_app;
grant insert, select, update on platform_seal_key to jipsalpim_app;
grant insert, select, update on platform_seal_pass to jipsalpim_app;
grant insert, select, update on points_hold to jipsalpim_app;
grant insert, select, update on points_lot to jipsalpim_app;
grant insert, select on points_move to jipsalpim_app;
grant insert, select, update on points_part to jipsalpim_app;
grant insert, select, update on points_wallet to jipsalpim_app;
grant insert, select, update on report_answer to jipsalpim_app;
grant delete, insert, select, update on report_dispute to jipsalpim_app;
grant delete, insert, select, update on report_document to jipsalpim_app;
grant delete, insert, select, update on report_inquiry to jipsalpim_app;
grant delete, insert, select, update on report_look_up to jipsalpim_app;
grant delete, insert, select, update on report_question to jipsalpim_app;
grant insert, select, update on report_report to jipsalpim_app;
grant delete, insert, select, update on report_review to jipsalpim_app;
grant delete, insert, select, update on report_share to jipsalpim_app;
grant insert, select on report_share_view to jipsalpim_app;
grant delete, insert, select, update on report_shelf to jipsalpim_app;
grant delete, insert, select, update on report_simple to jipsalpim_app;
grant insert, select, update on report_step to jipsalpim_app;
grant insert, select, update on settings_device to jipsalpim_app;
grant insert, select on settings_flag to jipsalpim_app;
grant insert, select on settings_release to jipsalpim_app;
grant insert, select, update on settings_update_rejection to jipsalpim_app;
grant insert, select on shell_figure to jipsalpim_app;
grant insert, select, update on shell_notice to jipsalpim_app;
grant insert, select, update on shell_review to jipsalpim_app;
grant insert, select, update on subscribe_alert to jipsalpim_app;
grant insert, select, update on subscribe_case to jipsalpim_app;
grant insert, select on subscribe_check to jipsalpim_app;
grant insert, select, update on subscribe_consent to jipsalpim_app;
grant insert, select, update on subscribe_event to jipsalpim_app;
grant insert, select, update on subscribe_feed to jipsalpim_app;
grant insert, select, update on subscribe_feed_court to jipsalpim_app;
grant delete, insert, select, update on subscribe_feed_day to jipsalpim_app;
grant delete, insert, select, update on subscribe_feed_row to jipsalpim_app;
grant delete, insert, select, update on subscribe_home to jipsalpim_app;
grant delete, insert, select on subscribe_lease to jipsalpim_app;
grant insert, select, update on subscribe_look to jipsalpim_app;
grant insert, select on subscribe_move to jipsalpim_app;
grant insert, select, update on subscribe_offer to jipsalpim_app;
grant insert, select, update on subscribe_period to jipsalpim_app;
grant delete, insert, select, update on subscribe_price to jipsalpim_app;
grant delete, insert, select, update on subscribe_print to jipsalpim_app;
grant delete, insert, select, update on subscribe_quota to jipsalpim_app;
grant insert, select, update on subscribe_turn to jipsalpim_app;
grant insert, select, update on subscribe_watch to jipsalpim_app;
grant insert, select, update on ticket_company to jipsalpim_app;
grant insert, select on ticket_deal to jipsalpim_app;
grant insert, select, update on ticket_lot to jipsalpim_app;
grant insert, select, update on ticket_member to jipsalpim_app;
grant insert, select, update on ticket_use to jipsalpim_app;
grant insert, select, update on ticket_wallet to jipsalpim_app;
grant insert, select, update on tracking_count to jipsalpim_app;
grant delete, insert, select, update on tracking_device to jipsalpim_app;
grant delete, insert, select, update on tracking_view to jipsalpim_app;
grant delete, insert, select, update on verification_attempt to jipsalpim_app;
