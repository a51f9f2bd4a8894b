import { job } from '../../jobs/runner.ts'
import { prepareReport, RUNS } from './prepare-report.ts'

/** A run takes 30 seconds and the step begun within them, a minute at most: the lease is three times that. */
export const reportJobs = [job({ name: 'report.prepare', leaseSeconds: 270, retry: RUNS, handler: prepareReport })]
