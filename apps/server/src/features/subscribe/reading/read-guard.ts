import type { subscribeGuard } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { guard, type GuardCheck } from '@jipsalpim/engine/watch/guard.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { openCases, ownWatches, type OwnWatch } from '../queries.ts'
import { openJudgement } from './open-alert.ts'
import { alertsOf, lastCheckOf } from './reading-queries.ts'

/** '지금 보내도 되나요': from what was read when, and never "go" where anything is unknown. Nothing is fetched. */
export const readGuard: Action<typeof subscribeGuard> = async (ctx, { id }, user) => {
  const [watch] = await ownWatches(ctx.db, user.seq, id)
  if (!watch) throw new Fail('notFound')
  const { answer, goodUntil, checks } = guard({ checks: await checksOf(ctx, watch, user.seq), now: ctx.now() })
  return {
    answer,
    good_until: goodUntil?.toISOString() ?? null,
    checks: checks.map(({ what, at, verdict }) => ({ what, at: at?.toISOString() ?? null, verdict })),
  }
}

async function checksOf(ctx: Context, watch: OwnWatch, userSeq: number): Promise<GuardCheck[]> {
  const { home } = watch
  const [listed, read, open] = await Promise.all([
    lastCheckOf(ctx.db, home.home_seq, ['cases']),
    lastCheckOf(ctx.db, home.home_seq, ['first', 'extract']),
    openCases(ctx.db, home.home_seq),
  ])
  const changes = (await alertsOf(ctx.db, userSeq, watch.watch_seq, { size: 30, page: 1 })).filter(
    (a) => a.after_print !== null,
  )
  const urgent = changes.map((row) => openJudgement(ctx, row)?.urgency ?? 'look')
  return [
    {
      what: 'register',
      at: home.last_extract_at,
      says: !read ? 'unknown' : read.result === 'refused' || read.result === 'unknown' ? 'unknown' : 'clear',
    },
    {
      what: 'applications',
      at: listed?.at ?? null,
      says: open.length > 0 ? 'stop' : !listed || listed.result === 'unknown' ? 'unknown' : 'clear',
    },
    {
      what: 'change',
      at: home.last_extract_at,
      says: urgent.includes('alarm') ? 'stop' : urgent.length > 0 && changes[0]?.seen_at === null ? 'unknown' : 'clear',
    },
    { what: 'source', at: home.last_success_at, says: home.stopped_at || home.failures > 0 ? 'unknown' : 'clear' },
  ]
}
