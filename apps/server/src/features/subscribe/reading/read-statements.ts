import type { Output } from '@jipsalpim/contract/call.ts'
import type { subscribeReport } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { addMonths, dayInSeoul, firstOfMonth, type Day } from '@jipsalpim/engine/values/day.ts'
import { statementOf } from '@jipsalpim/engine/watch/statement.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { placeText } from '../../address/place-text.ts'
import { currentPeriod } from '../present-watch.ts'
import { ownWatches, periodsOf, type OwnWatch } from '../queries.ts'
import { leaseSpansOf, type LeaseSpan } from '../lease-days.ts'
import { checksOfStays, eventsOfStays, staysBetween, staysOf, type Stay } from '../moving/stays.ts'
import { REWORDED } from '../checking/applied.ts'
import { alertsBetween, type eventsBetween } from './reading-queries.ts'
import { scheduledChecks } from './scheduled-checks.ts'

export type Statement = Output<typeof subscribeReport>['statements'][number]
const MOST_MONTHS = 24

/** The months of a watch, newest first, counted from the log of checks: '30회 확인, 변동 0건', with every gap. */
export const readStatements: Action<typeof subscribeReport> = async (ctx, { id }, user) => {
  const [watch] = await ownWatches(ctx.db, user.seq, id)
  if (!watch) throw new Fail('notFound')
  const last = dayInSeoul(watch.ended_at ?? ctx.now())
  const months = monthsBetween(dayInSeoul(watch.begun_at), last).slice(0, MOST_MONTHS)
  const over = await overTime(ctx, watch)
  const statements: Statement[] = []
  for (const month of months) statements.push(await stateMonth(ctx, watch, over, month))
  return { statements }
}
/** The statement of the current month, or of the last watched one. */
export const lastStatement = (ctx: Context, watch: OwnWatch): Promise<Statement> =>
  statementOfMonth(ctx, watch, firstOfMonth(dayInSeoul(watch.ended_at ?? ctx.now())))
/** `month`: its first day. */
export const statementOfMonth = async (ctx: Context, watch: OwnWatch, month: Day): Promise<Statement> =>
  stateMonth(ctx, watch, await overTime(ctx, watch), month)

/** First days of the months, newest first. */
function monthsBetween(from: Day, to: Day): Day[] {
  const first = firstOfMonth(from)
  const months: Day[] = []
  for (let month = firstOfMonth(to); month >= first; month = addMonths(month, -1)) months.push(month)
  return months
}
const startOf = (d: Day): Date => new Date(`${d}T00:00:00+09:00`)

/** The homes of a watch, and the days of its lease, over time. */
type Over = { stays: readonly Stay[]; leases: readonly LeaseSpan[] }
const overTime = async ({ db }: Context, watch: OwnWatch): Promise<Over> => {
  const [stays, leases] = await Promise.all([staysOf(db, watch), leaseSpansOf(db, watch)])
  return { stays, leases }
}
async function stateMonth(ctx: Context, watch: OwnWatch, { stays, leases }: Over, month: Day): Promise<Statement> {
  const end = startOf(addMonths(month, 1))
  const from = new Date(Math.max(startOf(month).getTime(), watch.begun_at.getTime()))
  const until = (watch.ended_at ?? ctx.now()).getTime()
  const to = new Date(Math.min(end.getTime(), until))
  // What was promised on the last day of a month is due on the first of the next one.
  const dueTo = new Date(Math.min(end.getTime() + 86_400_000, until))
  const [late, within] = [staysBetween(stays, from, dueTo), staysBetween(stays, from, to)]
  const [checks, events, alerts] = await Promise.all([
    checksOfStays(ctx.db, late),
    eventsOfStays(ctx.db, within),
    alertsBetween(ctx.db, watch.watch_seq, from, end),
  ])
  const stated = statementOf({
    month: month.slice(0, 7),
    checks: checks.map((c) => ({ at: c.at, ok: c.result !== 'failed' && c.result !== 'unknown', latencyMs: c.ms })),
    changes: events.filter((e) => e.kind === 'registered' || e.kind === 'missed'),
    gaps: [],
    // Both lists have the same stays; the last one of the month may go on in `late`.
    plans: within.flatMap((stay, i) =>
      scheduledChecks(leases, stay.home.unique_no, { from: stay.from, until: stay.to, over: late[i]?.to ?? stay.to }),
    ),
  })
  const own = checks.filter((c) => c.at < to)
  const period = currentPeriod(await periodsOf(ctx.db, [watch.watch_seq]), from)
  return {
    month: stated.month,
    // The home at the end of the month, if the watch was moved within it.
    fullAddress: placeText(within.at(-1)?.home ?? watch.home),
    checks: stated.checks,
    failed: stated.tried - stated.checks,
    changes: stated.changes,
    silent: stated.silent,
    gaps: stated.gaps.map((gap) => ({ from: gap.from.toISOString(), to: gap.to.toISOString() })),
    latency_minutes: latencyOf(events, own),
    price: period?.price ?? null,
    alerts: alerts.map(({ alert_seq, made_at, kind, purpose }) => ({
      alert_seq,
      at: made_at.toISOString(),
      kind,
      purpose,
    })),
    each: own.map(({ at, kind, result, cases, why }) => ({
      at: at.toISOString(),
      kind,
      result,
      cases,
      reworded: why === REWORDED,
    })),
  }
}

type Checks = Awaited<ReturnType<typeof checksOfStays>>
/** The median of the minutes from the last check without an application to its alert: an upper bound of the delay. */
function latencyOf(events: Awaited<ReturnType<typeof eventsBetween>>, checks: Checks): number | null {
  const minutes = events
    .filter((e) => e.kind === 'application')
    .flatMap(({ at }) => {
      const before = checks.findLast(
        (c) => c.at < at && c.kind === 'cases' && c.result !== 'failed' && c.result !== 'unknown',
      )
      return before ? [(at.getTime() - before.at.getTime()) / 60_000] : []
    })
    .toSorted((a, b) => a - b)
  const middle = minutes[Math.floor(minutes.length / 2)]
  return middle === undefined ? null : Math.round(middle)
}
