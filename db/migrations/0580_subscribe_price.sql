-- What homes like a watched one were sold for, as the ministry last listed it: read again after a day, when somebody looks.
create table subscribe_price (
  home_seq bigint primary key references subscribe_home on delete cascade,
  -- Whose trades, since which day, and the trades themselves.
  scope text not null check (scope in ('building', 'dong')),
  from_on date not null,
  trades jsonb not null,
  read_at timestamptz not null default app_now()
);
