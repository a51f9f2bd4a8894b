import { job } from '../../kernel/job.ts'
import { letGo, sweepCoupons } from './let-go.ts'
import type { Nothing } from '../../kernel/queue.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** An unpaid order lets its coupon go, once the gateway has said that nothing was paid. */
    'coupon.let-go': { order_seq: number }
    'coupon.sweep': Nothing
  }
}

/** A let-go asks a gateway as the payment's own jobs do, and is leased as long. */
export const couponJobs = [
  job({ name: 'coupon.sweep', limitSeconds: 60, retry: 1, every: { minutes: 10 }, handler: sweepCoupons }),
  job({ name: 'coupon.let-go', limitSeconds: 180, retry: 5, handler: letGo }),
]
