import { manifest } from '../../kernel/manifest.ts'
import { reportArea } from './calls.ts'
import { reportJobs } from './jobs.ts'
import { reportPersonalData } from './personal-data.ts'
import { sweepUnreadableReports } from './preparing/sweep-unreadable-reports.ts'
import { hasReports } from './reading/has-reports.ts'

export const report = manifest({
  serves: { report: reportArea },
  jobs: reportJobs,
  personalData: reportPersonalData,
  sweeps: { 'spoiled-reports': sweepUnreadableReports },
  hooks: { hasReports },
})
