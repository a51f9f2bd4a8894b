import { periodOf } from '@jipsalpim/contract/privacy/retention.ts'
import { job } from '../../kernel/job.ts'
import { sweepCells } from './sweep-attempts.ts'
import type { Nothing } from '../../kernel/queue.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** Erases the identity agency's data after a day. */
    'verification.empty': Nothing
  }
}

/** The agency's data is erased after a day, used or not. */
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
