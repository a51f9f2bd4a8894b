import type { JobHandler } from '../../../kernel/job.ts'
import { dueWithdrawals } from './queries.ts'

/** Once a day, for every account that is due. One that was interrupted yesterday is queued again with the same key. */
export const forgetDue: JobHandler<'account.withdrawals'> = async (ctx) => {
  for (const withdrawal_seq of await dueWithdrawals(ctx.db))
    await ctx.enqueue('account.forget', { withdrawal_seq }, { key: `withdrawal:${withdrawal_seq}` })
}
