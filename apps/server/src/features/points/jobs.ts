import { job } from '../../kernel/job.ts'
import type { Nothing } from '../../kernel/queue.ts'
import { expirePoints } from './expire-points.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** Ends the points whose last day is over. */
    'points.expire': Nothing
  }
}

export const pointsJobs = [
  job({ name: 'points.expire', limitSeconds: 300, retry: 3, every: { dailyAt: '00:15' }, handler: expirePoints }),
]
