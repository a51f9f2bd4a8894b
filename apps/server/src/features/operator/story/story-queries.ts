import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
type Detail = Record<string, string | number | boolean | null>
export type MomentRow = { id: string; at: Date; source: string; what: string; detail: Detail }

/** Everything that happened to an order, in order of time. Texts from outside and encrypted cells are left out. */
export const momentsOf = async (db: Db, orderSeq: number): Promise<MomentRow[]> => {
  const { rows } = await sql<MomentRow>`
    with a as (select * from payment_attempt where order_seq = ${orderSeq}),
    f as (select f.*, a.vendor from payment_refund f join a using (attempt_seq)),
    p as (select * from report_report where order_seq = ${orderSeq}),
    r as (select * from payment_receipt where order_seq = ${orderSeq}),
    u as (select u.*, (select name from order_cut k where k.order_seq = u.order_seq and k.coupon_seq = u.coupon_seq limit 1) as name
      from coupon_use u where u.order_seq = ${orderSeq}),
    told as (
      select 1 as rank, 'order-' || event_seq as id, at, 'order' as source, kind as what, detail
        from order_event where order_seq = ${orderSeq}
      union all select 2, 'coupon-' || use_seq, held_at, 'coupon', 'held',
        jsonb_build_object('coupon_seq', coupon_seq, 'name', name, 'discount', won) from u
      union all select 6, 'coupon-used-' || use_seq, used_at, 'coupon', 'used',
        jsonb_build_object('coupon_seq', coupon_seq) from u where used_at is not null
      union all select 7, 'coupon-end-' || use_seq, ended_at, 'coupon', state,
        jsonb_build_object('coupon_seq', coupon_seq) from u where ended_at is not null
      union all select 6, 'ticket-' || d.deal_seq, d.at, 'ticket', d.kind,
        jsonb_build_object('tickets', abs(d.tickets), 'order_seq', nullif(d.order_seq, ${orderSeq}))
        from ticket_deal d left join ticket_lot l on l.lot_seq = d.lot_seq and l.order_seq = ${orderSeq}
        where d.order_seq = ${orderSeq} or l.lot_seq is not null
      union all select 2, 'attempt-' || attempt_seq, created_at, 'attempt', 'made',
        jsonb_build_object('attempt_seq', attempt_seq, 'vendor', vendor, 'amount', amount) from a
      union all select 3, 'settled-' || attempt_seq, coalesce(settled_at, checked_at, opened_at), 'attempt', state,
        jsonb_build_object('attempt_seq', attempt_seq, 'vendor', vendor, 'captured', captured, 'reason', reason,
          'gateway_id', gateway_id, 'paid_on', paid_on, 'checks', checks)
        from a where settled_at is not null or state = 'unknown'
      union all select 3, 'payment-' || listed_seq, coalesce(decided_at, seen_at), 'payment', coalesce(decision, 'listed'),
        jsonb_build_object('gateway_id', gateway_id, 'state', state, 'amount', amount, 'attempt_seq', attempt_seq)
        from payment_listed where order_seq = ${orderSeq} and state <> 'ready'
      union all select 2, 'webhook-' || webhook_seq, received_at, 'webhook', case when processed_at is null then 'waits' else 'done' end,
        jsonb_build_object('webhook_seq', webhook_seq, 'vendor', vendor, 'processed_at', processed_at)
        from payment_webhook where merchant_uid in (select merchant_uid from a)
      union all select 4, 'refund-' || refund_seq, created_at, 'refund', 'asked',
        jsonb_build_object('refund_seq', refund_seq, 'amount', amount, 'reason', reason, 'due_on', due_on) from f
      union all select 5, 'back-' || refund_seq, coalesce(done_at, created_at), 'refund', state,
        jsonb_build_object('refund_seq', refund_seq, 'amount', amount, 'vendor', vendor, 'checks', checks)
        from f where state <> 'pending'
      union all select 3, 'account-' || c.account_seq, coalesce(c.closed_at, c.opened_at, c.made_at), 'account', c.state,
        jsonb_build_object('bank_name', c.bank_name, 'due_at', c.due_at, 'checks', c.checks)
        from payment_account c join a using (attempt_seq)
      union all select 5, 'receipt-' || receipt_seq, made_at, 'receipt', 'wanted',
        jsonb_build_object('receipt_seq', receipt_seq) from r
      union all select 6, 'receipt-issued-' || receipt_seq, issued_at, 'receipt', 'issued',
        jsonb_build_object('receipt_seq', receipt_seq, 'amount', amount) from r where issued_at is not null
      union all select 7, 'receipt-end-' || receipt_seq, coalesce(ended_at, issued_at, made_at), 'receipt', state,
        jsonb_build_object('receipt_seq', receipt_seq, 'reason', reason, 'checks', checks)
        from r where state not in ('wanted', 'issued')
      union all select 6, 'ledger-' || t.txn_seq, t.at, 'ledger', t.kind,
        (select jsonb_object_agg(l.kind, l.won) from (
          select c.kind, sum(g.amount) as won from ledger_leg g join ledger_account c using (account_seq)
          where g.txn_seq = t.txn_seq group by c.kind) l)
        from ledger_txn t where t.ref = 'order:' || ${orderSeq}::bigint
          or t.ref in (select 'refund:' || refund_seq from f)
          or exists (select from a where t.ref = 'attempt:' || a.attempt_seq or starts_with(t.ref, 'attempt:' || a.attempt_seq || ':'))
      union all select 7, 'report-' || report_seq, created_at, 'report', 'made',
        jsonb_build_object('report_seq', report_seq, 'version', version) from p
      -- Told after the step that made it, whose end is noted a moment later.
      union all select 9, 'ready-' || report_seq, greatest(case when judged_from is null then ready_at else created_at end,
          (select answered_at from report_step s where s.report_seq = p.report_seq and s.step = 'assess')), 'report', 'ready',
        jsonb_build_object('report_seq', report_seq, 'grade', grade, 'score', score, 'rule_pack', rule_pack)
        from p where ready_at is not null
      union all select 9, 'voided-' || report_seq, voided_at, 'report', 'voided',
        jsonb_build_object('report_seq', report_seq) from p where voided_at is not null
      union all select 9, 'failed-' || p.report_seq,
        coalesce((select max(coalesce(s.answered_at, s.asked_at)) from report_step s where s.report_seq = p.report_seq), p.created_at),
        'report', 'failed', jsonb_build_object('report_seq', p.report_seq, 'failure', p.failure) from p where p.state = 'failed'
      union all select 8, 'step-' || s.report_seq || '-' || s.step, coalesce(s.answered_at, s.asked_at), 'step', s.step,
        jsonb_build_object('report_seq', s.report_seq, 'state', s.state, 'why', s.why, 'attempts', s.attempts)
        from report_step s join p using (report_seq) where coalesce(s.answered_at, s.asked_at) is not null
      union all select 10, 'notice-' || notice_seq, created_at, 'notice', template,
        jsonb_build_object('notice_seq', notice_seq, 'channel', channel, 'state', state, 'checks', checks, 'sent_at', sent_at,
          'result', result, 'result_why', result_why, 'result_at', result_at)
        from message_notice where order_seq = ${orderSeq}
      union all select 11, 'push-' || h.push_seq, h.created_at, 'push', n.template,
        jsonb_build_object('notice_seq', h.notice_seq, 'state', h.state, 'checks', h.checks, 'sent_at', h.sent_at)
        from message_push h join message_notice n using (notice_seq) where n.order_seq = ${orderSeq}
      union all select 1, 'edit-' || edit_seq, committed_at, 'edit', 'address',
        jsonb_build_object('deadline', deadline) from order_address_edit where order_seq = ${orderSeq}
      union all select 6, 'difference-' || difference_seq, found_at, 'difference', kind,
        jsonb_build_object('ours_paid', ours_paid, 'ours_back', ours_back, 'theirs_paid', theirs_paid,
          'theirs_back', theirs_back, 'settled_at', settled_at)
        from payment_difference where merchant_uid in (select merchant_uid from a)
      union all select 0, 'desk-' || audit_seq, at, 'desk', call,
        jsonb_build_object('operator_seq', operator_seq, 'reason', reason, 'amount', subject->'amount', 'approve', subject->'approve',
          'went_back', subject->'went_back')
        from operator_audit where subject->>'order_seq' = ${String(orderSeq)} and call not in ('operatorOrder', 'orderAdmin')
    )
    select id, at, source, what,
      -- A detail of an event may hold more than figures; the story shows the plain ones.
      coalesce((select jsonb_object_agg(d.key, d.value) from jsonb_each(detail) d
        where jsonb_typeof(d.value) not in ('object', 'array', 'null')), '{}') as detail
    from told order by at, rank, id`.execute(db)
  return rows
}

export const storyHead = (db: Db, orderSeq: number) =>
  db
    .selectFrom('order_order')
    .select([
      'order_seq',
      'merchant_uid',
      'user_seq',
      'product',
      'pay_method',
      'supply_by',
      'state',
      'price',
      'created_at',
      'address_state',
      'pg_name',
      'discount',
      'paid_at',
      'delivered_at',
      sql<string | null>`nullif(concat_ws(' ', address_si, address_gu, address_dong, building_name), '')`.as('area'),
    ])
    .where('order_seq', '=', orderSeq)
    .executeTakeFirst()
export const noticesOf = (db: Db, orderSeq: number) =>
  db
    .selectFrom('message_notice')
    .select(['notice_seq', 'template', 'channel', 'state', 'result', 'result_why', 'created_at'])
    .where('order_seq', '=', orderSeq)
    .orderBy('notice_seq')
    .execute()

export type JobRow = {
  job_seq: number
  name: string
  state: string
  attempts: number
  error: string | null
  run_at: Date
  order_seq: number | null
}
/** Jobs with their order, by their payload. */
const jobs = sql`
  select j.job_seq, j.name, j.state, j.attempts, j.error, j.run_at, coalesce(
    (j.payload->>'order_seq')::bigint,
    (select order_seq from report_report where report_seq = (j.payload->>'report_seq')::bigint),
    (select order_seq from payment_attempt where attempt_seq = (j.payload->>'attempt_seq')::bigint),
    (select order_seq from payment_refund join payment_attempt using (attempt_seq) where refund_seq = (j.payload->>'refund_seq')::bigint),
    (select order_seq from payment_account join payment_attempt using (attempt_seq) where account_seq = (j.payload->>'account_seq')::bigint),
    (select order_seq from payment_receipt where receipt_seq = (j.payload->>'receipt_seq')::bigint),
    (select o.order_seq from payment_webhook w join order_order o using (merchant_uid) where webhook_seq = (j.payload->>'webhook_seq')::bigint),
    (select order_seq from message_notice where notice_seq = (j.payload->>'notice_seq')::bigint)) as order_seq
  from platform_job j`
export const jobsOfOrder = async (db: Db, orderSeq: number): Promise<JobRow[]> =>
  (await sql<JobRow>`select * from (${jobs}) j where order_seq = ${orderSeq} order by job_seq`.execute(db)).rows
export const deadJobs = async (db: Db): Promise<JobRow[]> =>
  (await sql<JobRow>`select * from (${jobs}) j where state = 'dead' order by job_seq desc limit 100`.execute(db)).rows
