-- What the app role may do: no more than its work needs. Run after every migration; says the whole truth each time.
revoke create on schema public from public;
grant usage on schema public to jipsalpim_app;
revoke all on all tables in schema public from public, jipsalpim_app;
revoke all on all functions in schema public from public, jipsalpim_app;

grant select, insert, update on all tables in schema public to jipsalpim_app;
-- Rows that are used up. Everything else stays, or is deleted by the retention job.
grant delete on platform_once, platform_limit, platform_clock, platform_job, account_login_state to jipsalpim_app;
-- What happened is not rewritten.
revoke update on order_event, order_address_edit, order_price, account_terms from jipsalpim_app;
-- The ledger has one door.
revoke insert, update on ledger_account, ledger_txn, ledger_leg from jipsalpim_app;
revoke insert, update on platform_migration from jipsalpim_app;
grant execute on function app_now(), ledger_post(text, text, jsonb) to jipsalpim_app;
