import { job } from '../../jobs/runner.ts'
import { letGo, sweepCoupons } from './let-go.ts'

/** A let-go asks a gateway as the payment's own jobs do, and is leased as long. */
export const couponJobs = [
  job({ name: 'coupon.sweep', limitSeconds: 60, retry: 1, every: { minutes: 10 }, handler: sweepCoupons }),
  job({ name: 'coupon.let-go', limitSeconds: 180, retry: 5, handler: letGo }),
]
