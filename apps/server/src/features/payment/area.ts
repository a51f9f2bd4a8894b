import { manifest } from '../../kernel/manifest.ts'
import { paymentArea } from './calls.ts'
import { doubtsMetric } from './doubt/doubts-metric.ts'
import { paymentRoutes } from './http.ts'
import { paymentJobs } from './jobs.ts'
import { paymentPersonalData } from './personal-data.ts'
import { sweepWebhooks } from './webhook/sweep-webhooks.ts'

export const payment = manifest({
  serves: { payment: paymentArea },
  jobs: paymentJobs,
  routes: [paymentRoutes],
  personalData: paymentPersonalData,
  sweeps: { 'gateway-bodies': sweepWebhooks },
  metrics: [doubtsMetric],
})
