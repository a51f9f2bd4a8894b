import { job } from '../../jobs/runner.ts'
import { dropCard } from './change-card.ts'
import { keepAccount } from './keep-account.ts'
import { processWebhook } from './process-webhook.ts'
import { reconcileBooks } from './reconcile-books.ts'
import { refundPayment } from './refund-payment.ts'
import { resolvePayment } from './resolve-payment.ts'
import { settleReceipt } from './settle-receipt.ts'

/** Leases are three times the outside calls inside: at most 24 of five seconds, where Payple is asked by six days, with a key each, twice. */
export const paymentJobs = [
  job({ name: 'payment.resolve', leaseSeconds: 360, retry: 5, handler: resolvePayment }),
  job({ name: 'payment.refund', leaseSeconds: 360, retry: 5, handler: refundPayment }),
  job({ name: 'payment.account', leaseSeconds: 360, retry: 5, handler: keepAccount }),
  job({ name: 'payment.card', leaseSeconds: 60, retry: 5, handler: dropCard }),
  job({ name: 'payment.receipt', leaseSeconds: 120, retry: 5, handler: settleReceipt }),
  job({ name: 'payment.reconcile', leaseSeconds: 900, retry: 3, every: { dailyAt: '07:30' }, handler: reconcileBooks }),
  job({ name: 'payment.webhook', leaseSeconds: 360, retry: 5, handler: processWebhook }),
]
