import type { Won } from '../values/won.ts'
import type { BearingId } from './bearing.ts'
import type { Change, MeaningId } from './change.ts'
import { isBeforePaying, type Stage } from './stage.ts'

/** alarm: act today. look: check it this week. note: good to know. */
export const urgencies = ['alarm', 'look', 'note'] as const
export type Urgency = (typeof urgencies)[number]

/** The change in the payout caused by this change alone. Null if it could not be computed. */
export type Effect = { low: Won; likely: Won; high: Won } | null

type Weighed = { change: Change; bearing: readonly BearingId[]; effect: Effect; stage: Stage; deposit: Won | null }

/** The most urgent assessment of the change by its kind, its time, its rank and its cost. */
export function urgencyOf({ change, bearing, effect, stage, deposit }: Weighed): Urgency {
  const early = isBeforePaying(stage) || bearing.some((b) => ahead.has(b))
  const table = early ? untilPaid : onceThere
  return mostUrgent([...change.meaning.map((m) => table[m] ?? 'note'), byLoss(effect, deposit)])
}

export const mostUrgent = (list: readonly Urgency[]): Urgency => urgencies.find((u) => list.includes(u)) ?? 'note'

/** Of several changes; what could not be compared is to be looked at. Null if there is nothing. */
export function overallUrgency(changes: readonly { urgency: Urgency }[], doubts: readonly unknown[]): Urgency | null {
  const urgencies = [...changes.map((c) => c.urgency), ...(doubts.length > 0 ? (['look'] as const) : [])]
  return urgencies.length === 0 ? null : mostUrgent(urgencies)
}

const ahead: ReadonlySet<BearingId> = new Set([
  'ahead-of-lease',
  'on-move-in-day',
  'landlord-not-bound',
  'rank-unknown',
])

/** An additional loss of a tenth of the deposit is an alarm, regardless of its cause. */
function byLoss(effect: Effect, deposit: Won | null): Urgency {
  if (effect === null || (effect.likely >= 0 && effect.low >= 0)) return 'note'
  return deposit !== null && -effect.likely * 10 >= deposit && effect.likely < 0 ? 'alarm' : 'look'
}

/** While the money can still be withheld, and for everything that ranks ahead of the lease. */
const untilPaid: Partial<Record<MeaningId, Urgency>> = {
  'new-debt': 'alarm',
  'debt-raised': 'alarm',
  'debt-back': 'alarm',
  'amount-not-printed': 'look',
  'former-tenant-unpaid': 'alarm',
  'other-tenant-right': 'alarm',
  'auction-begun': 'alarm',
  'seizure-begun': 'alarm',
  'title-challenged': 'alarm',
  'owner-changed': 'alarm',
  'owner-part-changed': 'alarm',
  'owner-back': 'alarm',
  'owner-unclear': 'alarm',
  'trust-begun': 'alarm',
  'insolvency-begun': 'alarm',
  'restriction-begun': 'alarm',
  'land-debt-hidden': 'alarm',
  'land-right-gone': 'alarm',
  'kind-unknown': 'alarm',
  'application-waiting': 'alarm',
  'application-to-clear': 'look',
  'lender-changed': 'look',
  'lender-is-moneylender': 'look',
  'debtor-changed': 'look',
  'collateral-more': 'look',
  'building-changed': 'look',
  'land-right-changed': 'look',
  'rental-ended': 'look',
  'cancel-unclear': 'look',
  'trust-ended': 'look',
}

/** For a tenant with a rank who lives there: later entries. */
const onceThere: Partial<Record<MeaningId, Urgency>> = {
  'auction-begun': 'alarm',
  'insolvency-begun': 'alarm',
  'kind-unknown': 'look',
  'seizure-begun': 'look',
  'former-tenant-unpaid': 'look',
  'title-challenged': 'look',
  'owner-changed': 'look',
  'owner-part-changed': 'look',
  'owner-back': 'look',
  'owner-unclear': 'look',
  'trust-begun': 'look',
  'trust-ended': 'look',
  'land-debt-hidden': 'look',
  'land-right-gone': 'look',
  'lender-is-moneylender': 'look',
  'building-changed': 'look',
  'rental-ended': 'look',
  'cancel-unclear': 'look',
  'application-waiting': 'look',
}
