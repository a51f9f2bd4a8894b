import { periodOf } from '@jipsalpim/contract/privacy/retention.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { recordRun } from './queries.ts'

const BATCH = 500

/**
 * Runs the retention table once a day: in batches, each counted in the transaction that deletes it, so that a killed
 * run has counted what it deleted and the next one continues with the rest. A day without rows is recorded, too.
 */
export const sweepRetention: JobHandler<'account.retention'> = async (ctx) => {
  const today = dayInSeoul(ctx.now())
  for (const [rule, sweep] of Object.entries(ctx.areas.sweeps)) {
    for (;;) {
      const rows = await ctx.tx(async (tx) => {
        const swept = await sweep(tx.db, BATCH, periodOf(rule), tx.enqueue)
        killPoint('retention.batch')
        await recordRun(tx.db, rule, today, swept)
        return swept
      })
      if (rows < BATCH) break
    }
  }
}
