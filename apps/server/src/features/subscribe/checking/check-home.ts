import { performance } from 'node:perf_hooks'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { servedWatches, type HomeRow } from '../queries.ts'
import { isSameSchedule, lockClaimed, saveSchedule } from './claim-queries.ts'
import { fetchCases } from './fetch-cases.ts'
import { readFeedRows } from './read-feed-rows.ts'
import { fetchFirst, fetchRegister } from './fetch-register.ts'
import type { Found, Timed } from './found.ts'
import { saveFound } from './save-found.ts'

/**
 * One check of a home in three phases: the claim is committed, the sources are asked outside any transaction, and the
 * answers are stored for all of its watches in one transaction.
 */
export async function checkHome(ctx: Context, home: HomeRow): Promise<void> {
  killPoint('watch.claimed')
  if (await restUnpaid(ctx, home)) return
  const found = await fetchSources(ctx, home)
  killPoint('watch.answered')
  await saveFound(ctx, home, found)
  killPoint('watch.kept')
}

/**
 * Nobody has paid for this home at the moment: nothing is asked, and no register becomes the new baseline unseen. A
 * payment makes the home due immediately.
 */
async function restUnpaid(ctx: Context, home: HomeRow): Promise<boolean> {
  if (home.unique_no === null || (await servedWatches(ctx.db, home.home_seq)).length > 0) return false
  await ctx.tx(async (tx) => {
    const claimed = await lockClaimed(tx.db, home)
    if (!claimed) return
    const next_at = new Date(tx.now().getTime() + 24 * 3_600_000)
    await saveSchedule(tx.db, home.home_seq, { lease_until: null, ...(isSameSchedule(home, claimed) && { next_at }) })
  })
  return true
}

/**
 * Before the register the list of applications is asked, so that whatever is completed there is already on the
 * register. If the feed covers the home, the list is skipped, unless a user requested a check now.
 */
async function fetchSources(ctx: Context, home: HomeRow): Promise<Timed[]> {
  if (home.next_kind === 'first') return [await timed(ctx, fetchFirst(ctx, home))]
  const feed = await readFeedRows(ctx, home)
  const listed: Timed[] = feed ? [{ found: feed, at: ctx.now(), ms: 0 }] : []
  if ((!feed?.until || home.asked_at !== null) && (home.next_kind === 'cases' || home.owner_known))
    listed.push(await timed(ctx, fetchCases(ctx, home)))
  return home.next_kind === 'cases' ? listed : [...listed, await timed(ctx, fetchRegister(ctx, home))]
}

async function timed(ctx: Context, asked: Promise<Found>): Promise<Timed> {
  const [at, started] = [ctx.now(), performance.now()]
  const found = await asked
  return { found, at, ms: Math.round(performance.now() - started) }
}

/** A failed check does not stop the others; it runs again when the worker's lease expires. */
export async function checkSafely(ctx: Context, home: HomeRow): Promise<void> {
  try {
    await checkHome(ctx, home)
  } catch (error) {
    ctx.log.error({ err: error, home_seq: home.home_seq }, 'watch: a check failed')
  }
}
