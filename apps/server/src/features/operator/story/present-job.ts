import type { operatorLists } from '@jipsalpim/contract/areas/operator/back-office.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { JobRow } from './story-queries.ts'

export const presentJob = ({ run_at, ...job }: JobRow): Output<typeof operatorLists>['jobs'][number] => ({
  ...job,
  run_at: run_at.toISOString(),
})
