-- The turn of a home, in a row of its own. Every look writes it anew, and a day's round writes all of them: so it is narrow,
-- and what is wide and seldom written (the address, what is sealed) stays with the home.
create table subscribe_turn (
  home_seq bigint primary key references subscribe_home on delete cascade,
  -- The next turn, and until when it keeps the promise.
  next_at timestamptz not null default app_now(),
  due_by timestamptz not null default app_now() + interval '1 hour',
  made_at timestamptz not null default app_now(),
  -- The worker that checks it now; the fence outruns one that lost its lease.
  lease_until timestamptz,
  fence bigint not null default 0,
  last_check_at timestamptz,
  last_success_at timestamptz,
  last_extract_at timestamptz,
  -- When the whole list of its applications was asked for last, and answered.
  listed_at timestamptz,
  -- Somebody asked for a look at the list since, and it was not asked yet: the feed does not answer in its place.
  asked_at timestamptz,
  -- The first failure after the last success that subscribers were told of.
  stopped_at timestamptz,
  -- Nobody watches it any more since.
  idle_since timestamptz,
  failures int not null default 0,
  next_kind text not null default 'first' check (next_kind in ('first', 'cases', 'extract')),
  next_slot text not null default 'daily' check (next_slot in ('balance-day', 'before-move-in', 'open-case', 'daily')),
  phase text not null default 'idle'
    check (phase in ('idle', 'application', 'pending', 'confirmed-changed', 'confirmed-same', 'dismissed')),
  -- What the last register said against the one before. 'pending': it was refused because an application is being entered;
  -- 'unsure': whether something changed cannot be said.
  last_extract_says text check (last_extract_says in ('same', 'changed', 'pending', 'unsure')),
  -- 관할등기소 as the last register prints it, without spaces.
  court text,
  -- Kept by a trigger: the number of its home, by whose digits its turns are spread, and whether an owner is known by whose
  -- name the list can be asked for.
  unique_no text,
  owner_known boolean not null default false,
  check (next_kind = 'first' or unique_no is not null)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);

insert into subscribe_turn (home_seq, next_at, due_by, made_at, lease_until, fence, last_check_at, last_success_at, last_extract_at,
    listed_at, stopped_at, idle_since, failures, next_kind, next_slot, phase, last_extract_says, court, unique_no, owner_known)
  select home_seq, next_at, due_by, made_at, lease_until, fence, last_check_at, last_success_at, last_extract_at,
    listed_at, stopped_at, idle_since, failures, next_kind, next_slot, phase, last_extract_says, court, unique_no,
    owner_sealed is not null
  from subscribe_home;

-- Due homes by the promise of their turn and by its time: a claim reads as many entries as it takes, however many homes
-- there are and however many were put off.
create index subscribe_turn_due on subscribe_turn (next_slot, next_at) where idle_since is null;
create index subscribe_turn_idle on subscribe_turn (idle_since) where idle_since is not null;
-- What is counted for an alarm, without reading the other homes.
create index subscribe_turn_failing on subscribe_turn (home_seq) where failures > 0 and idle_since is null;
create index subscribe_turn_stopped on subscribe_turn (home_seq) where stopped_at is not null and idle_since is null;
create index subscribe_turn_first on subscribe_turn (home_seq) where unique_no is null and idle_since is null;

alter table subscribe_home
  drop column next_at, drop column due_by, drop column made_at, drop column lease_until, drop column fence, drop column last_check_at,
  drop column last_success_at, drop column last_extract_at, drop column listed_at, drop column stopped_at,
  drop column idle_since, drop column failures, drop column next_kind, drop column next_slot, drop column phase,
  drop column last_extract_says, drop column court;

create function subscribe_turn_of_home() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into subscribe_turn (home_seq, unique_no, owner_known)
      values (new.home_seq, new.unique_no, new.owner_sealed is not null);
  else
    update subscribe_turn set unique_no = new.unique_no, owner_known = new.owner_sealed is not null
      where home_seq = new.home_seq;
  end if;
  return null;
end $$;
create trigger subscribe_home_turn after insert or update of unique_no, owner_sealed on subscribe_home
  for each row execute function subscribe_turn_of_home();
