import type { JobHandler } from '../../kernel/job.ts'
import { DOUBT_MINUTES, countDoubts } from './read-doubts.ts'

/** Money whose place nobody knows for longer than it should take is said at error, as long as it is so. */
export const watchDoubts: JobHandler<'payment.doubts'> = async (ctx) => {
  for (const { kind, count, oldest } of await countDoubts(ctx.db))
    ctx.log.error({ kind, count, oldest, minutes: DOUBT_MINUTES }, 'payment: money in doubt')
}
