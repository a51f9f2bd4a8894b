-- Keys of personal data that some cell may still need; a process that lacks one does not start. `proof` is a known text
-- under the key, so that another key under the same id is noticed.
create table platform_seal_key (
  key_id int primary key check (key_id between 0 and 255),
  proof bytea not null,
  first_at timestamptz not null default app_now(),
  -- No cell is under it any more, and none has been written for an hour: it may go.
  retired_at timestamptz
);
-- How far the pass over a kind of cell has come that brings it under the newest key: where a killed worker goes on.
create table platform_seal_pass (
  cell text primary key,
  key_id int not null,
  begun_at timestamptz not null default app_now(),
  -- The place of the last row that was looked at, in the order in which they lie.
  at text not null default '(0,0)',
  -- What this pass has found under an older key or in the clear, and all passes together.
  found bigint not null default 0,
  resealed bigint not null default 0,
  done_at timestamptz
);

-- What the sources said and what a report was judged from name a home's owner: sealed. What is here already the job seals.
alter table report_report add input_sealed bytea;
alter table report_step add answer_sealed bytea;
-- Sealed bytes do not get smaller.
alter table report_report alter input_sealed set storage external;
alter table report_step alter answer_sealed set storage external;
alter table report_report drop constraint report_report_check;
alter table report_report add constraint report_report_check check (state <> 'ready' or (
  assessment is not null and num_nonnulls(input, input_sealed) = 1 and ready_at is not null));

-- Which keys the records apart are under: their ids, and nothing of what they hold.
create function apart_seal_keys() returns setof int
language sql security definer set search_path = public, pg_temp as $$
  select distinct get_byte(body_sealed, 0) from apart.record
$$;
