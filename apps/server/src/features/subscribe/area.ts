import { manifest } from '../../kernel/manifest.ts'
import { watchMetric } from './checking/watch-metric.ts'
import { subscribeArea } from './calls.ts'
import { subscribeJobs } from './jobs.ts'
import { hasWatches } from './queries.ts'
import { subscribePersonalData } from './personal-data.ts'
import { livingWatches, stopWatches } from './stopping/stop-all.ts'
import { sweepHomes } from './sweep-homes.ts'

export const subscribe = manifest({
  serves: { subscribe: subscribeArea },
  jobs: subscribeJobs,
  personalData: subscribePersonalData,
  metrics: [watchMetric],
  hooks: { hasWatches, livingWatches, stopWatches },
  sweeps: { 'watched-homes': sweepHomes },
})
