/** Every job there is, with what it carries. A job carries identifiers only: never personal data, never an amount. */
export type Jobs = {
  /** Does the next step of a report, then enqueues itself until it is ready, failed or voided. */
  'report.prepare': { report_seq: number }
  /** Asks the gateway about an attempt whose outcome is unknown. */
  'payment.resolve': { attempt_seq: number }
  /** Pays back, or asks whether it was paid back. */
  'payment.refund': { refund_seq: number }
  'payment.webhook': { webhook_seq: number }
  'message.send': { notice_seq: number }
}
export type JobName = keyof Jobs

/** `afterSeconds` delays it; `key` lets one job of that key wait at a time. */
export type Enqueue = <N extends JobName>(name: N, payload: Jobs[N], options?: { afterSeconds?: number; key?: string }) => Promise<void>
