import { job } from '../../jobs/runner.ts'
import { dropCard } from './change-card.ts'
import { keepAccount } from './keep-account.ts'
import { processWebhook } from './process-webhook.ts'
import { reconcileBooks, watchBooks } from './reconcile-books.ts'
import { watchDoubts } from './watch-doubts.ts'
import { refundPayment } from './refund-payment.ts'
import { resolvePayment } from './resolve-payment.ts'
import { settleReceipt } from './settle-receipt.ts'

/** Limits are three times the outside calls inside: at most 24 of five seconds, where Payple is asked by six days, with a key each, twice. */
export const paymentJobs = [
  job({ name: 'payment.resolve', limitSeconds: 360, retry: 5, handler: resolvePayment }),
  job({ name: 'payment.refund', limitSeconds: 360, retry: 5, handler: refundPayment }),
  job({ name: 'payment.account', limitSeconds: 360, retry: 5, handler: keepAccount }),
  job({ name: 'payment.card', limitSeconds: 60, retry: 5, handler: dropCard }),
  job({ name: 'payment.receipt', limitSeconds: 120, retry: 5, handler: settleReceipt }),
  job({ name: 'payment.reconcile', limitSeconds: 900, retry: 3, every: { dailyAt: '07:30' }, handler: reconcileBooks }),
  job({ name: 'payment.watch', limitSeconds: 300, retry: 1, every: { minutes: 60 }, handler: watchBooks }),
  job({ name: 'payment.doubts', limitSeconds: 60, retry: 1, every: { minutes: 10 }, handler: watchDoubts }),
  job({ name: 'payment.webhook', limitSeconds: 360, retry: 5, handler: processWebhook }),
]
