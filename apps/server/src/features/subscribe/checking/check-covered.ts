import { performance } from 'node:perf_hooks'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { isLongSilent } from '../alerting/tell-outage.ts'
import { saidByFeed } from './apply-cases.ts'
import { checkSafely } from './check-home.ts'
import { aroundHomes, claimCovered, fullHomes, saveCovered, type Covered } from './covered-queries.ts'
import { decideNext, type Next } from './decide-next.ts'

const AT_ONCE = 2500
/** One waits for the database while the other decides. */
const LANES = 2

/**
 * The homes for which the feed answers and of which it tells nothing: checked by the thousand, with the same rule for what
 * a look says and when the next one is. Whatever is more than "nothing new" is left to the check of one home.
 */
export async function checkCovered(ctx: Context, untilMs: number): Promise<void> {
  if (!ctx.applicationsFeed) return
  const lane = async () => {
    while (performance.now() < untilMs && (await checkBatch(ctx)) > 0) continue
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function checkBatch(ctx: Context): Promise<number> {
  const claimed = await claimCovered(ctx.db, AT_ONCE)
  if (claimed.length === 0) return 0
  killPoint('watch.batch-claimed')
  const now = ctx.now()
  const around = await aroundHomes(
    ctx.db,
    claimed.map((h) => h.home_seq),
    now,
  )
  const plain: { home: Covered; next: Next; cases: number }[] = []
  const rest: Covered[] = []
  for (const home of claimed) {
    const near = around(home.home_seq)
    const said = saidByFeed(near.cases, [], home.until)
    const next = decideNext(home, { all: [said], later: null, owners: null }, near, now)
    if (next.isStale || next.turn.next_at <= now || isLongSilent(home, now)) rest.push(home)
    else plain.push({ home, next, cases: said.cases ?? 0 })
  }
  // Those that somebody asked of meanwhile are left as they are, and checked by themselves.
  const saved = new Set(await ctx.tx((tx) => saveCovered(tx.db, plain, now)))
  killPoint('watch.batch-kept')
  rest.push(...plain.flatMap(({ home }) => (saved.has(home.home_seq) ? [] : [home])))
  for (const home of await fullHomes(ctx.db, rest)) await checkSafely(ctx, home)
  return claimed.length
}
