import { manifest } from '../../kernel/manifest.ts'
import { messageJobs } from './jobs.ts'
import { messagePersonalData } from './personal-data.ts'
import { sweepNotices } from './sweep-notices.ts'

export const message = manifest({
  jobs: messageJobs,
  personalData: messagePersonalData,
  sweeps: { notices: sweepNotices },
})
