-- A wallet is a way to pay of its own, and what the gateway said of the payment is kept for its receipt.
alter table order_order drop constraint order_order_pay_method_check;
alter table order_order add constraint order_order_pay_method_check
  check (pay_method in ('kakaopay', 'naverpay', 'tosspay', 'card', 'transfer', 'vbank'));
alter table payment_attempt drop constraint payment_attempt_method_check;
alter table payment_attempt add constraint payment_attempt_method_check
  check (method in ('kakaopay', 'naverpay', 'tosspay', 'card', 'transfer', 'vbank'));
-- The card behind it, as the gateway names it, and the gateway's page with its receipt.
alter table payment_attempt add card_name text;
alter table payment_attempt add receipt_url text;
