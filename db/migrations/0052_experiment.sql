-- The arm that somebody has seen, kept so that he sees the same one again. `subject`: 'user:<seq>' or 'device:<hash>'.
create table experiment_assignment (
  domain text not null,
  type text not null,
  subject text not null,
  arm text not null,
  created_at timestamptz not null default app_now(),
  primary key (domain, type, subject)
);
