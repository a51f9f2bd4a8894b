import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

/** Erases webhook bodies, which may contain the payer's data; their result is stored in the attempt. */
export async function sweepWebhooks(db: Context['db'], limit: number, period: string): Promise<number> {
  const emptied = await sql`
    update payment_webhook set body = null, body_sealed = null where webhook_seq in (
      select webhook_seq from payment_webhook
      where num_nonnulls(body, body_sealed) > 0 and received_at < app_now() - ${period}::interval and processed_at is not null limit ${limit})`.execute(
    db,
  )
  return Number(emptied.numAffectedRows ?? 0n)
}
