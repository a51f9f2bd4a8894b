import { sql } from 'kysely'
import type { Context, TxContext } from '../../kernel/context.ts'
import { byOrder, byUser, type PersonalData, type Obstacle } from '../../kernel/personal-data.ts'

const byMerchant = (userSeq: number) =>
  sql<boolean>`merchant_uid in (select merchant_uid from order_order where user_seq = ${userSeq})`

const byAttempt = (userSeq: number) =>
  sql<boolean>`attempt_seq in (select attempt_seq from payment_attempt where ${byOrder(userSeq)})`

export const paymentPersonalData: PersonalData = {
  area: 'payment',
  tables: [
    { table: 'payment_attempt', key: 'attempt_seq', whose: byOrder },
    { table: 'payment_listed', key: 'listed_seq', whose: byOrder },
    { table: 'payment_refund', key: 'refund_seq', whose: byAttempt },
    { table: 'payment_account', key: 'account_seq', whose: byAttempt },
    { table: 'payment_refund_account', key: 'order_seq', whose: byOrder },
    { table: 'payment_card', key: 'card_seq', whose: byUser, untold: { key_sealed: 'a key of ours at the gateway' } },
    { table: 'payment_receipt', key: 'receipt_seq', whose: byOrder },
    { table: 'payment_webhook', key: 'webhook_seq', whose: byMerchant },
    { table: 'payment_difference', key: 'difference_seq', whose: byMerchant },
  ],
  inTheWay,
  forget: forgetPayer,
}

/**
 * Money that may still move blocks the deletion of an account. A window opened more than an hour ago and not paid does
 * not.
 */
async function inTheWay(db: Context['db'], userSeq: number): Promise<readonly Obstacle[]> {
  const { rows } = await sql<{ kind: Obstacle['kind']; count: number }>`
    select 'payment-open' as kind, count(*) as count from payment_attempt
      where ${byOrder(userSeq)} and (state = 'unknown' or (state = 'pending' and created_at > app_now() - interval '1 hour'))
    union all select 'refund-open', count(*) from payment_refund r join payment_attempt a using (attempt_seq)
      join order_order o using (order_seq) where o.user_seq = ${userSeq} and r.state in ('pending', 'unknown', 'doubt')`.execute(
    db,
  )
  return rows.filter((row) => row.count > 0)
}

/** Gateway bodies may contain the payer's data; the books do not need the user's account or phone number. */
async function forgetPayer(tx: TxContext, userSeq: number): Promise<number> {
  const done = [
    await sql`update payment_webhook set body = null, body_sealed = null
      where ${byMerchant(userSeq)} and num_nonnulls(body, body_sealed) > 0`.execute(tx.db),
    // The job deletes the key at the gateway first, and then here.
    await leaveCards(tx, userSeq),
    await sql`update payment_refund_account set number_sealed = null, holder_sealed = null
      where ${byOrder(userSeq)} and number_sealed is not null`.execute(tx.db),
    await sql`update payment_receipt set number_sealed = null, ending = '' where ${byOrder(userSeq)} and ending <> ''`.execute(
      tx.db,
    ),
  ]
  return done.reduce((sum, r) => sum + Number(r.numAffectedRows ?? 0n), 0)
}

async function leaveCards(tx: TxContext, userSeq: number) {
  const left = await sql<{
    card_seq: number
  }>`update payment_card set state = 'leaving', card_name = null, card_number = null
    where user_seq = ${userSeq} and state in ('opened', 'registered') returning card_seq`.execute(tx.db)
  for (const { card_seq } of left.rows) await tx.enqueue('payment.card', { card_seq })
  return { numAffectedRows: BigInt(left.rows.length) }
}
