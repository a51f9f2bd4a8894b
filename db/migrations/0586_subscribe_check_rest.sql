-- The months of the log of checks. Rows that came before their month had its partition are in the rest: they are moved into
-- it, where the partition could not be made beside them.
create or replace function subscribe_check_months(oldest date) returns int language plpgsql security definer set search_path = public as $$
declare
  first date := date_trunc('month', app_now() at time zone 'Asia/Seoul')::date;
  month date;
  since timestamptz;
  until timestamptz;
  name text;
  dropped int := 0;
begin
  for i in 0..2 loop
    month := first + make_interval(months => i);
    name := 'subscribe_check_' || to_char(month, 'YYYYMM');
    continue when to_regclass(name) is not null;
    since := month::timestamp at time zone 'Asia/Seoul';
    until := (month + interval '1 month')::timestamp at time zone 'Asia/Seoul';
    -- A row that comes while it is made waits for it.
    lock table subscribe_check in share row exclusive mode;
    execute format('create table %I (like subscribe_check including defaults including constraints)', name);
    execute format('with moved as (delete from subscribe_check_rest where at >= %L and at < %L returning *)
      insert into %I select * from moved', since, until, name);
    execute format('alter table subscribe_check attach partition %I for values from (%L) to (%L)', name, since, until);
  end loop;
  for name in select inhrelid::regclass::text from pg_inherits where inhparent = 'subscribe_check'::regclass
      and inhrelid::regclass::text ~ '^subscribe_check_\d{6}$' loop
    if to_date(right(name, 6), 'YYYYMM') + interval '1 month' <= oldest then
      execute format('drop table %I', name);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;
