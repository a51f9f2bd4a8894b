import type { Output } from '@jipsalpim/contract/call.ts'
import type { subscribeReport } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { addMonths, dayInSeoul, dayOf, type Day } from '@jipsalpim/engine/values/day.ts'
import { statementOf } from '@jipsalpim/engine/watch/statement.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { placeOf } from '../alerting/post-alert.ts'
import { currentPeriod } from '../present-watch.ts'
import { ownWatches, periodsOf, type OwnWatch } from '../queries.ts'
import { checksBetween, eventsBetween } from './reading-queries.ts'

type Statement = Output<typeof subscribeReport>['statements'][number]
const MOST_MONTHS = 24

/** The months of a watch, the newest first, counted from the log of checks: '30회 확인, 변동 0건', with every gap. */
export const readStatements: Action<typeof subscribeReport> = async (ctx, { id }, user) => {
  const [watch] = await ownWatches(ctx.db, user.seq, id)
  if (!watch) throw new Fail('notFound')
  const last = dayInSeoul(watch.ended_at ?? ctx.now())
  const months = monthsBetween(dayInSeoul(watch.begun_at), last).slice(0, MOST_MONTHS)
  const statements: Statement[] = []
  for (const month of months) statements.push(await stateMonth(ctx, watch, month))
  return { statements }
}

/** First days of the months, the newest first. */
function monthsBetween(from: Day, to: Day): Day[] {
  const first = firstOf(from)
  const months: Day[] = []
  for (let month = firstOf(to); month >= first; month = addMonths(month, -1)) months.push(month)
  return months
}
const firstOf = (d: Day): Day => dayOf(Number(d.slice(0, 4)), Number(d.slice(5, 7)), 1)
const startOf = (d: Day): Date => new Date(`${d}T00:00:00+09:00`)

async function stateMonth(ctx: Context, watch: OwnWatch, month: Day): Promise<Statement> {
  const [from, to] = [
    new Date(Math.max(startOf(month).getTime(), watch.begun_at.getTime())),
    new Date(Math.min(startOf(addMonths(month, 1)).getTime(), (watch.ended_at ?? ctx.now()).getTime())),
  ]
  const [checks, events] = await Promise.all([
    checksBetween(ctx.db, watch.home_seq, from, to),
    eventsBetween(ctx.db, watch.home_seq, from, to),
  ])
  const stated = statementOf({
    month: month.slice(0, 7),
    from,
    to,
    checks: checks.map((c) => ({ at: c.at, ok: c.result !== 'failed' && c.result !== 'unknown', dueBy: c.due_by })),
    changes: events.filter((e) => e.kind === 'registered' || e.kind === 'missed').map((e) => ({ at: e.at })),
  })
  const period = currentPeriod(await periodsOf(ctx.db, [watch.watch_seq]), from)
  return {
    month: month.slice(0, 7),
    fullAddress: placeOf(watch.home),
    checks: stated.checks,
    failed: stated.failed,
    changes: stated.changes,
    silent: stated.silent,
    gaps: stated.gaps.map((g) => ({ from: g.from.toISOString(), to: g.to.toISOString() })),
    latency_minutes: stated.latencyMinutes,
    price: period?.price ?? null,
    each: checks.map(({ at, kind, result, cases }) => ({ at: at.toISOString(), kind, result, cases })),
  }
}
