import { job } from '../../jobs/runner.ts'
import { processWebhook } from './process-webhook.ts'
import { refundPayment } from './refund-payment.ts'
import { resolvePayment } from './resolve-payment.ts'

/** Leases are three times the outside calls inside: at most twelve of five seconds, where Payple is asked by three days, with a key each, twice. */
export const paymentJobs = [
  job({ name: 'payment.resolve', leaseSeconds: 180, retry: 5, handler: resolvePayment }),
  job({ name: 'payment.refund', leaseSeconds: 180, retry: 5, handler: refundPayment }),
  job({ name: 'payment.webhook', leaseSeconds: 180, retry: 5, handler: processWebhook }),
]
