-- What is looked up by its owner is found by an index, however many orders there are. Without the first two, every
-- completion read all payments that were ever made.
create index payment_attempt_merchant on payment_attempt (merchant_uid);
create index payment_attempt_order on payment_attempt (order_seq);
create index payment_attempt_created on payment_attempt (vendor, created_at);
create index payment_refund_attempt on payment_refund (attempt_seq);
create index payment_webhook_merchant on payment_webhook (vendor, merchant_uid);
create index message_notice_order on message_notice (order_seq);
create index message_notice_user on message_notice (user_seq);
create index order_address_edit_order on order_address_edit (order_seq);
create index order_cut_coupon on order_cut (coupon_seq) where coupon_seq is not null;
create index coupon_use_coupon on coupon_use (coupon_seq);
create index coupon_use_of_order on coupon_use (order_seq);
create index coupon_person_coupon on coupon_person (coupon_seq);
create index ticket_deal_order on ticket_deal (order_seq) where order_seq is not null;
create index ticket_lot_user on ticket_lot (user_seq);
create index account_session_of_user on account_session (user_seq);
create index account_withdrawal_user on account_withdrawal (user_seq);
create index verification_attempt_session on verification_attempt (session_seq) where session_seq is not null;
