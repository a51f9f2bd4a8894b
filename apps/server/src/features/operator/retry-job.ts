import type { operatorJob } from '@jipsalpim/contract/areas/operator/back-office.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { revive } from '../../jobs/revive.ts'

export const retryJob: Action<typeof operatorJob> = async (ctx, { job_seq }) => {
  const was = await revive(ctx.db, job_seq)
  if (was === 'not-there') throw new Fail('notFound')
  if (was === 'alive') throw new Fail('operatorBehind')
  return { job_seq }
}
