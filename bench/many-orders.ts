import type pg from 'pg'

/** The copies' numbers start here: far beyond the sequences' values. */
const BASE = 1_000_000_000
const BATCH = 25_000
const ID = `${BASE}::bigint + g`

/**
 * Copies the first order of the database, paid and delivered, with all of its rows (buyer, payment, ledger, report,
 * steps, events, notice), as the copies `from` to `to`. Every constraint and trigger is on. Only the reports' bodies
 * are short: real ones have 10 kB each, and only the number of rows is measured.
 */
export async function copyOrders(owner: pg.Client, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += BATCH) {
    await owner.query('begin')
    for (const copy of copies) await owner.query(await insertion(owner, copy, at, Math.min(at + BATCH, to)))
    await owner.query('commit')
  }
  await owner.query(
    `update ledger_account a set balance = balance + l.won * $1 from (select l.account_seq, sum(l.amount)::bigint as won
     from ledger_leg l join ledger_txn t using (txn_seq) where txn_seq < ${BASE} and t.ref in ($2, $3) group by 1) l
     where l.account_seq = a.account_seq`,
    [to - from, ...refs],
  )
  await owner.query('analyze')
}

type Copy = { table: string; where: string; changed: Record<string, string> }
const refs = ['attempt:1', 'order:1']
const ledger = (ref: string, n: 0 | 1): Copy[] => {
  const txn = `${BASE}::bigint + 2 * g + ${n}`
  const where = `txn_seq = (select txn_seq from ledger_txn where ref = '${ref}')`
  return [
    { table: 'ledger_txn', where, changed: { txn_seq: txn, ref: `'${ref.split(':')[0]}:' || (${ID})` } },
    { table: 'ledger_leg', where, changed: { txn_seq: txn } },
  ]
}
const copies: Copy[] = [
  { table: 'account_user', where: 'user_seq = 1', changed: { user_seq: ID, phone_index: 'null', email_index: 'null' } },
  {
    table: 'order_order',
    where: 'order_seq = 1',
    changed: { order_seq: ID, user_seq: ID, merchant_uid: `'copy' || g`, draft_key: 'null' },
  },
  { table: 'order_event', where: 'order_seq = 1', changed: { order_seq: ID } },
  {
    table: 'payment_attempt',
    where: 'attempt_seq = 1',
    changed: { attempt_seq: ID, order_seq: ID, merchant_uid: `'copy' || g`, gateway_id: `'copy' || g` },
  },
  {
    table: 'report_report',
    where: 'report_seq = 1',
    changed: { report_seq: ID, order_seq: ID, input: 'null', input_sealed: `'\\x01'`, assessment_sealed: `'\\x01'` },
  },
  { table: 'report_step', where: 'report_seq = 1', changed: { report_seq: ID, answer: 'null' } },
  {
    table: 'message_notice',
    where: 'order_seq = 1',
    changed: { order_seq: ID, user_seq: ID, reference: `'copy' || g` },
  },
  ...ledger('attempt:1', 0),
  ...ledger('order:1', 1),
]

async function insertion(owner: pg.Client, { table, where, changed }: Copy, from: number, to: number): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name <> all($2)
       and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table, Object.keys(changed)],
  )
  const names = rows.map((r) => r.name)
  return `insert into ${table} (${[...Object.keys(changed), ...names].join(', ')}) overriding system value
    select ${[...Object.values(changed), ...names].join(', ')} from ${table}, generate_series(${from}, ${to - 1}) g where ${where}`
}
