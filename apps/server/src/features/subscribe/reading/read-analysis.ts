import type { Output } from '@jipsalpim/contract/call.ts'
import type { subscribeAnalyze, subscribeAnalyzeById } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { whatIf } from '@jipsalpim/engine/watch/what-if.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import { inputOf } from '../judging/input-of.ts'
import { openPrint } from '../judging/registers.ts'
import { homeBySeq, lastPrint, printBySeq, watchBySeq } from '../queries.ts'
import { openJudgement } from './open-alert.ts'
import { presentAlert, sums } from './present-alert.ts'
import { ownAlert, type AlertView } from './reading-queries.ts'

export const readAnalysis: Action<typeof subscribeAnalyze> = (ctx, { analyze_seq }, user) => read(ctx, analyze_seq, user)
export const readAnalysisById: Action<typeof subscribeAnalyzeById> = (ctx, { id }, user) => read(ctx, id, user)

/** As judged and stored when the change was found; nothing is fetched. Another person's and none look the same. */
async function read(ctx: Context, alertSeq: number, user: User): Promise<Output<typeof subscribeAnalyze>> {
  const row = await ownAlert(ctx.db, user.seq, alertSeq)
  if (!row) throw new Fail('notFound')
  const judgement = openJudgement(ctx, row)
  const [before, after] = [await readAt(ctx, row.before_print), await readAt(ctx, row.after_print)]
  return {
    alert: presentAlert(row, judgement),
    judgement,
    what_if: row.kind === 'application' || row.kind === 'correction' ? await rowsOf(ctx, row) : [],
    before_at: before,
    after_at: after,
    sample: ctx.settings.sandbox,
  }
}

const readAt = async (ctx: Context, printSeq: number | null): Promise<string | null> =>
  printSeq === null ? null : ((await printBySeq(ctx.db, printSeq))?.read_at.toISOString() ?? null)

/** What a sum of this size would do to this lease: the application's own is not known before it is entered. */
async function rowsOf(ctx: Context, row: AlertView): Promise<Output<typeof subscribeAnalyze>['what_if']> {
  const watch = await watchBySeq(ctx.db, row.watch_seq)
  const home = watch && (await homeBySeq(ctx.db, watch.home_seq))
  const register = home && openPrint(ctx, await lastPrint(ctx.db, home.home_seq))
  if (!register || row.purpose === null) return []
  const day = dayInSeoul(ctx.now())
  const input = await inputOf(ctx, watch, home, register, day)
  const { rows } = whatIf({ input, application: { purpose: row.purpose, receivedOn: row.received_on }, day })
  return rows.map(({ share, won, before, after }) => ({ share, won, before: sums(before), after: sums(after) }))
}
