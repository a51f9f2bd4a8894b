import { job } from '../../jobs/runner.ts'
import { giveBackUnsupplied } from './give-back-unsupplied.ts'

export const orderJobs = [
  job({ name: 'order.supply', limitSeconds: 300, retry: 5, every: { dailyAt: '09:00' }, handler: giveBackUnsupplied }),
]
