import { manifest } from '../../kernel/manifest.ts'
import { orderArea, payOrderArea } from './calls.ts'
import { orderJobs } from './jobs.ts'
import { orderPersonalData } from './personal-data.ts'

export const order = manifest({
  serves: { order: orderArea, payOrder: payOrderArea },
  jobs: orderJobs,
  personalData: orderPersonalData,
})
