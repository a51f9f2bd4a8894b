-- Each query finds rows that must not exist; before each is a line `-- name: meaning`. `(in time)`: true once all due
-- work is done. Run after every test, and hourly in production.

-- I1: at most one captured or open charge per order
select order_seq from payment_attempt where state in ('pending', 'unknown', 'paid') group by 1 having count(*) > 1;

-- I2: every ledger transaction has two legs or more and sums to zero
select t.txn_seq from ledger_txn t left join ledger_leg l using (txn_seq) group by 1 having coalesce(sum(l.amount), 1) <> 0 or count(l.leg_seq) < 2;

-- I3: a cached balance is the sum of its legs
select a.account_seq from ledger_account a left join (select account_seq, sum(amount) as total from ledger_leg group by 1) l using (account_seq)
  where a.balance <> coalesce(l.total, 0);

-- I4: no wallet below zero
select account_seq from ledger_account where kind in ('points', 'ticket') and balance < 0;

-- I6: refunds are at most what was captured
select a.attempt_seq from payment_attempt a join payment_refund r using (attempt_seq) where r.state in ('pending', 'unknown', 'doubt', 'done')
  group by a.attempt_seq, a.captured having sum(r.amount) > coalesce(a.captured, 0);

-- I6b: all of a cancelled attempt is refunded, being refunded, or refused and left to the operators
select a.attempt_seq from payment_attempt a left join payment_refund r using (attempt_seq) where a.state = 'cancelled' and a.captured > 0
  group by a.attempt_seq, a.captured having coalesce(sum(r.amount), 0) < a.captured and coalesce(bool_and(r.state not in ('pending', 'unknown', 'doubt')), true);

-- I7: (in time) an order paid a day ago is delivered, refunded, or waits for its address
select order_seq from order_order where product = 'report' and state = 'completed' and address_state = 'complete' and paid_at < app_now() - interval '24 hours'
  and delivered_at is null and refunded_at is null;

-- I8: a delivered order was paid: the whole price, or a price of zero
select o.order_seq from order_order o where o.delivered_at is not null and o.price > 0
  and not exists (select from payment_attempt a where a.order_seq = o.order_seq and a.state in ('paid', 'cancelled') and not a.surplus
    and a.captured = o.price)
  and not exists (select from payment_attempt a join order_order b using (order_seq) where a.order_seq = o.bulk_order_seq
    and a.state in ('paid', 'cancelled') and a.captured = b.price);

-- I8b: a ready report belongs to an order that was paid
select r.report_seq from report_report r join order_order o using (order_seq) where r.state = 'ready' and o.paid_at is null;

-- I11: no address was changed after its deadline
select edit_seq from order_address_edit where committed_at > deadline;

-- I13: (in time) nothing is unknown for a day, no push pending for two
select 'attempt ' || attempt_seq from payment_attempt where state = 'unknown' and created_at < app_now() - interval '24 hours'
union all select 'refund ' || refund_seq from payment_refund where state in ('unknown', 'doubt') and created_at < app_now() - interval '24 hours'
union all select 'notice ' || notice_seq from message_notice where state = 'unknown' and created_at < app_now() - interval '24 hours'
union all select 'push ' || push_seq from message_push where state = 'pending' and created_at < app_now() - interval '48 hours';

-- I13b: (in time) no lease expired ten minutes ago, and no job is overdue by ten minutes
select name || ' ' || job_seq from platform_job where (state = 'running' and lease_until < clock_timestamp() - interval '10 minutes')
  or (state in ('waiting', 'retry') and run_at < app_now() - interval '10 minutes' and created_at < app_now() - interval '10 minutes');

-- I14: captured money is in the ledger, once
select attempt_seq from payment_attempt a where state = 'paid' and captured > 0
  and not exists (select from ledger_txn t where t.kind = 'payment' and t.ref = 'attempt:' || a.attempt_seq);

-- I14b: a finished refund is in the ledger, once
select refund_seq from payment_refund r where state = 'done'
  and not exists (select from ledger_txn t where t.kind = 'refund' and t.ref = 'refund:' || r.refund_seq);

-- I14c: the ledger's balance at the gateway is what was captured, less refunds
select g.balance, c.won - r.won as should_be
  from (select coalesce(sum(balance), 0) as balance from ledger_account where kind = 'gateway') g,
  (select coalesce(sum(captured), 0) as won from payment_attempt where captured > 0) c,
  (select coalesce(sum(amount), 0) as won from payment_refund where state = 'done') r
  where g.balance <> c.won - r.won;

-- I14d: the same for every single payment
select a.attempt_seq, coalesce(l.won, 0) as ledger, coalesce(a.captured, 0) - coalesce(r.won, 0) as should_be
  from payment_attempt a
  left join (select attempt_seq, sum(amount) as won from payment_refund where state = 'done' group by 1) r using (attempt_seq)
  left join (
    select coalesce(f.attempt_seq, split_part(t.ref, ':', 2)::bigint) as attempt_seq, sum(g.amount) as won
      from ledger_account c join ledger_leg g using (account_seq) join ledger_txn t using (txn_seq)
      left join payment_refund f on t.kind = 'refund' and t.ref = 'refund:' || f.refund_seq
      where c.kind = 'gateway' group by 1) l using (attempt_seq)
  where coalesce(l.won, 0) <> coalesce(a.captured, 0) - coalesce(r.won, 0);

-- I29: every payment that a gateway has reported and that holds money is in our books, with an attempt of its own
select l.vendor, l.gateway_id from payment_listed l left join payment_attempt a using (attempt_seq)
  where l.state = 'paid' and l.amount > l.cancelled_amount
    and (l.decision is null or l.decision = 'no-money' or a.gateway_id is distinct from l.gateway_id or a.captured is null);

-- I5: a campaign has no more coupons than its quota, and its count matches its coupons
select g.campaign_seq, g.taken, g.quota, count(c.coupon_seq) as out from coupon_campaign g
  left join coupon_coupon c on c.campaign_seq = g.campaign_seq and c.ended_at is null
  group by g.campaign_seq having g.taken <> count(c.coupon_seq) or count(c.coupon_seq) > g.quota;

-- I5b: a coupon is in use once, a personal code makes one coupon, an account has one coupon of a campaign
select 'coupon ' || coupon_seq from coupon_use where state in ('held', 'used') group by coupon_seq having count(*) > 1
union all select 'code ' || code_seq from coupon_coupon where code_seq is not null group by code_seq having count(*) > 1
union all select 'account ' || user_seq || ' campaign ' || campaign_seq from coupon_coupon group by user_seq, campaign_seq having count(*) > 1;

-- I16: the discount of an order is the sum of its parts
select o.order_seq, o.discount from order_order o left join order_cut c using (order_seq) group by o.order_seq having o.discount <> coalesce(sum(c.won), 0);

-- I17: a used coupon belongs to a completed order, a reserved one to an unpaid order
select u.use_seq, u.state, o.state as order_state from coupon_use u join order_order o using (order_seq)
  where (u.state = 'used' and o.state <> 'completed') or (u.state = 'held' and o.state <> 'pending');

-- I17b: a completed order with a coupon has used it
select o.order_seq from order_order o join order_cut c using (order_seq) where o.state = 'completed' and c.coupon_seq is not null
  and not exists (select from coupon_use u where u.order_seq = o.order_seq and u.coupon_seq = c.coupon_seq and u.state = 'used' and u.won = c.won);

-- I18: what an issuer bears in the ledger is the discount of the completed orders
select i.issuer_seq, coalesce(a.balance, 0) as balance, coalesce(c.won, 0) as should_be from coupon_issuer i
  left join ledger_account a on a.kind = 'discount' and a.owner_seq = i.issuer_seq
  left join (select c.issuer_seq, sum(c.won) as won from order_cut c join order_order o using (order_seq) where o.state = 'completed' group by 1) c
    on c.issuer_seq = i.issuer_seq
  where coalesce(a.balance, 0) <> coalesce(c.won, 0);

-- I19: only a coupon that allows it, or points, makes a price zero
select o.order_seq from order_order o where o.price = 0 and o.discount > 0 and not exists (
  select from order_cut c left join coupon_coupon p using (coupon_seq) left join coupon_campaign g using (campaign_seq)
  where c.order_seq = o.order_seq and (g.zero_ok or c.hold_seq is not null));

-- I20: (in time) no coupon is reserved for longer than a payment may take
select u.use_seq from coupon_use u join order_order o using (order_seq)
  where u.state = 'held' and u.held_at < app_now() - case o.pay_method when 'vbank' then interval '4 days' else interval '2 hours' end;

-- I20b: (in time) no points are held for longer than a payment may take
select h.hold_seq from points_hold h join order_cut c using (hold_seq) join order_order o using (order_seq)
  where h.state = 'held' and h.at < app_now() - case o.pay_method when 'vbank' then interval '4 days' else interval '2 hours' end;

-- I4b: the remaining tickets of a lot are the sum of its deals, and a wallet's ledger balance is what remains in its lots
select 'lot ' || l.lot_seq from ticket_lot l left join ticket_deal d using (lot_seq) group by l.lot_seq having l.remaining <> coalesce(sum(d.tickets), 0)
union all select 'wallet ' || w.user_seq from ticket_wallet w
  left join (select user_seq, sum(remaining) as n from ticket_lot group by 1) l using (user_seq)
  left join ledger_account a on a.kind = 'ticket' and a.owner_seq = w.user_seq
  where coalesce(l.n, 0) <> coalesce(a.balance, 0);

-- I4c: what remains of a lot of points is the sum of its moves; a wallet's balance in the ledger is what remains in its lots
select 'lot ' || l.lot_seq from points_lot l left join points_move m using (lot_seq) group by l.lot_seq having l.remaining <> coalesce(sum(m.won), 0)
union all select 'wallet ' || w.user_seq from points_wallet w
  left join (select user_seq, sum(remaining) as won from points_lot group by 1) l using (user_seq)
  left join ledger_account a on a.kind = 'points' and a.owner_seq = w.user_seq
  where coalesce(l.won, 0) <> coalesce(a.balance, 0);

-- I4d: held points are in the ledger, and what was issued is what is owed: in wallets and under way
select h.won, a.held, a.issued, a.owed from
  (select coalesce(sum(won), 0) as won from points_hold where state = 'held') h,
  (select coalesce(sum(balance) filter (where kind = 'points-held'), 0) as held, coalesce(sum(balance) filter (where kind = 'points-issued'), 0) as issued,
    coalesce(sum(balance) filter (where kind = 'points-owed'), 0) as owed, coalesce(sum(balance) filter (where kind = 'points'), 0) as wallets
    from ledger_account where kind like 'points%') a
  where h.won <> a.held or a.issued <> a.owed or a.issued <> -(a.held + a.wallets);

-- I4e: the points of a hold came from lots of its own person, all of them; the returned ones as many as its parts say
select h.hold_seq from points_hold h left join points_part p using (hold_seq) left join points_lot l using (lot_seq) group by h.hold_seq
  having h.won <> coalesce(sum(p.won), 0) or h.returned <> coalesce(sum(p.returned), 0) or bool_or(l.user_seq <> h.user_seq);

-- I4f: points are held for an unpaid order, spent on a paid one, and back from one that was cancelled
select c.order_seq, h.state, o.state as order_state from order_cut c join points_hold h using (hold_seq) join order_order o using (order_seq)
  where h.won <> c.won or not case o.state when 'pending' then h.state = 'held' when 'completed' then h.state in ('spent', 'back')
    else h.state in ('released', 'back') end;

-- I22b: (in time) no points are left a day after their last day
select lot_seq from points_lot where remaining > 0 and ends_on < (app_now() at time zone 'Asia/Seoul')::date - 1;

-- I21: a used ticket pays for a completed order; a returned one does not
select u.use_seq, o.state from ticket_use u join order_order o using (order_seq) where (u.back_at is null) <> (o.state = 'completed');

-- I21b: a pack was paid, and its tickets are worth what was paid for it
select l.lot_seq from ticket_lot l join order_order o using (order_seq) where l.tickets * l.unit_won <> o.price or o.paid_at is null;

-- I21c: a member's tickets have the company's value and expiry, and are of the member's own company
select l.lot_seq from ticket_lot l join ticket_lot p on p.lot_seq = l.from_lot_seq join ticket_member m on m.member_seq = l.member_seq
  where l.unit_won <> p.unit_won or l.expires_at <> p.expires_at or p.company_seq is distinct from m.company_seq or l.user_seq <> m.user_seq;

-- I21d: a former member has no tickets of the company
select l.lot_seq from ticket_lot l join ticket_member m using (member_seq) where l.remaining > 0 and m.left_at is not null and l.expires_at > app_now();

-- I21e: an order that follows another one belongs to the same user, and the other one was paid
select o.order_seq from order_order o join order_order f on f.order_seq = o.from_order_seq where o.user_seq <> f.user_seq or f.paid_at is null;

-- I22: (in time) no ticket is left a day after its expiry
select lot_seq from ticket_lot where remaining > 0 and expires_at < app_now() - interval '24 hours';

-- I23: (in time) a refund is made by the third business day
select r.refund_seq, r.due_on from payment_refund r join payment_attempt a using (attempt_seq)
  where r.state in ('pending', 'unknown', 'doubt') and r.due_on < (app_now() at time zone 'Asia/Seoul')::date
  -- The refund of a deposit waits until its owner has given an account.
  and (a.method <> 'vbank' or exists (select from payment_refund_account b where b.order_seq = a.order_seq));

-- I24: (in time) an account past its deadline is closed or was paid into, also for an order that had ended by then
select c.account_seq from payment_account c join payment_attempt a using (attempt_seq) join order_order o using (order_seq)
  where c.state in ('asked', 'open') and c.due_at < app_now() - interval '1 hour' and o.state in ('pending', 'cancelled')
    and a.captured is null;

-- I25: an issued cash receipt is for an order paid in cash, and at most for its price
select r.receipt_seq from payment_receipt r join order_order o using (order_seq)
  where r.state = 'issued' and (o.pay_method not in ('transfer', 'vbank') or r.amount > o.price);

-- I26: (in time) what was paid in advance is delivered by its date, or is being refunded
select order_seq, supply_by from order_order o where state = 'completed' and delivered_at is null and supply_by < (app_now() at time zone 'Asia/Seoul')::date
  and not exists (select from payment_refund r join payment_attempt a using (attempt_seq) where coalesce(r.of_order_seq, a.order_seq) = o.order_seq and r.state <> 'refused');

-- I27: at most one living notifier per user and home
select w.user_seq, h.hit ->> 'lotAddress', h.building_dong, h.building_ho from subscribe_watch w join subscribe_home h using (home_seq)
  where w.ended_at is null group by 1, 2, 3, 4 having count(*) > 1;

-- I27a: a living watch belongs to an order that was paid and is not refunded
select w.watch_seq from subscribe_watch w join order_order o using (order_seq) where w.ended_at is null and o.state <> 'completed';

-- I27b: a paid and open notifier's order has its watch
select o.order_seq from order_order o where o.product in ('subscribe', 'subscribe-year') and o.state = 'completed'
  and not exists (select from subscribe_watch w where w.order_seq = o.order_seq);

-- I42: the homes of one payment add up to it, to the won, and no home gets more back than its part
select b.order_seq from order_order b left join order_order h on h.bulk_order_seq = b.order_seq where b.product = 'subscribe-bulk'
  group by b.order_seq having b.price <> coalesce(sum(h.price), 0) or b.tax_free <> coalesce(sum(h.tax_free), 0)
union all select h.order_seq from order_order h join payment_refund r on r.of_order_seq = h.order_seq and r.state <> 'refused'
  group by h.order_seq having sum(r.amount) > h.price;

-- I42b: a home that was paid for with others is watched, or its part is back or on its way
select h.order_seq from order_order h join order_order b on b.order_seq = h.bulk_order_seq where b.state = 'completed'
  and (h.state = 'pending' or (h.state <> 'completed' and h.price > 0 and h.price <> (
    select coalesce(sum(r.amount), 0) from payment_refund r where r.of_order_seq = h.order_seq)))
union all select h.order_seq from order_order h join order_order b on b.order_seq = h.bulk_order_seq
  where h.state = 'completed' and b.state <> 'completed';

-- I10: every event of a home has one alert for each paid watch of that moment, or for the watch that it is about; without effect, or of an unknown one: only for those alerted to the application; none against a register from before the watch moved here, of an outage before the first check, before the watch was delivered, or of the day on which a paused one was paid again before that
select e.event_seq, w.watch_seq from subscribe_event e join subscribe_watch w on w.home_seq = e.home_seq and (w.ended_at is null or w.ended_at > e.at)
  join order_order o on o.order_seq = w.order_seq and coalesce(w.moved_at, o.delivered_at) < e.at
  where e.kind not in ('same', 'unconfirmed') and coalesce(e.watch_seq = w.watch_seq, true) and exists (select from subscribe_period p left join order_order c on c.order_seq = p.order_seq
    where p.watch_seq = w.watch_seq and p.state = 'paid' and (e.at at time zone 'Asia/Seoul')::date between p.from_on and p.to_on
    and not (c.paid_at > e.at and p.from_on = (e.at at time zone 'Asia/Seoul')::date))
  and not exists (select from subscribe_print b where b.print_seq = e.before_print and b.read_at < w.moved_at)
  and not (e.kind in ('stopped', 'resumed') and w.begun_at > e.at - interval '1 hour')
  and not exists (select from subscribe_alert a where a.event_seq = e.event_seq and a.watch_seq = w.watch_seq);

-- I10b: a change between a report and the first check is alerted to its watch alone, once
select e.event_seq from subscribe_event e join subscribe_watch w on w.watch_seq = e.watch_seq
  where array(select a.watch_seq from subscribe_alert a where a.event_seq = e.event_seq) is distinct from array[e.watch_seq];

-- I41: the home of a living watch is not idle, and moved_at is the time of its last change of address
select w.watch_seq from subscribe_watch w join subscribe_turn h using (home_seq) where w.ended_at is null and h.idle_since is not null
union all select w.watch_seq from subscribe_watch w
  where w.moved_at is distinct from (select max(m.at) from subscribe_move m where m.watch_seq = w.watch_seq);

-- I30: no more of a period is earned than is owed, and a stopped one owes nothing but its refund
select p.period_seq from subscribe_period p where p.earned > p.worth;

-- I28: the operators' access log is unchanged: each row has the hash of the one before it, none is missing, and the last one is there
select day, place from operator_audit_broken();

-- I9a: a paid period has the one order that paid it
select p.period_seq from subscribe_period p left join order_order o using (order_seq)
  where p.state = 'paid' and (o.paid_at is null or o.state = 'pending');

-- I9b: a completed renewal has paid one period, and a period one captured charge
select o.order_seq from order_order o left join subscribe_period p on p.order_seq = o.order_seq and p.state = 'paid'
  where o.product = 'subscribe-renewal' and o.state = 'completed' and p.period_seq is null
union all select o.of_order_seq from order_order o where o.product = 'subscribe-renewal' and o.state = 'completed'
  group by o.of_order_seq having count(*) > (select count(*) from subscribe_watch w join subscribe_period p using (watch_seq)
    where w.order_seq = o.of_order_seq and p.state = 'paid' and p.nth > 0);

-- I9c: no day of a watch is paid for twice
select b.period_seq from subscribe_period a join subscribe_period b using (watch_seq)
  where a.nth < b.nth and a.state = 'paid' and b.state = 'paid' and b.from_on <= a.to_on;

-- I9d: no card is charged after its watch has ended
select a.attempt_seq from payment_attempt a join order_order o using (order_seq) join subscribe_watch w on w.order_seq = o.of_order_seq
  where o.product = 'subscribe-renewal' and a.charged_at > w.ended_at;

-- I9e: a watch in grace owes a period; one that owes a failed period is in grace or has paused
select w.watch_seq from subscribe_watch w
  where w.ended_at is null and (w.state = 'grace') <> (w.state not in ('paused', 'ending') and exists (
    select from subscribe_period p where p.watch_seq = w.watch_seq and p.failed_on is not null and p.state not in ('paid', 'void')));

-- I9f: a period that is dearer than the one before, with the points that paid for it, was agreed to and told of
select p.period_seq from subscribe_period p join lateral (
    select b.price + coalesce((select sum(c.won) from order_cut c where c.order_seq = b.order_seq and c.hold_seq is not null), 0) as price
      from subscribe_period b where b.watch_seq = p.watch_seq and b.nth < p.nth and b.state = 'paid' and not b.bridge
      order by b.nth desc limit 1) before on true
  where p.state = 'paid' and p.price > before.price and not exists (select from subscribe_consent c
    where c.watch_seq = p.watch_seq and c.nth = p.nth and c.agreed and c.noticed_at is not null and c.price >= p.price);

-- I44: a text follows the 알림톡 of its reference: one that was refused or failed, or an urgent one that the vendor accepted
select t.notice_seq from message_notice t join message_notice n on n.reference = left(t.reference, -length('-text'))
  where t.channel = 'text' and (n.channel <> 'talk'
    or (n.state <> 'failed' and (n.result is null or (n.result <> 'failed' and not n.urgent))));

-- I45: a mail follows the 알림톡 of its reference: an alert's, which was not sent, or is not known to have been sent or to have arrived
select m.notice_seq from message_notice m join message_notice n on n.reference = left(m.reference, -length('-mail'))
  where m.channel = 'mail' and (n.channel <> 'talk' or not (n.urgent or n.template like 'watch-%')
    or (n.result is null and n.state not in ('failed', 'no-number', 'unknown')));
