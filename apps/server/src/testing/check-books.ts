import type pg from 'pg'

/** A row of the sandbox's `GET /control/payments`, of either gateway. */
type GatewayPayment = {
  gateway: string
  merchant_uid: string
  status: string
  amount: number
  cancel_amount: number
}
export type Differs = { vendor: string; merchant_uid: string; theirs: number; ours: number }

/**
 * Compares the gateways' complete books with our ledger, order number by order number, from both sides: what they
 * captured less refunds must be in our ledger, also under a number of which we have no attempt. `busy` leaves out an
 * order with pending work, or with a refund in progress; `unknownHere` are numbers that a test paid at a gateway without
 * an order.
 */
export async function booksThatDiffer(
  owner: pg.Client,
  payments: readonly GatewayPayment[],
  { busy, unknownHere = [] }: { busy: boolean; unknownHere?: Iterable<string> },
): Promise<Differs[]> {
  const theirs = new Map<string, number>()
  for (const p of payments.filter((payment) => payment.status === 'paid' || payment.status === 'cancelled')) {
    const of = `${p.gateway} ${p.merchant_uid}`
    theirs.set(of, (theirs.get(of) ?? 0) + p.amount - p.cancel_amount)
  }
  const { rows } = await owner.query<{ vendor: string; merchant_uid: string; ours: string; busy: boolean }>(OURS)
  const ours = new Map(rows.map((r) => [`${r.vendor} ${r.merchant_uid}`, r]))
  const allowed = new Set(unknownHere)
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((of) => {
    const [vendor = '', merchant_uid = ''] = of.split(' ')
    const row = ours.get(of)
    const differs = { vendor, merchant_uid, theirs: theirs.get(of) ?? 0, ours: Number(row?.ours ?? 0) }
    const isLeftOut = row ? busy && row.busy : allowed.has(merchant_uid)
    return differs.ours === differs.theirs || isLeftOut ? [] : [differs]
  })
}

const OURS = `
  with posted as (
    select coalesce(f.attempt_seq, split_part(t.ref, ':', 2)::bigint) as attempt_seq, g.amount
      from ledger_account c join ledger_leg g using (account_seq) join ledger_txn t using (txn_seq)
      left join payment_refund f on t.kind = 'refund' and t.ref = 'refund:' || f.refund_seq
      where c.kind = 'gateway'),
  work as (
    select coalesce(a.order_seq, b.order_seq, o.order_seq) as order_seq from platform_job j
      left join payment_attempt a on a.attempt_seq = (j.payload->>'attempt_seq')::bigint
      left join payment_refund f on f.refund_seq = (j.payload->>'refund_seq')::bigint
      left join payment_attempt b on b.attempt_seq = f.attempt_seq
      left join payment_webhook w on w.webhook_seq = (j.payload->>'webhook_seq')::bigint
      left join order_order o on o.merchant_uid = w.merchant_uid
      where j.name like 'payment.%' and j.state <> 'dead')
  select a.vendor, a.merchant_uid, coalesce(sum(p.won), 0) as ours,
    bool_or(a.order_seq in (select order_seq from work where order_seq is not null)
      or exists (select from payment_refund r where r.attempt_seq = a.attempt_seq and r.state in ('pending', 'unknown'))) as busy
    from payment_attempt a left join (select attempt_seq, sum(amount) as won from posted group by 1) p using (attempt_seq)
    where a.vendor <> 'free' group by a.vendor, a.merchant_uid`
