import { periodOf } from '@jipsalpim/contract/privacy/retention.ts'
import { job } from '../../kernel/job.ts'
import { sweepCells } from './sweep-attempts.ts'
import type { Nothing } from '../../kernel/queue.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** Empties what the identity agency told a day ago. */
    'verification.empty': Nothing
  }
}

/** What the agency told goes a day later, whether it was used or not. */
export const verificationJobs = [
  job({
    name: 'verification.empty',
    limitSeconds: 60,
    retry: 3,
    every: { minutes: 60 },
    handler: async (ctx) => {
      while ((await sweepCells(ctx.db, 500, periodOf('identity'))) === 500);
    },
  }),
]
