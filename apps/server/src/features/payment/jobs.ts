import { job } from '../../kernel/job.ts'
import { dropCard } from './card/change-card.ts'
import { saveAccount } from './account/save-account.ts'
import { processWebhook } from './webhook/process-webhook.ts'
import { reconcileBooks, watchBooks } from './books/reconcile-books.ts'
import { watchDoubts } from './doubt/watch-doubts.ts'
import { refundPayment } from './refund/refund-payment.ts'
import { resolvePayment } from './settling/resolve-payment.ts'
import { settleReceipt } from './receipt/settle-receipt.ts'
import type { Nothing } from '../../kernel/queue.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** Asks the gateway about an attempt whose outcome is unknown. */
    'payment.resolve': { attempt_seq: number }
    /** Makes a refund, or checks whether it has been made. */
    'payment.refund': { refund_seq: number }
    'payment.webhook': { webhook_seq: number }
    /**
     * Opens the account of an order that is paid by deposit, checks for the deposit, and closes it after the deadline.
     */
    'payment.account': { account_seq: number }
    /** Deletes the key of a card that was replaced. */
    'payment.card': { card_seq: number }
    /** Issues or cancels a cash receipt. */
    'payment.receipt': { receipt_seq: number }
    /** `period`: the older period to compare in addition to the last days, instead of that morning's own. */
    'payment.reconcile': { period?: number }
    'payment.watch': Nothing
    'payment.doubts': Nothing
  }
}

/**
 * The limits are three times the duration of a job's outside calls: at most 24 of five seconds, if Payple is asked
 * about six days twice, each time with a new key.
 */
export const paymentJobs = [
  job({ name: 'payment.resolve', limitSeconds: 360, retry: 5, handler: resolvePayment }),
  job({ name: 'payment.refund', limitSeconds: 360, retry: 5, handler: refundPayment }),
  job({ name: 'payment.account', limitSeconds: 360, retry: 5, handler: saveAccount }),
  job({ name: 'payment.card', limitSeconds: 60, retry: 5, handler: dropCard }),
  job({ name: 'payment.receipt', limitSeconds: 120, retry: 5, handler: settleReceipt }),
  job({ name: 'payment.reconcile', limitSeconds: 900, retry: 3, every: { dailyAt: '07:30' }, handler: reconcileBooks }),
  job({ name: 'payment.watch', limitSeconds: 900, retry: 1, every: { minutes: 60 }, handler: watchBooks }),
  job({ name: 'payment.doubts', limitSeconds: 60, retry: 3, every: { minutes: 10 }, handler: watchDoubts }),
  job({ name: 'payment.webhook', limitSeconds: 360, retry: 5, handler: processWebhook }),
]
