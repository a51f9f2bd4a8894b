import type { subscribeGuard } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { LOOK_WON, LOOKS_A_DAY } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { guard, type GuardCheck, type GuardChecks, type GuardCheckName } from '@jipsalpim/engine/watch/guard.ts'
import { mostUrgent } from '@jipsalpim/engine/diff/urgency.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { checkRequestsToday } from '../requesting/request-queries.ts'
import { openCases, ownWatches, type OwnWatch } from '../queries.ts'
import { openJudgement } from './open-alert.ts'
import { alertsOf, lastCheckOf } from './reading-queries.ts'

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
  const urgencies = changes.flatMap((row) => openJudgement(ctx, row)?.urgency ?? [])
  const judged: GuardChecks['judgement'] =
    changes.length === 0 ? 'nothing' : urgencies.length < changes.length ? 'unknown' : mostUrgent(urgencies)
  const says = home.last_extract_says
  return [
    { what: 'extract', at: home.last_extract_at, says: says === null ? 'unread' : says },
    { what: 'cases', at: listed?.at ?? null, says: casesSay(listed?.result ?? null, open) },
    { what: 'source', at: home.last_success_at, says: home.stopped_at || home.failures > 0 ? 'stale' : 'answers' },
    { what: 'judgement', at: home.last_extract_at, says: judged },
  ]
}

function casesSay(result: string | null, open: Awaited<ReturnType<typeof openCases>>): GuardChecks['cases'] {
  if (open.some((c) => c.phase === 'completed' || c.gone_at !== null)) return 'to-confirm'
  if (open.length > 0) return 'open'
  return result === null || result === 'unknown' ? 'unknown' : result === 'cases' ? 'settled' : 'none'
}
