import { job } from '../../jobs/runner.ts'
import { prepareReport, RUNS } from './prepare-report.ts'

/**
 * Three times the register's own calls and what a run does before them: two workers never pay for one register. The other
 * steps may outlast it; then two ask, which costs nothing, and only the one that holds the fence writes.
 */
export const reportJobs = [job({ name: 'report.prepare', leaseSeconds: 270, retry: RUNS, handler: prepareReport })]
