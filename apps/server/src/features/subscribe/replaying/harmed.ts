import { LOOKUPS_AN_HOUR } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { operatorWatchMissed } from '@jipsalpim/contract/areas/operator/watching.ts'
import type { Sent } from '@jipsalpim/contract/call.ts'
import { dueBy, slots } from '@jipsalpim/engine/watch/cadence.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail } from '../../../kernel/serve.ts'
import { identityOf } from '../checking/identity-of.ts'
import { scheduledBy } from '../reading/scheduled-checks.ts'
import { homesBefore, checksFrom, servedOf, usedThisHour, type WindowHome } from './replay-queries.ts'

export type Asked = Pick<Sent<typeof operatorWatchMissed>, 'from' | 'to' | 'what'>
export type Harmed = { home: WindowHome; by: 'failed' | 'missed'; isDue: boolean; at: Date }

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** The longest window: within a week every home has its regular checks again. */
const LONGEST_DAYS = 7

/**
 * The homes with a failed or missed check in the window that have not been checked since. Most urgent first, each with
 * the time at which its registry account has quota for it.
 */
export async function harmedHomes(ctx: Context, { from: since, to: until, what }: Asked): Promise<Harmed[]> {
  const now = ctx.now()
  const [from, to] = [new Date(since), new Date(until)]
  const length = to.getTime() - from.getTime()
  if (length <= 0 || length > LONGEST_DAYS * DAY_MS || to > now) throw new Fail('operatorRefused', { reason: 'window' })
  const homes = (await homesBefore(ctx.db, to)).filter((home) => lastOf(home, what) < to)
  const seqs = homes.map((home) => home.home_seq)
  const checks = Map.groupBy(await checksFrom(ctx.db, seqs, from), (check) => check.home_seq)
  const watches = Map.groupBy(await servedOf(ctx.db, seqs), (watch) => watch.home_seq)
  const harmed = homes.flatMap((home) => {
    const own = checks.get(home.home_seq) ?? []
    const failed = own.filter((l) => !l.ok && l.at < to).map((l) => l.at)
    const missed = (watches.get(home.home_seq) ?? [])
      .flatMap((watch) =>
        scheduledBy(watch, home.unique_no, {
          from: watch.begun_at > from ? watch.begun_at : from,
          until: to,
          over: now,
        }),
      )
      .filter((turn) => !own.some((l) => l.ok && l.at >= turn.at && l.at < dueBy(turn)))
      .map((turn) => turn.at)
    const last = Math.max(...[...failed, ...missed].map((at) => at.getTime()))
    if (last < lastOf(home, what).getTime() || failed.length + missed.length === 0) return []
    return [{ home, by: failed.length > 0 ? ('failed' as const) : ('missed' as const) }]
  })
  return spread(ctx, harmed, now)
}

/** When the list or the register was last read. */
const lastOf = (home: WindowHome, what: Asked['what']): Date =>
  (what === 'list' ? home.last_success_at : home.last_extract_at) ?? home.made_at

/** Spreads the checks over the hours by the remaining quota of each registry account. */
async function spread(ctx: Context, harmed: readonly Pick<Harmed, 'home' | 'by'>[], now: Date): Promise<Harmed[]> {
  const used = await usedThisHour(ctx.db)
  const taken = new Map<number, number>()
  const nextHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS
  return harmed.toSorted(byUrgency).map(({ home, by }) => {
    const isDue = home.next_at <= now || (home.lease_until !== null && home.lease_until > now)
    const identity = identityOf(home.home_seq, ctx.applications.identities)
    const nth = taken.get(identity) ?? used.get(identity) ?? 0
    taken.set(identity, nth + 1)
    const hours = Math.floor(nth / LOOKUPS_AN_HOUR)
    return { home, by, isDue, at: hours === 0 ? now : new Date(nextHour + (hours - 1) * HOUR_MS) }
  })
}

const byUrgency = (a: Pick<Harmed, 'home'>, b: Pick<Harmed, 'home'>): number =>
  slots.indexOf(a.home.next_slot) - slots.indexOf(b.home.next_slot) ||
  a.home.due_by.getTime() - b.home.due_by.getTime() ||
  a.home.home_seq - b.home.home_seq
