-- What operators did is a chain: the hash of a row covers the row and the hash before it, so that a row that is changed,
-- taken out or put between breaks it. `place` runs without a gap.
alter table operator_audit add place bigint, add hash bytea;

-- The last link. A row waits for it, so that two operators at once do not link to the same one; a row that is taken off
-- the end leaves it behind.
create table operator_audit_head (
  only_row boolean primary key default true check (only_row),
  place bigint not null,
  hash bytea not null
);

create function operator_audit_hash(p_before bytea, p operator_audit) returns bytea
language sql stable set search_path = public, pg_temp as $$
  select sha256(p_before || convert_to(jsonb_build_array(
    p.place, p.operator_seq, p.call, p.subject, p.on_user, p.reason, extract(epoch from p.at))::text, 'UTF8'))
$$;

-- The first row links to 32 zero bytes. Whatever a statement gives for `place` and `hash`, these stand.
create function operator_audit_link() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head operator_audit_head;
begin
  select * into strict head from operator_audit_head for update;
  new.place := head.place + 1;
  new.hash := operator_audit_hash(head.hash, new);
  update operator_audit_head set place = new.place, hash = new.hash;
  return new;
end $$;

do $$
declare
  link operator_audit;
  last bytea := decode(repeat('00', 32), 'hex');
  n bigint := 0;
begin
  for link in select * from operator_audit order by audit_seq loop
    n := n + 1;
    link.place := n;
    last := operator_audit_hash(last, link);
    update operator_audit set place = n, hash = last where audit_seq = link.audit_seq;
  end loop;
  insert into operator_audit_head (place, hash) values (n, last);
end $$;

-- The defaults never stand: the trigger fills both.
alter table operator_audit alter place set not null, alter place set default 0, alter hash set not null, alter hash set default '',
  add unique (place);
create trigger operator_audit_link before insert on operator_audit for each row execute function operator_audit_link();

-- Where the chain is broken: a row that does not follow from the one before it, or an end that is not the end.
create function operator_audit_broken() returns table (day date, place bigint)
language sql stable set search_path = public, pg_temp as $$
  select (c.at at time zone 'Asia/Seoul')::date, c.place from (
    select a.at, a.place, a.hash, row_number() over w as nth,
      operator_audit_hash(lag(a.hash, 1, decode(repeat('00', 32), 'hex')) over w, a) as should_be
    from operator_audit a window w as (order by a.place)) c
  where c.hash <> c.should_be or c.place <> c.nth
  union all select (app_now() at time zone 'Asia/Seoul')::date, h.place from operator_audit_head h
  left join (select a.place, a.hash from operator_audit a order by a.place desc limit 1) l on true
  where h.place <> coalesce(l.place, 0) or h.hash <> coalesce(l.hash, decode(repeat('00', 32), 'hex'))
$$;
