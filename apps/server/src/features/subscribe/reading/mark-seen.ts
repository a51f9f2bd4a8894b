import type { subscribeSeen } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { markAlertSeen } from '../alerting/alert-queries.ts'

/** '확인했어요': stops the repeats of a critical alert. */
export const markSeen: Action<typeof subscribeSeen> = async (ctx, { alert_seq }, user) => {
  const seen = await markAlertSeen(ctx.db, user.seq, alert_seq)
  if (!seen?.seen_at) throw new Fail('notFound')
  return { seen_at: seen.seen_at.toISOString() }
}
