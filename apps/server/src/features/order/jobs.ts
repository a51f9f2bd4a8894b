import { job } from '../../kernel/job.ts'
import { refundUnsupplied } from './supply/refund-unsupplied.ts'
import type { Nothing } from '../../kernel/queue.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** Refunds paid orders that were not delivered by their date. */
    'order.supply': Nothing
  }
}

export const orderJobs = [
  job({ name: 'order.supply', limitSeconds: 300, retry: 5, every: { dailyAt: '09:00' }, handler: refundUnsupplied }),
]
