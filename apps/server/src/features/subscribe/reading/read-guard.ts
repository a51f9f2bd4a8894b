import type { subscribeGuard } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { LOOK_WON, LOOKS_A_DAY } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { standingUrgency } from '@jipsalpim/engine/diff/standing-urgency.ts'
import { guard, type GuardCheck, type GuardChecks, type GuardCheckName } from '@jipsalpim/engine/watch/guard.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { checkRequestsToday } from '../requesting/request-queries.ts'
import { judgeFor } from '../judging/judge-watch.ts'
import { registersBetween } from '../judging/registers.ts'
import { openCases, ownWatches, type OwnWatch } from '../queries.ts'
import { openJudgement } from './open-alert.ts'
import { alertsOf, lastCheckOf, type AlertView } from './reading-queries.ts'

/** The contract's names of the kinds of checks. */
const names = {
  extract: 'register',
  cases: 'applications',
  judgement: 'change',
  source: 'source',
} as const satisfies Record<GuardCheckName, string>

/**
 * '지금 보내도 되나요': answered from the last checks and their times, and never "go" if anything is unknown. Nothing is
 * fetched.
 */
export const readGuard: Action<typeof subscribeGuard> = async (ctx, { id }, user) => {
  const [watch] = await ownWatches(ctx.db, user.seq, id)
  if (!watch) throw new Fail('notFound')
  const { answer, goodUntil, checks } = guard({ checks: await checksOf(ctx, watch, user.seq), now: ctx.now() })
  return {
    answer,
    good_until: goodUntil?.toISOString() ?? null,
    checks: checks.map(({ what, at, verdict }) => ({ what: names[what], at: at?.toISOString() ?? null, verdict })),
    looks: {
      price: LOOK_WON,
      a_day: LOOKS_A_DAY,
      left_today: Math.max(LOOKS_A_DAY - (await checkRequestsToday(ctx.db, watch.watch_seq)), 0),
    },
  }
}

async function checksOf(ctx: Context, watch: OwnWatch, userSeq: number): Promise<GuardCheck[]> {
  const { home } = watch
  const [listed, open, alerts] = await Promise.all([
    lastCheckOf(ctx.db, home.home_seq, ['cases']),
    openCases(ctx.db, home.home_seq),
    alertsOf(ctx.db, userSeq, watch.watch_seq, { size: 100, page: 1 }),
  ])
  // Alerts of a former home do not count.
  const changes = alerts.filter((a) => a.after_print !== null && a.home_seq === home.home_seq)
  const judged = await judgedChanges(ctx, watch, changes)
  const says = home.last_extract_says
  return [
    // A refused register is as old as its refusal.
    {
      what: 'extract',
      at: says === 'pending' ? home.last_check_at : home.last_extract_at,
      says: says === null ? 'unread' : says,
    },
    { what: 'cases', at: listed?.at ?? null, says: casesSay(listed?.result ?? null, open) },
    { what: 'source', at: home.last_success_at, says: home.stopped_at || home.failures > 0 ? 'stale' : 'answers' },
    { what: 'judgement', at: home.last_extract_at, says: judged },
  ]
}

/**
 * What has changed altogether: from the register before the first change to the one after the last, so that what was
 * entered and cleared again does not count.
 */
async function judgedChanges(
  ctx: Context,
  watch: OwnWatch,
  changes: readonly AlertView[],
): Promise<GuardChecks['judgement']> {
  const [last, first] = [changes[0], changes.at(-1)]
  if (!last || !first) return 'nothing'
  const judgement =
    last === first
      ? openJudgement(ctx, last)
      : await judgeFor(ctx, watch, watch.home, await registersBetween(ctx, first.before_print, last.after_print))
  return judgement === null ? 'unknown' : (standingUrgency(judgement) ?? 'nothing')
}

function casesSay(result: string | null, open: Awaited<ReturnType<typeof openCases>>): GuardChecks['cases'] {
  if (open.some((c) => c.phase === 'completed' || c.gone_at !== null)) return 'to-confirm'
  if (open.length > 0) return 'open'
  return result === null || result === 'unknown' ? 'unknown' : result === 'cases' ? 'settled' : 'none'
}
