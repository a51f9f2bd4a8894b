import { LOOKUPS_AN_HOUR, URGENT_LOOKUPS_AN_HOUR } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { caseKey } from '@jipsalpim/engine/watch/follow-cases.ts'
import { meaningOfEmpty } from '@jipsalpim/engine/watch/source-answer.ts'
import type { SeenApplication } from '@jipsalpim/providers/register-applications/port.ts'
import type { Context } from '../../../kernel/context.ts'
import { openCases, type HomeRow } from '../queries.ts'
import { ownerPlace } from '../sealed-place.ts'
import { fillQuota, consumeQuota } from './claim-queries.ts'
import type { Found } from './found.ts'
import { identityOf } from './identity-of.ts'

const kinds = { 토지: 'land', 건물: 'building', 집합건물: 'unit' } as const

/**
 * Asks the registry for applications under the name of every owner, because it lists them by the parties' names: if one
 * name were left out, its applications would seem to be gone. An error is never read as "none".
 */
export async function fetchCases(ctx: Context, home: HomeRow): Promise<Found> {
  const source = ctx.applications.vendor
  const names = openOwners(ctx, home)
  if (names.length === 0 || home.unique_no === null || home.register_kind === null)
    return { is: 'silence', source, why: 'owner-unknown' }
  const identity = identityOf(home.home_seq, ctx.applications.identities)
  const most = home.next_slot === 'balance-day' ? URGENT_LOOKUPS_AN_HOUR : LOOKUPS_AN_HOUR
  const seen: SeenApplication[] = []
  for (const ownerName of names) {
    if (!(await consumeQuota(ctx.db, identity, most))) return { is: 'later', seconds: secondsToNextHour(ctx.now()) }
    const answer = await ctx.applications.list({
      uniqueNo: home.unique_no,
      ownerName,
      kind: kinds[home.register_kind],
      identity,
    })
    if (!answer.ok) {
      if (answer.kind !== 'refused')
        return { is: 'silence', source, why: answer.kind === 'unknown' ? answer.why : 'config' }
      if (answer.reason === 'id-in-use') return { is: 'later', seconds: 30 }
      // The registry counts by its own hour and wants fewer requests: neither an answer about the home nor a failure.
      if (answer.reason === 'over-use-warning') {
        await fillQuota(ctx.db, identity, URGENT_LOOKUPS_AN_HOUR)
        return { is: 'later', seconds: secondsToNextHour(ctx.now()) }
      }
      return { is: 'silence', source, why: answer.reason }
    }
    const known = new Set(seen.map(caseKey))
    seen.push(...answer.value.filter((one) => !known.has(caseKey(one))))
  }
  if (seen.length > 0) return { is: 'cases', source, seen, empty: 'no-case' }
  const cases = await openCases(ctx.db, home.home_seq)
  const empty = meaningOfEmpty({
    ownerName: names[0] ?? null,
    ownerAsOf: home.owner_as_of,
    lastExtractAt: home.last_extract_at,
    // An application for the title was completed, and the register has not been read since.
    ownerChangedSince: cases.some((c) => c.phase === 'completed' && /소유권|신탁|합유|지분/.test(c.purpose)),
  })
  return { is: 'cases', source, seen: [], empty }
}

/** The owners as of the last register. */
function openOwners(ctx: Pick<Context, 'seal'>, home: HomeRow): readonly string[] {
  if (!home.owner_sealed) return []
  // Written by saveFound.
  return JSON.parse(ctx.seal.open(ownerPlace(home.home_seq), home.owner_sealed).reveal()) as string[]
}

const secondsToNextHour = (now: Date): number => 3600 - (Math.floor(now.getTime() / 1000) % 3600)
