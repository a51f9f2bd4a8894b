import { manifest } from '../../kernel/manifest.ts'
import { accountRoutes } from './http.ts'
import { accountArea } from './calls.ts'
import { deleteUsedAccess } from './delete-used-access.ts'
import { accountJobs } from './jobs.ts'
import { accountPersonalData } from './personal-data.ts'
import { accountSweeps } from './retention/sweeps.ts'
import { endSession } from './session/end-session.ts'
import { recordSessionUse, recordTokenUse } from './session/record-use.ts'
import { refuseUnagreed } from './terms/refuse-unagreed.ts'

export const account = manifest({
  serves: { account: accountArea },
  jobs: accountJobs,
  routes: [accountRoutes],
  personalData: accountPersonalData,
  sweeps: accountSweeps,
  dropSpent: deleteUsedAccess,
  admits: [refuseUnagreed],
  sessions: {
    endReplayed: (ctx, userSeq, sessionSeq) => endSession(ctx, userSeq, sessionSeq, 'replayed'),
    noteUse: recordSessionUse,
    noteToken: recordTokenUse,
  },
})
