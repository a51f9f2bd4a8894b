import { job } from '../../jobs/runner.ts'
import { indexPeople } from '../account/index-people.ts'

export const operatorJobs = [
  job({ name: 'operator.index', limitSeconds: 120, retry: 3, every: { minutes: 60 }, handler: indexPeople }),
]
