-- A watch goes on by a kept card: each later period is an order of its own, paid like every other one. Its price is the
-- plan's of that day, so the product has no price of its own.
insert into order_product values ('subscribe-renewal');

-- The card that pays an order without a window and, for a notifier, its later periods.
alter table order_order add card_seq bigint references payment_card;
create index order_order_card on order_order (card_seq) where card_seq is not null;
-- We charge a card ourselves: committed before the gateway is asked, so that nothing is asked twice without a look first.
alter table payment_attempt
  add card_seq bigint references payment_card,
  add charged_at timestamptz,
  add check ((card_seq is null) = (charged_at is null));
create index payment_attempt_card on payment_attempt (card_seq) where card_seq is not null;

alter table subscribe_watch
  add card_seq bigint references payment_card,
  -- The period that begins on `anchor_on`: 0 until another charge day was chosen or a pause ended.
  add anchor_nth int not null default 0,
  -- When its owner last chose another charge day.
  add charge_day_on date;
create index subscribe_watch_card on subscribe_watch (card_seq) where card_seq is not null;
create index subscribe_watch_renews on subscribe_watch (watch_seq) where ended_at is null and ends_on is null and card_seq is not null;

alter table subscribe_period
  -- The day of the first charge that failed: its further tries and the days of grace are counted from it.
  add failed_on date,
  -- Charges of its order that were over when it was asked for last: a repeat of that try makes no other one.
  add charges_before int not null default 0,
  -- Days up to another charge day, paid by days.
  add bridge boolean not null default false,
  add check (state not in ('soft-failed', 'hard-failed') or failed_on is not null);
-- A watch owes one period at a time.
create unique index subscribe_period_open on subscribe_period (watch_seq) where state not in ('paid', 'void');

-- A price that would rise is asked for before it is charged (전자상거래법 제13조제6항). One row a period.
create table subscribe_consent (
  offer_seq bigint generated always as identity primary key,
  watch_seq bigint not null references subscribe_watch,
  nth int not null check (nth > 0),
  charge_on date not null,
  price_before bigint not null check (price_before >= 0),
  price bigint not null check (price > price_before),
  asked_at timestamptz not null default app_now(),
  ask_until date not null,
  -- Null: not answered, which is a no once the last day is over.
  agreed boolean,
  answered_at timestamptz,
  noticed_at timestamptz,
  reminded_at timestamptz,
  unique (watch_seq, nth),
  check ((agreed is null) = (answered_at is null)),
  check (ask_until < charge_on)
);
create index subscribe_consent_open on subscribe_consent (charge_on) where agreed is not false;
