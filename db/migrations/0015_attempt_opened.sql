-- When the gateway's window was last opened for the attempt: Payple files a payment under the day on which it was made.
alter table payment_attempt add opened_at timestamptz not null default app_now();
