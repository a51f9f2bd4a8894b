-- Where the gateway's books and ours do not agree and asking again did not mend it: for a person to look at.
create table payment_difference (
  difference_seq bigint generated always as identity primary key,
  vendor text not null check (vendor in ('portone', 'payple')),
  merchant_uid text not null,
  kind text not null check (kind in ('unknown-here', 'not-paid-here', 'unknown-there', 'amount', 'cancelled', 'twice')),
  -- What each side holds: paid and given back, in won.
  ours_paid bigint,
  ours_back bigint,
  theirs_paid bigint,
  theirs_back bigint,
  found_at timestamptz not null default app_now(),
  -- Agrees by now.
  settled_at timestamptz
);
create unique index payment_difference_open on payment_difference (vendor, merchant_uid, kind) where settled_at is null;
