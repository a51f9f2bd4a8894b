-- What public data said of a home before anything was paid. It belongs to nobody, and goes after seven days.
create table report_simple (
  simple_id text primary key check (length(simple_id) >= 20),
  address_si text not null,
  address_gu text not null,
  body text not null,
  made_at timestamptz not null default app_now()
);
create index report_simple_made on report_simple (made_at);
