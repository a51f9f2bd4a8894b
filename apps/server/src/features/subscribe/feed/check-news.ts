import { performance } from 'node:perf_hooks'
import type { JobHandler } from '../../../kernel/job.ts'
import { checkSafely } from '../checking/check-home.ts'
import { inLanes } from '../in-lanes.ts'
import { claimNews } from './feed-queries.ts'

const NEWS_MS = 200_000
const AT_ONCE = 40
const LANES = 4

/** Checks the homes with news from the feed, in the feed's order. */
export const checkNews: JobHandler<'subscribe.news'> = async (ctx) => {
  const started = performance.now()
  for (let homes = await claimNews(ctx.db, AT_ONCE); homes.length > 0; homes = await claimNews(ctx.db, AT_ONCE)) {
    await inLanes(homes, { lanes: LANES, work: (home) => checkSafely(ctx, home) })
    if (performance.now() - started > NEWS_MS) return ctx.enqueue('subscribe.news', {}, { key: 'news' })
  }
}
