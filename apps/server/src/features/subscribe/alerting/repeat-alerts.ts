import { criticalRepeats } from '@jipsalpim/engine/watch/alert-kind.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { openJudgement } from '../reading/open-alert.ts'
import { caseBySeq, eventBySeq, homeBySeq, watchBySeq } from '../queries.ts'
import { dueRepeats, isEndTold, saveRepeat, type AlertRow } from './alert-queries.ts'
import { postAlert } from './post-alert.ts'
import { nextRepeatAt } from './record-event.ts'

/**
 * Repeats unopened critical alerts after intervals set by the engine, unless what they say is over; one alert per
 * transaction.
 */
export const repeatAlerts: JobHandler<'subscribe.repeat'> = async (ctx) => {
  while (await repeatOne(ctx)) continue
}

const repeatOne = (ctx: Context): Promise<boolean> =>
  ctx.tx(async (tx) => {
    const [alert] = await dueRepeats(tx.db, 1)
    if (!alert) return false
    const context = await contextOf(tx, alert)
    if (!context || context.watch.ended_at !== null || (await isOver(tx, context))) {
      await saveRepeat(tx.db, alert.alert_seq, alert.repeats, null)
      return true
    }
    const repeats = alert.repeats + 1
    await saveRepeat(tx.db, alert.alert_seq, repeats, nextRepeatAt(alert.made_at, criticalRepeats, repeats))
    await postAlert(tx, context, { critical: true, ignoresQuietHours: true }, repeats)
    return true
  })

/** The end of the application was told since, or a register was read that had been refused. */
async function isOver({ db }: Pick<Context, 'db'>, { alert, event, home }: RepeatContext): Promise<boolean> {
  if (event.kind === 'unlisted') return home.last_extract_says !== 'pending'
  return event.case_seq !== null && isEndTold(db, alert, event.case_seq)
}

type RepeatContext = NonNullable<Awaited<ReturnType<typeof contextOf>>>
async function contextOf(tx: Pick<Context, 'db' | 'seal'>, alert: AlertRow) {
  const [event, watch] = [await eventBySeq(tx.db, alert.event_seq), await watchBySeq(tx.db, alert.watch_seq)]
  const home = event && (await homeBySeq(tx.db, event.home_seq))
  if (!event || !watch || !home) return null
  const application = event.case_seq === null ? null : ((await caseBySeq(tx.db, event.case_seq)) ?? null)
  return { home, event, watch, alert, judgement: openJudgement(tx, alert), application }
}
