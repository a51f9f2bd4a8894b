import type { Output } from '@jipsalpim/contract/call.ts'
import type { subscribeAnalyze, subscribeAnalyzeById } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { isAssessed } from '@jipsalpim/engine/watch/alert-kind.ts'
import { whatIf, type WhatIfRow } from '@jipsalpim/engine/watch/what-if.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import { inputOf } from '../judging/input-of.ts'
import { openPrint } from '../judging/registers.ts'
import { homeBySeq, lastPrint, printBySeq, watchBySeq } from '../queries.ts'
import { openJudgement } from './open-alert.ts'
import { presentAlert, sums } from './present-alert.ts'
import { ownAlert, type AlertView } from './reading-queries.ts'

type Analysis = Output<typeof subscribeAnalyze>

export const readAnalysis: Action<typeof subscribeAnalyze> = (ctx, { analyze_seq }, user) =>
  read(ctx, analyze_seq, user)
export const readAnalysisById: Action<typeof subscribeAnalyzeById> = (ctx, { id }, user) => read(ctx, id, user)

/** As assessed and stored when the change was found; nothing is fetched. "Not found" for another user's alert. */
async function read(ctx: Context, alertSeq: number, user: User): Promise<Analysis> {
  const row = await ownAlert(ctx.db, user.seq, alertSeq)
  if (!row) throw new Fail('notFound')
  // Applications that were over were once assessed as if they were pending.
  const judgement = isAssessed(row.kind) ? openJudgement(ctx, row) : null
  const [before, after] = [await readAt(ctx, row.before_print), await readAt(ctx, row.after_print)]
  return {
    alert: presentAlert(row, judgement),
    judgement,
    ...(await whatIfOf(ctx, row)),
    before_at: before,
    after_at: after,
    sample: ctx.settings.sandbox,
  }
}

const readAt = async (ctx: Context, printSeq: number | null): Promise<string | null> =>
  printSeq === null ? null : ((await printBySeq(ctx.db, printSeq))?.read_at.toISOString() ?? null)

/**
 * The effect on this lease of example sums, because the sum of an application is unknown before it is entered; or an
 * effect that needs no sum.
 */
async function whatIfOf(ctx: Context, row: AlertView): Promise<Pick<Analysis, 'what_if' | 'what_if_fact'>> {
  const none = { what_if: [], what_if_fact: null }
  if ((row.kind !== 'application' && row.kind !== 'correction') || row.purpose === null) return none
  const watch = await watchBySeq(ctx.db, row.watch_seq)
  // Not computed for a former home.
  const home = watch?.home_seq === row.home_seq ? await homeBySeq(ctx.db, row.home_seq) : undefined
  const register = home && openPrint(ctx, await lastPrint(ctx.db, home.home_seq))
  if (!watch || !register) return none
  const day = dayInSeoul(ctx.now())
  const input = await inputOf(ctx, watch, home, register, day)
  const application = { purpose: row.purpose, receivedOn: row.received_on, receiptNo: row.receipt_no }
  const rows = whatIf({ input, application, day })
  return {
    what_if: rows.flatMap((r) =>
      'fact' in r ? [] : [{ share: r.percent, won: r.won, before: before(r), after: sums(r.recovery) }],
    ),
    what_if_fact: rows.flatMap((r) => ('fact' in r ? [r.fact] : []))[0] ?? null,
  }
}

function before({ recovery, effect }: Exclude<WhatIfRow, { fact: unknown }>) {
  const after = sums(recovery)
  return after === null || effect === null
    ? null
    : { low: after.low - effect.low, likely: after.likely - effect.likely, high: after.high - effect.high }
}
