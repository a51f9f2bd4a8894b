import { performance } from 'node:perf_hooks'
import { slots, type Slot } from '@jipsalpim/engine/watch/cadence.ts'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { isInOutage } from '../alerting/alert-outage.ts'
import { resultOfFeed } from './apply-cases.ts'
import { checkSafely } from './check-home.ts'
import { claimHome } from './claim-queries.ts'
import { aroundHomes, byIndexOnly, lockCovered, saveCovered } from './covered-queries.ts'
import { decideNext } from './decide-next.ts'

/** Homes per batch; their rows stay locked while it is decided, a tenth of a second. */
const AT_ONCE = 1000
/** One waits for the database while the other computes. */
const LANES = 2

/**
 * Checks in batches the homes that the feed covers without news, by the same rule as a single check (`decideNext`),
 * shortest deadline first. A home that needs more than "nothing new" gets a check of its own.
 */
export async function checkCovered(ctx: Context, untilMs: number): Promise<void> {
  if (!ctx.applicationsFeed) return
  for (const slot of slots) {
    const taken = { until: new Date(0) }
    const lane = async () => {
      while (performance.now() < untilMs && (await checkBatch(ctx, slot, taken)) > 0) continue
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  }
}

/**
 * One transaction, because no outside service is called: a worker that is killed in it leaves the homes unchanged, and a
 * row lock replaces the lease.
 */
async function checkBatch(ctx: Context, slot: Slot, taken: { until: Date }): Promise<number> {
  const { claimed, rest } = await ctx.tx(async (tx) => {
    await byIndexOnly(tx.db)
    const homes = await lockCovered(tx.db, slot, taken.until, AT_ONCE)
    const last = homes.at(-1)
    if (!last) return { claimed: 0, rest: [] }
    if (last.next_at > taken.until) taken.until = last.next_at
    killPoint('watch.batch-claimed')
    const now = tx.now()
    const seqs = homes.map((h) => h.home_seq)
    const around = await aroundHomes(tx.db, seqs, now)
    const plain = homes.flatMap((home) => {
      const near = around(home.home_seq)
      const said = resultOfFeed(near.cases, [], home.until)
      const next = decideNext(home, { all: [said], later: null, owners: null }, near, now)
      const isMore = next.isStale || next.turn.next_at <= now || isInOutage(home, now)
      return isMore ? [] : [{ home, next, cases: said.cases ?? 0 }]
    })
    const saved = new Set(await saveCovered(tx.db, plain, now))
    return { claimed: seqs.length, rest: seqs.filter((seq) => !saved.has(seq)) }
  })
  if (claimed > 0) killPoint('watch.batch-kept')
  for (const seq of rest) {
    const home = await claimHome(ctx.db, seq)
    if (home) await checkSafely(ctx, home)
  }
  return claimed
}
