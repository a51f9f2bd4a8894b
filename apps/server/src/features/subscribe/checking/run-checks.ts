import { performance } from 'node:perf_hooks'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import type { HomeRow } from '../queries.ts'
import { checkCovered } from './check-covered.ts'
import { checkHome, checkSafely } from './check-home.ts'
import { claimDue, claimHome, releaseClaim, STARTS_WITHIN_MS } from './claim-queries.ts'
import { identityOf } from './identity-of.ts'

/** After this time the rest is left to the next round, so that the job ends well before its time limit. */
const ROUND_MS = 45_000
const AT_ONCE = 40

/** Checks one home now, if it is due. */
export const checkOne: JobHandler<'subscribe.check'> = async (ctx, { home_seq }) => {
  const home = await claimHome(ctx.db, home_seq)
  if (home) await checkHome(ctx, home)
}

/**
 * Checks every due home: first those that the feed covers, in batches of a thousand, then the others one by one,
 * earliest deadline first.
 */
export const runRound: JobHandler<'subscribe.round'> = async (ctx) => {
  const started = performance.now()
  await checkCovered(ctx, started + ROUND_MS)
  for (let homes = await claimDue(ctx.db, AT_ONCE); homes.length > 0; homes = await claimDue(ctx.db, AT_ONCE)) {
    await checkAll(ctx, homes)
    if (performance.now() - started > ROUND_MS) return
  }
}

/**
 * Runs the registry accounts in parallel, but each account's checks one by one: the registry refuses two requests of
 * one account at once.
 */
async function checkAll(ctx: Context, homes: readonly HomeRow[]): Promise<void> {
  const claimed = performance.now()
  const lanes = Map.groupBy(homes, (home) => identityOf(home.home_seq, ctx.applications.identities))
  const done = await Promise.allSettled([...lanes.values()].map((lane) => checkLane(ctx, lane, claimed)))
  for (const one of done) if (one.status === 'rejected') throw one.reason
}

/** If the registry is slow, the homes whose claims would expire during their checks are left to the next round. */
async function checkLane(ctx: Context, homes: readonly HomeRow[], claimed: number): Promise<void> {
  for (const home of homes)
    if (performance.now() - claimed < STARTS_WITHIN_MS) await checkSafely(ctx, home)
    else await releaseClaim(ctx.db, home)
}
