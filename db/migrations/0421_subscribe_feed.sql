-- The feed of pending applications: how far it was read, and what of it concerns a watched home.
create table subscribe_feed (
  one boolean primary key default true check (one),
  -- The number of the last row that was read; null: it begins with the oldest row that is kept.
  cursor bigint check (cursor >= 0),
  -- Since when nothing is missing of what it gave: a home whose list was asked since is covered by it.
  whole_from timestamptz,
  -- The last page that was read to its end, and the last call.
  read_at timestamptz,
  asked_at timestamptz,
  -- Why the last call gave no page; null where it did.
  failed text
);
insert into subscribe_feed default values;

-- Until when the source has read a court (관할등기소): without spaces, as it is compared with the court of a home.
create table subscribe_feed_court (
  court text primary key check (court <> ''),
  as_of timestamptz not null
);
-- How many rows came of a court on a day, beside what the feed says that it gave.
create table subscribe_feed_day (
  court text not null,
  day date not null,
  count bigint not null check (count > 0),
  primary key (court, day)
);
create index subscribe_feed_day_old on subscribe_feed_day (day);
-- What happened to an application at a watched home, once by its number.
create table subscribe_feed_row (
  seq bigint primary key,
  home_seq bigint not null references subscribe_home on delete cascade,
  court text not null,
  received_on date not null,
  receipt_no text not null,
  purpose text not null,
  state_word text not null,
  at timestamptz not null,
  stored_at timestamptz not null default app_now(),
  -- The check that told it; null while it waits for one.
  applied_at timestamptz
);
create index subscribe_feed_row_home on subscribe_feed_row (home_seq, seq) where applied_at is null;
create index subscribe_feed_row_old on subscribe_feed_row (applied_at) where applied_at is not null;

alter table subscribe_home
  -- 관할등기소 as the last register prints it, without spaces.
  add court text,
  -- When the whole list of its applications was asked for last, and answered.
  add listed_at timestamptz;
update subscribe_home h set listed_at = (select max(at) from subscribe_check k
  where k.home_seq = h.home_seq and k.kind = 'cases' and k.result in ('none', 'cases'));

-- Due homes by the promise of their turn and by its time: a claim reads as many entries as it takes, however many homes
-- there are and however many were put off.
create index subscribe_home_turn on subscribe_home (next_slot, next_at) where idle_since is null;
drop index subscribe_home_due;
