-- The rights of the app role: no more than its work needs. Run after every migration; sets all of them each time.
revoke create on schema public from public;
grant usage on schema public to jipsalpim_app;
revoke all on all tables in schema public from public, jipsalpim_app;
revoke all on all functions in schema public from public, jipsalpim_app;

grant select, insert, update on all tables in schema public to jipsalpim_app;
-- Used-up rows. Everything else stays, or is deleted by the retention job.
grant delete on platform_once, platform_limit, platform_clock, platform_job, account_login_state, account_guest to jipsalpim_app;
-- History cannot be changed.
revoke update on order_event, order_address_edit, order_price, account_terms from jipsalpim_app;
revoke update on account_event, account_need_mobile, account_withdrawal_step, account_stay from jipsalpim_app;
-- Records of former users: inserted and deleted by two functions, not readable for the app.
grant execute on function apart_keep(text, text, text, bytea, date), apart_sweep(int), forget_address_edits(bigint), account_event_sweep(int) to jipsalpim_app;
grant delete on account_terms_agreement, account_session, account_stay, message_notice, verification_attempt to jipsalpim_app;
grant delete on account_login, account_session_token, account_consent, account_invite, account_device, message_choice, tracking_device, tracking_view to jipsalpim_app;
revoke update on account_consent from jipsalpim_app;
grant delete on report_simple, report_share, report_shelf, report_question, report_look_up, report_inquiry, report_review, report_dispute, report_document, loan_result,
  subscribe_home, subscribe_price, subscribe_print, subscribe_quota, subscribe_feed_row, subscribe_feed_day to jipsalpim_app;
revoke update on report_share_view from jipsalpim_app;
revoke update on shell_figure, settings_flag, settings_release, experiment_assignment, experiment_setting from jipsalpim_app;
-- Terms and past grants cannot be changed; of a campaign only its count, its early end and its approval.
revoke update on ticket_deal, points_move from jipsalpim_app;
revoke update on order_discount, order_cut, order_product, coupon_issuer, coupon_campaign, coupon_code, coupon_person, order_discount_person from jipsalpim_app;
grant update (taken, ended_at, approved_by, approved_at) on coupon_campaign to jipsalpim_app;
-- A future price can be voided, a discount can end earlier: triggers refuse anything else.
grant update (void_at) on order_price to jipsalpim_app;
grant update (until_at) on order_discount to jipsalpim_app;
-- The operators' access log cannot be changed.
revoke update on operator_audit from jipsalpim_app;
revoke insert, update on operator_audit_head from jipsalpim_app;
-- A refund request cannot be changed: only another operator's decision is added.
revoke update on operator_refund from jipsalpim_app;
grant update (refund_seq, decided_by, decided_at, approved, decided_why) on operator_refund to jipsalpim_app;
grant execute on function operator_audit_hash(bytea, operator_audit), operator_audit_broken() to jipsalpim_app;
-- The ledger is written only by ledger_post.
revoke insert, update on ledger_account, ledger_txn, ledger_leg from jipsalpim_app;
-- Codes are re-encrypted with a new key.
grant update (code_sealed) on coupon_code to jipsalpim_app;
grant execute on function apart_seal_keys(), forget_order_words(bigint), coupon_person_sweep(int), order_discount_person_sweep(int) to jipsalpim_app;
-- Rows of former users.
revoke update on campaign_member from jipsalpim_app;
grant delete on operator_factor, coupon_welcome, campaign_signup, campaign_member, experiment_assignment to jipsalpim_app;
revoke insert, update on platform_migration from jipsalpim_app;
grant execute on function app_now(), platform_hold_run(bigint, bigint, int), ledger_post(text, text, jsonb) to jipsalpim_app;
-- By which the database recognizes two purchases of one thing.
grant execute on function order_thing(text, text, bigint, bigint, bigint, text, text, text, text, text, text, date, bigint, bigint) to jipsalpim_app;
-- Changes of address are appended to; a person's words of them are erased when they leave.
revoke update on subscribe_move from jipsalpim_app;
grant update (from_address, to_address) on subscribe_move to jipsalpim_app;
-- Former days of a lease are appended to, and deleted when their person leaves.
revoke update on subscribe_lease from jipsalpim_app;
grant delete on subscribe_lease to jipsalpim_app;
-- The log of checks is appended to; its old months are dropped by the function.
revoke update on subscribe_check from jipsalpim_app;
grant execute on function subscribe_check_months(date) to jipsalpim_app;
-- Its months are reached through the log only.
do $$
declare part text;
begin
  for part in select inhrelid::regclass::text from pg_inherits where inhparent = 'subscribe_check'::regclass loop
    execute format('revoke all on %s from jipsalpim_app', part);
  end loop;
end $$;
