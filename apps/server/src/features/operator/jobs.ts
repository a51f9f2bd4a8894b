import { job } from '../../kernel/job.ts'
import { indexPeople } from '../account/person/index-people.ts'
import type { Nothing } from '../../kernel/queue.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** Indexes users from before the search index by phone number and e-mail. */
    'operator.index': Nothing
  }
}

export const operatorJobs = [
  job({ name: 'operator.index', limitSeconds: 120, retry: 3, every: { minutes: 60 }, handler: indexPeople }),
]
