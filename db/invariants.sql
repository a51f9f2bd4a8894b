-- Each query finds rows that must not exist; a line `-- name: meaning` stands before each. `(in time)`: true once the work
-- that is due has been done. Run after every test, and hourly in production.

-- I1: one captured or open charge an order
select order_seq from payment_attempt where state in ('pending', 'unknown', 'paid') group by 1 having count(*) > 1;

-- I2: every ledger transaction has two legs or more and sums to zero
select t.txn_seq from ledger_txn t left join ledger_leg l using (txn_seq) group by 1 having coalesce(sum(l.amount), 1) <> 0 or count(l.leg_seq) < 2;

-- I3: a cached balance is the sum of its legs
select a.account_seq from ledger_account a left join (select account_seq, sum(amount) as total from ledger_leg group by 1) l using (account_seq)
  where a.balance <> coalesce(l.total, 0);

-- I4: no wallet below zero
select account_seq from ledger_account where kind in ('points', 'ticket') and balance < 0;

-- I6: refunds are at most what was captured
select a.attempt_seq from payment_attempt a join payment_refund r using (attempt_seq) where r.state in ('pending', 'unknown', 'done')
  group by a.attempt_seq, a.captured having sum(r.amount) > coalesce(a.captured, 0);

-- I7: (in time) paid for a day, then delivered, refunded, or waiting for its address
select order_seq from order_order where state = 'completed' and address_state = 'complete' and paid_at < app_now() - interval '24 hours'
  and delivered_at is null and refunded_at is null;

-- I8: delivered means paid, the whole price, or a price of zero
select o.order_seq from order_order o where o.delivered_at is not null and o.price > 0
  and not exists (select from payment_attempt a where a.order_seq = o.order_seq and a.state in ('paid', 'cancelled') and a.captured = o.price);

-- I8b: a ready report belongs to an order that was paid
select r.report_seq from report_report r join order_order o using (order_seq) where r.state = 'ready' and o.paid_at is null;

-- I11: no address was changed after its deadline
select edit_seq from order_address_edit where committed_at > deadline;

-- I13: (in time) nothing unknown for a day
select 'attempt ' || attempt_seq from payment_attempt where state = 'unknown' and created_at < app_now() - interval '24 hours'
union all select 'refund ' || refund_seq from payment_refund where state = 'unknown' and created_at < app_now() - interval '24 hours'
union all select 'notice ' || notice_seq from message_notice where state = 'unknown' and created_at < app_now() - interval '24 hours';

-- I13b: (in time) no lease that ran out ten minutes ago, no work due for ten minutes that nobody took
select name || ' ' || job_seq from platform_job where (state = 'running' and lease_until < clock_timestamp() - interval '10 minutes')
  or (state in ('waiting', 'retry') and run_at < app_now() - interval '10 minutes' and created_at < app_now() - interval '10 minutes');

-- I14: money that was captured stands in the ledger, once
select attempt_seq from payment_attempt a where state = 'paid' and captured > 0
  and not exists (select from ledger_txn t where t.kind = 'payment' and t.ref = 'attempt:' || a.attempt_seq);

-- I14b: a refund that was done stands in the ledger, once
select refund_seq from payment_refund r where state = 'done'
  and not exists (select from ledger_txn t where t.kind = 'refund' and t.ref = 'refund:' || r.refund_seq);

-- I14c: what the ledger has at the gateway is what was captured, less what was paid back
select g.balance, c.won - r.won as should_be
  from (select coalesce(sum(balance), 0) as balance from ledger_account where kind = 'gateway') g,
  (select coalesce(sum(captured), 0) as won from payment_attempt where captured > 0) c,
  (select coalesce(sum(amount), 0) as won from payment_refund where state = 'done') r
  where g.balance <> c.won - r.won;
