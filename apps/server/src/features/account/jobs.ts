import { job } from '../../kernel/job.ts'
import { remindOfConsent } from './terms/remind-of-consent.ts'
import { sweepRetention } from './retention/sweep-retention.ts'
import { forgetDue } from './withdrawal/forget-due.ts'
import { forgetPerson } from './withdrawal/forget-person.ts'
import type { Nothing } from '../../kernel/queue.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** Reminds users who agreed to advertising two years ago of their consent. */
    'account.consents': Nothing
    /** Finds the accounts to be deleted today; then one job per account. */
    'account.withdrawals': Nothing
    'account.forget': { withdrawal_seq: number }
    /** Deletes what the retention table requires. */
    'account.retention': Nothing
  }
}

export const accountJobs = [
  job({ name: 'account.withdrawals', limitSeconds: 60, retry: 3, every: { dailyAt: '04:40' }, handler: forgetDue }),
  job({ name: 'account.forget', limitSeconds: 120, retry: 5, handler: forgetPerson }),
  job({ name: 'account.consents', limitSeconds: 120, retry: 3, every: { dailyAt: '10:00' }, handler: remindOfConsent }),
  job({ name: 'account.retention', limitSeconds: 300, retry: 3, every: { dailyAt: '04:20' }, handler: sweepRetention }),
]
