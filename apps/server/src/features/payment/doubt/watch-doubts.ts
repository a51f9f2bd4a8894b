import type { JobHandler } from '../../../kernel/job.ts'
import { DOUBT_MINUTES, countDoubts } from './read-doubts.ts'

/** Logs money in doubt beyond the limit, at error level. */
export const watchDoubts: JobHandler<'payment.doubts'> = async (ctx) => {
  for (const { kind, count, oldest } of await countDoubts(ctx.db))
    ctx.log.error({ kind, count, oldest, minutes: DOUBT_MINUTES }, 'payment: money in doubt')
}
