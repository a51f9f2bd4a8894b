import { manifest } from '../../kernel/manifest.ts'
import { watchMetric } from './checking/watch-metric.ts'
import { subscribeArea } from './calls.ts'
import { subscribeJobs } from './jobs.ts'
import { subscribePersonalData } from './personal-data.ts'
import { sweepHomes } from './sweep-homes.ts'

export const subscribe = manifest({
  serves: { subscribe: subscribeArea },
  jobs: subscribeJobs,
  personalData: subscribePersonalData,
  metrics: [watchMetric],
  sweeps: { 'watched-homes': sweepHomes },
})
