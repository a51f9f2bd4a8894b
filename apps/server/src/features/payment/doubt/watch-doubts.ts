import type { JobHandler } from '../../../kernel/job.ts'
import { DOUBT_MINUTES, countDoubts } from './read-doubts.ts'

/** Logs money in doubt at error level for as long as it is older than the limit. */
export const watchDoubts: JobHandler<'payment.doubts'> = async (ctx) => {
  for (const { kind, count, oldest } of await countDoubts(ctx.db))
    ctx.log.error({ kind, count, oldest, minutes: DOUBT_MINUTES }, 'payment: money in doubt')
}
