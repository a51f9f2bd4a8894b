import { addMonths, dayInSeoul, firstOfMonth, hourInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { performance } from 'node:perf_hooks'
import type { Context } from '../../../kernel/context.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { postNotice } from '../../message/post-notice.ts'
import { inLanes } from '../in-lanes.ts'
import { ownWatches } from '../queries.ts'
import { statementOfMonth, type Statement } from '../reading/read-statements.ts'
import { isToState, markStated, usersToState } from './stated-queries.ts'

/** Statements are sent in the first week of a month, by day. Later, they are no news. */
const [FIRST_HOUR, LAST_HOUR, LAST_DAY] = [10, 17, 7]
/** Users by run of ten minutes: a fifth of what the channels take, so that no alert waits behind statements. */
const AT_ONCE = 10_000
/** After this time the rest is left to the next run, so that the job ends well before its time limit. */
const RUN_MS = 240_000
const LANES = 4

/**
 * At the beginning of a month, sends every user the statement of the last month: one message for all of their homes, on
 * the channels that they have not turned off, without homes whose alerts they have paused.
 */
export const sendStatements: JobHandler<'subscribe.statements'> = async (ctx) => {
  const until = performance.now() + RUN_MS
  const today = dayInSeoul(ctx.now())
  const hour = hourInSeoul(ctx.now())
  if (Number(today.slice(8)) > LAST_DAY || hour < FIRST_HOUR || hour > LAST_HOUR) return
  const month = firstOfMonth(today)
  await inLanes(await usersToState(ctx.db, month, AT_ONCE), {
    lanes: LANES,
    mayGoOn: () => performance.now() < until,
    work: (userSeq) => sendSafely(ctx, userSeq, month),
  })
}

/** A failure does not affect the other users, and is retried by the next run. */
async function sendSafely(ctx: Context, userSeq: number, until: Day): Promise<void> {
  try {
    await sendOne(ctx, userSeq, until)
  } catch (error) {
    ctx.log.error({ err: error, user_seq: userSeq }, 'subscribe: a statement was not sent')
  }
}

async function sendOne(ctx: Context, userSeq: number, until: Day): Promise<void> {
  const month = addMonths(until, -1)
  const today = dayInSeoul(ctx.now())
  const all = (await ownWatches(ctx.db, userSeq)).filter((watch) => isToState(watch, until))
  const watches = all.filter(({ pause_until }) => pause_until === null || pause_until < today)
  const stated: Stated[] = []
  for (const watch of watches) stated.push({ watch, statement: await statementOfMonth(ctx, watch, month) })
  const [first, ...others] = stated.toSorted((a, b) => weightOf(b.statement) - weightOf(a.statement))
  const seqs = all.map(({ watch_seq }) => watch_seq)
  await ctx.tx(async (tx) => {
    if (!(await markStated(tx.db, seqs, until)) || !first) return
    const by = { talk: watches.some((w) => w.by_talk), push: watches.some((w) => w.by_push) }
    await postNotice(
      tx,
      {
        user_seq: userSeq,
        order_seq: first.watch.order_seq,
        template: 'watch-month',
        variables: {
          month: month.slice(0, 7),
          home: first.statement.fullAddress,
          ...countsOf([first]),
          ...(others.length === 0 ? { watch_seq: first.watch.watch_seq } : ofOthers(others)),
        },
        reference: `watch-month-${first.watch.watch_seq}-${month.slice(0, 7)}`,
      },
      { by },
    )
  })
}

type Stated = { watch: Awaited<ReturnType<typeof ownWatches>>[number]; statement: Statement }

/** The home that needs attention is named first: one with a change, then one that was not checked. */
const weightOf = ({ changes, checks, gaps }: Statement): number =>
  changes > 0 ? 3 : checks === 0 ? 2 : gaps.length > 0 ? 1 : 0

function ofOthers(others: readonly Stated[]) {
  const { checks, changes, gaps, silent } = countsOf(others)
  return {
    other_homes: others.length,
    other_checks: checks,
    other_changes: changes,
    other_gaps: gaps,
    other_silent: silent,
  }
}

function countsOf(list: readonly Stated[]) {
  const sum = (of: (s: Statement) => number) => list.reduce((n, { statement }) => n + of(statement), 0)
  return {
    checks: sum((s) => s.checks),
    changes: sum((s) => s.changes),
    gaps: sum((s) => s.gaps.length),
    /** Without it, "no change" holds only for the time that was checked. */
    silent: list.every(({ statement }) => statement.silent || statement.changes > 0) ? 1 : 0,
  }
}
