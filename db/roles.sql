-- What the app role may do: no more than its work needs. Run after every migration; says the whole truth each time.
revoke create on schema public from public;
grant usage on schema public to jipsalpim_app;
revoke all on all tables in schema public from public, jipsalpim_app;
revoke all on all functions in schema public from public, jipsalpim_app;

grant select, insert, update on all tables in schema public to jipsalpim_app;
-- Rows that are used up. Everything else stays, or is deleted by the retention job.
grant delete on platform_once, platform_limit, platform_clock, platform_job, account_login_state, account_guest to jipsalpim_app;
-- What happened is not rewritten.
revoke update on order_event, order_address_edit, order_price, account_terms from jipsalpim_app;
revoke update on account_event, account_need_mobile, account_withdrawal_step, account_stay from jipsalpim_app;
-- Records of people who are gone: handed in and swept by two functions, read by nobody of the app.
grant execute on function apart_keep(text, text, text, bytea, date), apart_sweep(int), forget_address_edits(bigint), account_event_sweep(int) to jipsalpim_app;
grant delete on account_terms_agreement, account_session, account_stay, message_notice, verification_attempt to jipsalpim_app;
grant delete on account_login, account_session_token, account_consent, account_invite, account_device, message_choice, tracking_device, tracking_view to jipsalpim_app;
revoke update on account_consent from jipsalpim_app;
grant delete on report_simple to jipsalpim_app;
revoke update on shell_figure, settings_flag, settings_release, experiment_assignment, experiment_setting from jipsalpim_app;
-- Terms are not edited, and what was given is not rewritten; of a campaign only its count, its early end and a second operator's word move.
revoke update on ticket_deal from jipsalpim_app;
revoke update on order_discount, order_cut, order_product, coupon_issuer, coupon_campaign, coupon_code, coupon_person, order_discount_person from jipsalpim_app;
grant update (taken, ended_at, approved_by, approved_at) on coupon_campaign to jipsalpim_app;
-- A price that has not begun is taken back, a discount ends sooner: triggers let nothing else through.
grant update (void_at) on order_price to jipsalpim_app;
grant update (until_at) on order_discount to jipsalpim_app;
-- What operators did stays as it was written.
revoke update on operator_audit from jipsalpim_app;
revoke insert, update on operator_audit_head from jipsalpim_app;
-- What a refund was asked for is not rewritten: only another operator's word is put beside it.
revoke update on operator_refund from jipsalpim_app;
grant update (refund_seq, decided_by, decided_at, approved, decided_why) on operator_refund to jipsalpim_app;
grant execute on function operator_audit_hash(bytea, operator_audit), operator_audit_broken() to jipsalpim_app;
-- The ledger has one door.
revoke insert, update on ledger_account, ledger_txn, ledger_leg from jipsalpim_app;
-- A new key brings codes under itself.
grant update (code_sealed) on coupon_code to jipsalpim_app;
grant execute on function apart_seal_keys(), forget_order_words(bigint), coupon_person_sweep(int), order_discount_person_sweep(int) to jipsalpim_app;
-- Of somebody who is gone.
revoke update on campaign_member from jipsalpim_app;
grant delete on operator_factor, coupon_welcome, campaign_signup, campaign_member, experiment_assignment to jipsalpim_app;
revoke insert, update on platform_migration from jipsalpim_app;
grant execute on function app_now(), ledger_post(text, text, jsonb) to jipsalpim_app;
-- By which the database tells two purchases of one thing.
grant execute on function order_thing(text, text, bigint, bigint, bigint, text, text, text, text, text, text, date, bigint, bigint) to jipsalpim_app;
