-- One row for an order's hints, whatever is posted: its event_key is the order's own number. `told` counts the hints that
-- were kept, `asked` is how many of them the gateway was asked about: a hint is kept only while none waits, or when it
-- names another payment than those before it.
alter table payment_webhook
  add told integer not null default 1,
  add asked integer not null default 0,
  add asked_at timestamptz,
  add gateway_ids text[] not null default '{}',
  add check (asked <= told);
update payment_webhook set gateway_ids = array[gateway_id] where gateway_id is not null;
alter table payment_webhook drop gateway_id;
