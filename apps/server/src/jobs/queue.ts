import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'

/** Every job there is, with what it carries. A job carries identifiers only: never personal data, never an amount. */
export type Jobs = {
  /** Does the next step of a report, then enqueues itself until it is ready, failed or voided. */
  'report.prepare': { report_seq: number }
  /** Asks the gateway about an attempt whose outcome is unknown. */
  'payment.resolve': { attempt_seq: number }
  /** Pays back, or asks whether it was paid back. */
  'payment.refund': { refund_seq: number }
  'payment.webhook': { webhook_seq: number }
  /** Opens the account of an order that is paid by deposit, looks for the deposit, and closes it after its last day. */
  'payment.account': { account_seq: number }
  /** Deletes the key of a card that another one took the place of. */
  'payment.card': { card_seq: number }
  /** Issues a cash receipt, or takes one back. */
  'payment.receipt': { receipt_seq: number }
  /** `stretch`: which older days beside the last ones, in place of the morning's own. */
  'payment.reconcile': { stretch?: number }
  'payment.watch': Record<string, never>
  'payment.doubts': Record<string, never>
  /** Gives back what was paid for and is not there on its day. */
  'order.supply': Nothing
  /** An unpaid order lets its coupon go, once the gateway has said that nothing was paid. */
  'coupon.let-go': { order_seq: number }
  'coupon.sweep': Nothing
  'ticket.expire': Nothing
  'ticket.ending': Nothing
  'message.send': { notice_seq: number }
  /** The same notice on one device of the person. */
  'message.push': { notice_seq: number; push_seq: number }
  /** Hands news to those who agreed to them, a batch at a time. */
  'message.news': Nothing
  /** Tells who agreed to advertising two years ago that he did. */
  'account.consents': Nothing
  /** Finds who is to be forgotten today; then one job a person. */
  'account.withdrawals': Nothing
  'account.forget': { withdrawal_seq: number }
  /** Deletes what the retention table says. */
  'account.retention': Nothing
  /** Empties what the identity agency told a day ago. */
  'verification.empty': Nothing
  /** Makes people who came before the index findable by telephone and e-mail. */
  'operator.index': Nothing
  /** Brings what is sealed under an older key, or not sealed yet, under the newest. */
  'platform.reseal': Nothing
  'platform.sweep': Nothing
  'platform.invariants': Nothing
}
export type JobName = keyof Jobs
/** A job on a schedule carries nothing. */
export type Nothing = Record<string, never>

/**
 * `afterSeconds` delays it, by the product's clock. `key`: one job of that key waits at a time (a second one only makes
 * it due sooner) and one runs at a time, so a job may enqueue itself under its own key.
 */
export type Enqueue = <N extends JobName>(
  name: N,
  payload: Jobs[N],
  options?: { afterSeconds?: number; key?: string },
) => Promise<void>

export const JOB_CHANNEL = 'platform_job'

/** Enqueues on this connection: inside a transaction, the job and its notice are committed with it or not at all. */
export const createEnqueue =
  (db: Kysely<Database>): Enqueue =>
  async (name, payload, options = {}) => {
    const after = options.afterSeconds ?? 0
    await sql`
    with put as (
      insert into platform_job (name, payload, key, run_at)
      values (${name}, ${JSON.stringify(payload)}, ${options.key ?? null}, app_now() + ${after} * interval '1 second')
      on conflict (name, key) where state = 'waiting' and key is not null
      do update set run_at = least(platform_job.run_at, excluded.run_at)
      returning run_at
    )
    select pg_notify(${JOB_CHANNEL}, '') from put where run_at <= app_now()`.execute(db)
  }
