import { manifest } from '../../kernel/manifest.ts'
import { deliveriesMetric } from './delivery/deliveries-metric.ts'
import { messageJobs } from './jobs.ts'
import { messagePersonalData } from './personal-data.ts'
import { sweepNotices } from './sweep-notices.ts'
import { chooseNotice } from './choose-notice.ts'
import { postNotice } from './post-notice.ts'
import { readNotices } from './read-notices.ts'

export const message = manifest({
  jobs: messageJobs,
  personalData: messagePersonalData,
  sweeps: { notices: sweepNotices },
  metrics: [deliveriesMetric],
  hooks: { postNotice, readNotices, chooseNotice },
})
