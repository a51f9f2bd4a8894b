import { job } from '../../jobs/runner.ts'
import { prepareReport, RUNS } from './prepare-report.ts'

/** Three times the register's own calls and what a run does before them: a run that lives is not taken for one that hangs, and a register is not paid for twice. */
export const reportJobs = [job({ name: 'report.prepare', limitSeconds: 270, retry: RUNS, handler: prepareReport })]
