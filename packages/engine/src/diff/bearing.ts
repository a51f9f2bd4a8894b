import type { LeaseInput } from '../assessment.ts'
import { opposableFrom } from '../law/opposability.ts'
import type { ResolvedRegister } from '../register/model.ts'
import type { Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import type { Change } from './change.ts'
import { rightWith } from './find-entries.ts'

/** Effects of a change on one lease, relative to the moment from which the lease is opposable. */
export const bearingIds = [
  'not-moved-in-yet',
  'move-in-unknown',
  'ahead-of-lease',
  'on-move-in-day',
  'behind-lease',
  'rank-unknown',
  'after-contract',
  'landlord-is-another',
  'landlord-not-bound',
  'landlord-succeeds',
] as const
export type BearingId = (typeof bearingIds)[number]

type Dates = { signed: Day | null; moveIn: Day | null; today: Day }

/** The effects of a change on the lease. Empty for changes without a rank against it: names, ends, remarks. */
export function bearingOf(c: Change, after: ResolvedRegister, lease: LeaseInput, today: Day): BearingId[] {
  const dates = { signed: valueOf(lease.contractDate), moveIn: valueOf(lease.moveInDate), today }
  const owner = newOwner(c)
  if (!ranking.has(c.kind) && !owner) return []
  const rank = rankOf(sinceOf(c, after), dates)
  const late = isBetween(c.day, dates) ? (['after-contract'] as const) : []
  return [...(owner ? ownerBearing(rank, dates) : [rank]), ...late]
}

const ranking: ReadonlySet<Change['kind']> = new Set(['right-added', 'restored', 'amount-raised', 'separate-noted'])
const newOwner = (c: Change): boolean => c.kind === 'trust-added' || (c.kind === 'owner-changed' && c.owners !== null)

/** An increase under a rank of its own counts from its own day (부동산등기법 52조 단서). */
function sinceOf(c: Change, after: ResolvedRegister): Day | null {
  const id = c.entries[0]?.entry ?? null
  const right = id === null ? null : rightWith(after, id)
  if (right === null || c.kind === 'restored') return c.day
  return right.raises?.find((r) => r.entry === id)?.since ?? right.since
}

function rankOf(since: Day | null, { moveIn, today }: Dates): BearingId {
  if (moveIn === null) return 'move-in-unknown'
  if (moveIn > today) return 'not-moved-in-yet'
  if (since === null) return 'rank-unknown'
  if (since === moveIn && since < opposableFrom(moveIn)) return 'on-move-in-day'
  return since < opposableFrom(moveIn) ? 'ahead-of-lease' : 'behind-lease'
}

/** A buyer takes over a lease that is opposable (주택임대차보호법 3조④), but not if the buyer's rank is earlier. */
function ownerBearing(rank: BearingId, { signed, today }: Dates): BearingId[] {
  if (rank === 'behind-lease') return ['landlord-succeeds']
  if (rank !== 'not-moved-in-yet' && rank !== 'move-in-unknown') return ['landlord-not-bound']
  // no contract with the former owner yet
  return signed !== null && signed <= today ? ['landlord-is-another'] : []
}

/** Between the signature and the move: the days usually covered by a 특약. */
const isBetween = (day: Day | null, { signed, moveIn, today }: Dates): boolean =>
  day !== null && signed !== null && day >= signed && day <= (moveIn ?? today)
