import type { subscribeAnalyzeDate } from '@jipsalpim/contract/areas/subscribe/alerts.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { isAssessed } from '@jipsalpim/engine/watch/alert-kind.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { ownAlert, type AlertView } from '../reading/reading-queries.ts'
import { caseBySeq, homeBySeq, watchBySeq } from '../queries.ts'
import { comparedBy, judgeFor, type About } from './judge-watch.ts'
import { registersBetween } from './registers.ts'

/**
 * Assesses one of the user's changes with another balance or move-in date. Nothing is fetched or stored; another user's
 * alert is "not found", like a missing one.
 */
export const judgeByDays: Action<typeof subscribeAnalyzeDate> = async (ctx, input, user) => {
  const row = await ownAlert(ctx.db, user.seq, input.analyze_seq)
  if (!row) throw new Fail('notFound')
  const today = dayInSeoul(ctx.now())
  for (const field of ['balance_on', 'move_in_on'] as const) {
    const day = input[field]
    if (day && day < today) throw new Fail('invalidInput', { [field]: 'day-past' })
  }
  const watch = await watchBySeq(ctx.db, row.watch_seq)
  const home = watch && (await homeBySeq(ctx.db, watch.home_seq))
  if (!home || home.home_seq !== row.home_seq) throw new Fail('changedSince')
  const { balance_on = watch.balance_on, move_in_on = watch.move_in_on } = input
  const day = balance_on !== null && balance_on > today ? balance_on : today
  const about = await aboutOf(ctx, row)
  const compared = about && (await comparedBy(ctx, home, about))
  const judgement = await judgeFor(ctx, { ...watch, balance_on, move_in_on }, home, compared, day)
  if (!judgement) throw new Fail('changedSince')
  return { day, balance_on, move_in_on, judgement }
}

/** The two registers of a change, or the application; null if they were deleted, or nothing was assessed. */
async function aboutOf(ctx: Pick<Context, 'db' | 'seal'>, row: AlertView): Promise<About | null> {
  if (!isAssessed(row.kind)) return null
  const application = row.case_seq === null ? undefined : await caseBySeq(ctx.db, row.case_seq)
  if (row.before_print === null || row.after_print === null) return application ? { application } : null
  const registers = await registersBetween(ctx, row.before_print, row.after_print)
  return registers && { registers }
}
