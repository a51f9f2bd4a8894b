-- The result of the loan questions that somebody chose to keep for a year: their answers and what was judged, sealed.
create table loan_result (
  result_seq bigint generated always as identity primary key,
  user_seq bigint not null unique references account_user,
  body_sealed bytea,
  pack text not null,
  as_of date not null,
  kept_at timestamptz not null default app_now(),
  kept_until date not null,
  check (kept_until > as_of)
);
