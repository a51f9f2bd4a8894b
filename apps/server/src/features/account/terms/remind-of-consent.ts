import { advertising } from '@jipsalpim/engine/law/advertising.ts'
import { dayInSeoul, formatDay } from '@jipsalpim/engine/values/day.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { insertConsents, claimDueReminders } from './queries.ts'

const BATCH = 200

/**
 * Every two years, users who agreed to advertising are reminded of when they did, and of how to withdraw it (정보통신망법
 * 제50조 제8항).
 */
export const remindOfConsent: JobHandler<'account.consents'> = async (ctx) => {
  const years = advertising.at(dayInSeoul(ctx.now()))?.value.remindYears
  if (years === undefined) return
  for (;;) {
    const answer = await ctx.tx(async (tx) => {
      const due = await claimDueReminders(tx.db, years, BATCH)
      for (const agreement of due) {
        const [saved] = await insertConsents(tx.db, agreement.user_seq, [agreement], { act: 'reminded', road: 'job' })
        await tx.hooks.postNotice(tx, {
          user_seq: agreement.user_seq,
          order_seq: null,
          template: 'consent-reminder',
          variables: { day: formatDay(dayInSeoul(agreement.agreed_at)) },
          reference: `consent-${saved?.consent_seq}`,
        })
      }
      killPoint('consent.reminded')
      return due.length
    })
    if (answer < BATCH) return
  }
}
