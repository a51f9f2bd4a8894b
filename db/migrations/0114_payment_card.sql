-- A card that may be charged again. The key is ours, made before the gateway's window opens, sealed; the card's number is
-- typed at the gateway alone, and what stands here is masked by it.
create table payment_card (
  card_seq bigint generated always as identity primary key,
  user_seq bigint not null references account_user,
  state text not null default 'opened' check (state in ('opened', 'registered', 'leaving', 'deleted')),
  key_sealed bytea,
  card_name text,
  card_number text,
  -- The card that took its place.
  replaced_by bigint references payment_card,
  checks int not null default 0,
  opened_at timestamptz not null default app_now(),
  registered_at timestamptz,
  deleted_at timestamptz,
  check ((state = 'deleted') = (deleted_at is not null)),
  check (state <> 'registered' or registered_at is not null)
);
create index payment_card_user on payment_card (user_seq, card_seq);
