import { job } from '../../kernel/job.ts'
import { releaseOrder, sweepCoupons } from './using/release-coupons.ts'
import type { Nothing } from '../../kernel/queue.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** Releases the coupon of an unpaid order, once the gateway has confirmed that nothing was paid. */
    'coupon.let-go': { order_seq: number }
    'coupon.sweep': Nothing
  }
}

/** The release calls a gateway like the payment's own jobs, and has the same lease. */
export const couponJobs = [
  job({ name: 'coupon.sweep', limitSeconds: 60, retry: 3, every: { minutes: 10 }, handler: sweepCoupons }),
  job({ name: 'coupon.let-go', limitSeconds: 180, retry: 5, handler: releaseOrder }),
]
