import { manifest } from '../../kernel/manifest.ts'
import { couponArea } from './calls.ts'
import { couponJobs } from './jobs.ts'
import { couponPersonalData } from './personal-data.ts'
import { sweepPersons } from './sweep-persons.ts'

export const coupon = manifest({
  serves: { coupon: couponArea },
  jobs: couponJobs,
  personalData: couponPersonalData,
  sweeps: { 'coupon-persons': sweepPersons },
})
