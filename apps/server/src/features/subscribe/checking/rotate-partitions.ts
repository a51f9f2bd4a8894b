import { addMonths, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import type { JobHandler } from '../../../kernel/job.ts'
import { sweepFeed } from '../feed/feed-queries.ts'

/** Five years, like the statements computed from the checks (전자상거래법 시행령 제6조). */
const MONTHS = 60

/** Creates the partitions of the next months of the log of checks, and drops those that are too old. */
export const rotatePartitions: JobHandler<'subscribe.months'> = async (ctx) => {
  await sql`select subscribe_check_months(${addMonths(dayInSeoul(ctx.now()), -MONTHS)}::date)`.execute(ctx.db)
  await sweepFeed(ctx.db)
}
