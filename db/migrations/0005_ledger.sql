create table ledger_account (
  account_seq bigint generated always as identity primary key,
  kind text not null check (kind in ('gateway', 'unearned', 'revenue', 'points', 'ticket')),
  owner_seq bigint,
  balance bigint not null default 0,
  -- Money is positive at the gateway; wallets never go below zero (I4).
  check (kind not in ('points', 'ticket') or balance >= 0),
  unique nulls not distinct (kind, owner_seq)
);
create table ledger_txn (
  txn_seq bigint generated always as identity primary key,
  kind text not null,
  -- The business key: the same fact posts once.
  ref text not null,
  at timestamptz not null default app_now(),
  unique (kind, ref)
);
create table ledger_leg (
  leg_seq bigint generated always as identity primary key,
  txn_seq bigint not null references ledger_txn,
  account_seq bigint not null references ledger_account,
  amount bigint not null check (amount <> 0)
);
create index ledger_leg_txn on ledger_leg (txn_seq);
create index ledger_leg_account on ledger_leg (account_seq);

create function ledger_balanced() returns trigger language plpgsql as $$
declare total bigint; legs int;
begin
  select coalesce(sum(amount), 0), count(*) into total, legs from ledger_leg where txn_seq = new.txn_seq;
  if total <> 0 or legs < 2 then
    raise exception 'ledger transaction % has % legs and sums to %', new.txn_seq, legs, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_leg_balanced after insert on ledger_leg
  deferrable initially deferred for each row execute function ledger_balanced();
create constraint trigger ledger_txn_balanced after insert on ledger_txn
  deferrable initially deferred for each row execute function ledger_balanced();

-- The only door: `legs` is [{"kind":"gateway","owner":null,"amount":9900}, …]. A fact that is posted already answers null.
create function ledger_post(p_kind text, p_ref text, p_legs jsonb) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare txn bigint; leg jsonb; account bigint;
begin
  insert into ledger_txn (kind, ref) values (p_kind, p_ref) on conflict do nothing returning txn_seq into txn;
  if txn is null then return null; end if;
  for leg in select value from jsonb_array_elements(p_legs) order by value->>'kind', value->>'owner' loop
    insert into ledger_account (kind, owner_seq) values (leg->>'kind', (leg->>'owner')::bigint) on conflict do nothing;
    update ledger_account set balance = balance + (leg->>'amount')::bigint
      where kind = leg->>'kind' and owner_seq is not distinct from (leg->>'owner')::bigint
      returning account_seq into account;
    insert into ledger_leg (txn_seq, account_seq, amount) values (txn, account, (leg->>'amount')::bigint);
  end loop;
  return txn;
end $$;
