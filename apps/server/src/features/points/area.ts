import { manifest } from '../../kernel/manifest.ts'
import { pointsArea } from './calls.ts'
import { pointsJobs } from './jobs.ts'
import { pointsPersonalData } from './personal-data.ts'
import { unspentPoints } from './unspent-points.ts'

export const points = manifest({
  serves: { points: pointsArea },
  jobs: pointsJobs,
  personalData: pointsPersonalData,
  hooks: { unspentPoints },
})
