import type { operatorWatchHome } from '@jipsalpim/contract/areas/operator/watching.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { watchAccessLog } from '../access/watch-access-log.ts'
import { insertAuditOfShown } from '../queries.ts'
import { presentMasked } from '../story/present-masked.ts'
import { maskUniqueNo } from './mask-unique-no.ts'
import { alertsOf, casesOf, checksOf, eventsOf, homeForOperator, sentOf, watchersOf } from './watch-story-queries.ts'

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

/**
 * Everything that happened to a watched home. The users who watch it are masked, and the access is logged for each of
 * them.
 */
export const readWatchedHome: Action<typeof operatorWatchHome> = async (ctx, { home_seq }, operator) => {
  const home = await homeForOperator(ctx.db, home_seq)
  if (!home) throw new Fail('notFound')
  const watchers = await watchersOf(ctx.db, home_seq)
  const shown = [...new Set(watchers.map((w) => w.user_seq))]
  if (shown.length > 0) {
    await insertAuditOfShown(ctx.db, operator.seq, { call: 'operatorWatchHome', subject: { home_seq } }, shown)
    await watchAccessLog(ctx, operator.seq)
  }
  const people = new Map(await Promise.all(shown.map(async (seq) => [seq, await presentMasked(ctx, seq)] as const)))
  const alerts = await alertsOf(ctx.db, home_seq)
  const sent = await sentOf(
    ctx.db,
    alerts.map((a) => a.alert_seq),
  )
  return {
    home: {
      ...home,
      unique_no: maskUniqueNo(home.unique_no),
      next_at: home.next_at.toISOString(),
      due_by: home.due_by.toISOString(),
      last_check_at: instant(home.last_check_at),
      last_success_at: instant(home.last_success_at),
      last_extract_at: instant(home.last_extract_at),
      stopped_at: instant(home.stopped_at),
      idle_since: instant(home.idle_since),
    },
    watchers: watchers.map(({ user_seq, begun_at, ended_at, ...watch }) => ({
      ...watch,
      begun_at: begun_at.toISOString(),
      ended_at: instant(ended_at),
      person: people.get(user_seq) ?? null,
    })),
    checks: (await checksOf(ctx.db, home_seq)).map(({ at, due_by, ...check }) => ({
      ...check,
      at: at.toISOString(),
      late: at > due_by,
    })),
    cases: (await casesOf(ctx.db, home_seq)).map((c) => ({
      ...c,
      first_seen_at: c.first_seen_at.toISOString(),
      last_seen_at: c.last_seen_at.toISOString(),
      gone_at: instant(c.gone_at),
      closed_at: instant(c.closed_at),
    })),
    events: (await eventsOf(ctx.db, home_seq)).map((e) => ({ ...e, at: e.at.toISOString(), alerts: e.alerts ?? 0 })),
    alerts: alerts.map((a) => ({
      ...a,
      made_at: a.made_at.toISOString(),
      seen_at: instant(a.seen_at),
      repeat_at: instant(a.repeat_at),
      sent: sent
        .filter((s) => s.alert_seq === a.alert_seq)
        .map(({ channel, state, checks, sent_at, receipt, result }) => ({
          channel,
          state,
          checks,
          sent_at: instant(sent_at),
          receipt,
          result,
        })),
    })),
  }
}
