-- Points: won that we owe a person, 1 P = 1 won, good for what we sell ourselves. Given ones end on a day.
-- Taken before a person's lots are touched: every change of a wallet stands in one line.
create table points_wallet (user_seq bigint primary key references account_user);

-- What was given at once and ends at once. `ends_on` is its last day in Seoul.
create table points_lot (
  lot_seq bigint generated always as identity primary key,
  user_seq bigint not null references points_wallet,
  -- 'apology': for an inconvenience with an order; 'gift': an operator's grant with another reason.
  kind text not null check (kind in ('apology', 'gift')),
  -- The fact that it was given for: one lot each.
  cause text not null unique,
  won bigint not null check (won > 0),
  remaining bigint not null check (remaining between 0 and won),
  given_by bigint not null references account_user,
  given_at timestamptz not null default app_now(),
  ends_on date not null
);
create index points_lot_spend on points_lot (user_seq, ends_on, lot_seq) where remaining > 0;
create index points_lot_user on points_lot (user_seq);
create index points_lot_given on points_lot (given_by, given_at);
create index points_lot_ends on points_lot (ends_on) where remaining > 0;

-- Points that something under way has taken out of the lots; spent once it is paid, and returned when it is not.
create table points_hold (
  hold_seq bigint generated always as identity primary key,
  user_seq bigint not null references points_wallet,
  -- What they are taken for: one hold each.
  cause text not null unique,
  won bigint not null check (won > 0),
  state text not null default 'held' check (state in ('held', 'spent', 'released', 'back')),
  -- Of the spent ones, those that were returned.
  returned bigint not null default 0 check (returned between 0 and won),
  at timestamptz not null default app_now(),
  check (returned = 0 or state in ('spent', 'back')),
  check (state <> 'back' or returned = won)
);
create index points_hold_user on points_hold (user_seq);
create index points_hold_held on points_hold (at) where state = 'held';

-- From which lot how much.
create table points_part (
  hold_seq bigint not null references points_hold,
  lot_seq bigint not null references points_lot,
  won bigint not null check (won > 0),
  returned bigint not null default 0 check (returned between 0 and won),
  primary key (hold_seq, lot_seq)
);
create index points_part_lot on points_part (lot_seq);

-- Every movement of a lot, never rewritten: what remains is their sum.
create table points_move (
  move_seq bigint generated always as identity primary key,
  lot_seq bigint not null references points_lot,
  kind text not null check (kind in ('give', 'hold', 'release', 'back', 'expire', 'leave')),
  won bigint not null check (won <> 0 and (won > 0) = (kind in ('give', 'release', 'back'))),
  hold_seq bigint references points_hold,
  at timestamptz not null default app_now(),
  check ((hold_seq is not null) = (kind in ('hold', 'release', 'back')))
);
create index points_move_lot on points_move (lot_seq);
create index points_move_hold on points_move (hold_seq) where hold_seq is not null;

-- 'points' is what a person may spend, 'points-held' what is under way; 'points-issued' is the other side of both.
-- 'points-cost' is what they cost us, 'points-owed' what we still owe for them.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in ('gateway', 'unearned', 'revenue',
  'points', 'points-held', 'points-issued', 'points-cost', 'points-owed', 'ticket', 'ticket-issued', 'discount'));

-- An order that points pay a part of.
alter table order_cut add hold_seq bigint references points_hold;
alter table order_cut drop constraint order_cut_check;
alter table order_cut add check (num_nonnulls(discount_seq, coupon_seq, hold_seq) = 1);
create index order_cut_hold on order_cut (hold_seq) where hold_seq is not null;
