import { job } from '../../jobs/runner.ts'
import { remindOfConsent } from './terms/remind-of-consent.ts'
import { sweepRetention } from './retention/sweep-retention.ts'
import { forgetDue } from './withdrawal/forget-due.ts'
import { forgetPerson } from './withdrawal/forget-person.ts'

export const accountJobs = [
  job({ name: 'account.withdrawals', leaseSeconds: 60, retry: 3, every: { dailyAt: '04:40' }, handler: forgetDue }),
  job({ name: 'account.forget', leaseSeconds: 120, retry: 5, handler: forgetPerson }),
  job({ name: 'account.consents', leaseSeconds: 120, retry: 3, every: { dailyAt: '10:00' }, handler: remindOfConsent }),
  job({ name: 'account.retention', leaseSeconds: 300, retry: 3, every: { dailyAt: '04:20' }, handler: sweepRetention }),
]
