-- The books of a period are about the windows that were open in it: an old order may be opened again today.
create index payment_attempt_opened on payment_attempt (vendor, opened_at);
drop index payment_attempt_created;
