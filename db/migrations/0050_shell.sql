-- What the product says of itself. An operator sets it; each row is dated and has a source, and a later one takes its place.
create table shell_figure (
  figure_seq bigint generated always as identity primary key,
  key text not null check (key in ('protected-deposit', 'customers', 'tenants', 'landlords', 'realtors')),
  -- null: nothing is shown any more
  value bigint check (value >= 0),
  as_of date not null,
  source text not null check (length(source) between 1 and 200),
  created_at timestamptz not null default app_now()
);
create index shell_figure_key on shell_figure (key, figure_seq desc);

create table shell_review (
  name text primary key check (name ~ '^[a-z0-9][a-z0-9-]{0,60}$'),
  who text not null check (length(who) between 1 and 60),
  said text not null check (length(said) between 1 and 200),
  as_of date not null,
  source text not null check (length(source) between 1 and 200),
  ended_at timestamptz,
  created_at timestamptz not null default app_now()
);

-- A notice on a first page, in the channel that people come by ('all': in every one), between two days.
create table shell_notice (
  name text primary key check (name ~ '^[a-z0-9][a-z0-9-]{0,60}$'),
  entry text not null check (entry in ('all', 'main', 'ich', 'ione', 'global')),
  title text not null check (length(title) between 1 and 80),
  -- a list of sentences
  items jsonb not null,
  from_day date not null,
  to_day date check (to_day >= from_day),
  source text not null check (length(source) between 1 and 200),
  created_at timestamptz not null default app_now()
);
