import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { listReports } from './list-reports.ts'
import { makeSimple } from './make-simple.ts'
import { readPrevious } from './read-previous.ts'
import { readProgress } from './read-progress.ts'
import { readReport, readReportOfUser } from './read-report.ts'
import { readScamTown } from './read-scam-town.ts'
import { countSimples, readSimple } from './read-simple.ts'

export const reportArea = serve(calls.report, {
  reportList: listReports,
  reportRead: readReport,
  reportOfUser: readReportOfUser,
  reportPrevious: readPrevious,
  reportProgress: readProgress,
  reportSimpleMake: makeSimple,
  reportSimpleRead: readSimple,
  reportScamTown: readScamTown,
  reportSimpleCounts: countSimples,
})
