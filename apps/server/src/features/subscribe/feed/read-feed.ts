import { performance } from 'node:perf_hooks'
import type { FeedPage, FeedRow } from '@jipsalpim/providers/register-applications/feed-port.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import {
  areRowsWaiting,
  countRows,
  feedState,
  forgetCounts,
  insertRows,
  lockFeed,
  missing,
  saveCourts,
  saveFeed,
} from './feed-queries.ts'

/** The rest is left to the next run, which continues from here. */
const READ_MS = 40_000
/** A row before the oldest available one may have a slightly later time. */
const OLDEST_MS = 3_600_000

/**
 * Reads the feed from its cursor. A page and the new cursor are stored in one transaction. If a page cannot be read,
 * nothing changes: the coverage expires by itself (`coverage.ts`).
 */
export const readFeed: JobHandler<'subscribe.feed'> = async (ctx) => {
  if (!ctx.applicationsFeed) return
  const started = performance.now()
  while (performance.now() - started < READ_MS) if (!(await readPage(ctx, ctx.applicationsFeed))) break
  if (await areRowsWaiting(ctx.db)) await ctx.enqueue('subscribe.news', {}, { key: 'news' })
}

/** True if more pages may follow. */
async function readPage(ctx: Context, feed: NonNullable<Context['applicationsFeed']>): Promise<boolean> {
  const { cursor } = await feedState(ctx.db)
  const after = cursor === null ? null : String(cursor)
  const answer = await feed.page(after)
  killPoint('feed.answered')
  if (answer.ok) {
    const more = await ctx.tx((tx) => storePage(tx, cursor, answer.value))
    killPoint('feed.kept')
    return more
  }
  if (answer.kind === 'refused') {
    ctx.log.error({ after }, 'feed: a gap; its homes are looked up one by one')
    await ctx.tx((tx) => beginAgain(tx, cursor))
    return false
  }
  const failed = answer.kind === 'unknown' ? answer.why : 'config'
  ctx.log.warn({ after, failed }, 'feed: no page')
  await saveFeed(ctx.db, { asked_at: ctx.now(), failed })
  return false
}

async function storePage(tx: TxContext, after: number | null, page: FeedPage): Promise<boolean> {
  const { numbering, rows, next, watermark } = page
  const state = await lockFeed(tx.db)
  // Another worker has stored this page meanwhile.
  if (state.cursor !== after) return false
  if (after !== null && state.numbering !== null && state.numbering !== numbering) {
    tx.log.error({ after, numbering }, 'feed: numbered anew; its homes are looked up one by one')
    await beginAgain(tx, after)
    return false
  }
  const whole = after === null ? wholeFrom(rows, tx.now()) : (state.whole_from ?? wholeFrom(rows, tx.now()))
  if (after === null) await forgetCounts(tx.db)
  if (rows.length > 0) {
    await countRows(tx.db, rows)
    if ((await insertRows(tx.db, rows)) > 0) await tx.enqueue('subscribe.news', {}, { key: 'news' })
  }
  killPoint('feed.storing')
  const lost = await missing(tx.db, watermark, addDays(dayInSeoul(whole), 1))
  if (lost.length > 0) {
    tx.log.error({ lost }, 'feed: fewer rows came than it gave; its homes are looked up one by one')
    await beginAgain(tx, Number(next), 'count')
    return false
  }
  await saveCourts(tx.db, watermark)
  await saveFeed(tx.db, {
    cursor: Number(next),
    numbering,
    whole_from: whole,
    read_at: tx.now(),
    asked_at: tx.now(),
    failed: null,
  })
  return rows.length > 0
}

/** After a gap: no home is covered until its list has been asked for again. */
async function beginAgain(tx: TxContext, after: number | null, failed = 'gap'): Promise<void> {
  const state = await lockFeed(tx.db)
  if (failed === 'gap' && state.cursor !== after) return
  await saveFeed(tx.db, { cursor: null, whole_from: null, asked_at: tx.now(), failed })
}

const wholeFrom = (rows: readonly FeedRow[], now: Date): Date =>
  rows[0] ? new Date(Math.min(rows[0].at.getTime() + OLDEST_MS, now.getTime())) : now
