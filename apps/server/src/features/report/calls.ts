import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../http/serve.ts'
import { listReports } from './list-reports.ts'
import { readProgress } from './read-progress.ts'
import { readReport, readReportOfUser } from './read-report.ts'

export const reportArea = serve(calls.report, {
  reportList: listReports,
  reportRead: readReport,
  reportOfUser: readReportOfUser,
  reportProgress: readProgress,
})
