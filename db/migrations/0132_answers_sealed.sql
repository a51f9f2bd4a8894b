-- Answers that are kept for a repeat, and what gateways posted, name people: sealed. What is here already the job seals.
alter table platform_once add answer_sealed bytea;
alter table payment_webhook add body_sealed bytea, alter body drop not null;
alter table platform_once alter answer_sealed set storage external;
alter table payment_webhook alter body_sealed set storage external;
-- Emptied by its period.
update payment_webhook set body = null where body = '';
