create table message_notice (
  notice_seq bigint generated always as identity primary key,
  user_seq bigint not null references account_user,
  order_seq bigint references order_order,
  template text not null check (template in ('report-ready', 'report-refunded', 'address-needed')),
  variables jsonb not null,
  -- Ours, kept by the vendor: one notice a fact.
  reference text not null unique,
  state text not null default 'pending' check (state in ('pending', 'unknown', 'sent', 'failed', 'no-number')),
  message_id text,
  checks int not null default 0,
  created_at timestamptz not null default app_now(),
  sent_at timestamptz
);
