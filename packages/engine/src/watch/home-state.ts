import { type CasePhase, isOver } from './case-phase.ts'
import { officeHoursBetween } from './office-hours.ts'

/**
 * The home's machine: idle → application → pending → confirmed-changed | confirmed-same → idle; application →
 * dismissed.
 */
export const homePhases = [
  'idle',
  'application',
  'pending',
  'confirmed-changed',
  'confirmed-same',
  'dismissed',
] as const
export type HomePhase = (typeof homePhases)[number]
/** unknown-source: a look-up is overdue by half a cadence. stale: there was no success for two. */
export const homeOverlays = ['unknown-source', 'stale'] as const
export type HomeOverlay = (typeof homeOverlays)[number]

/** `since`: when the case was first seen in this phase. `goneAt`: since when it is not listed, without an end. */
export type HomeCase = { phase: CasePhase; since: Date; goneAt: Date | null }
/**
 * The last extract against the one before. pending: it was refused or stamped because a case is being processed. unsure:
 * it was read, and whether something changed cannot be said.
 */
export type HomeExtract = { at: Date; says: 'same' | 'changed' | 'pending' | 'unsure' }
export type HomeSigns = {
  /** The open ones, and those that ended or vanished since the extract before the last. */
  cases: readonly HomeCase[]
  extract: HomeExtract | null
  /** The last look-up that was answered, in a way that can be believed. */
  lastSuccessAt: Date | null
  /** Hours from look-up to look-up (`cadenceHours`), of the newest slot whose time has come. */
  cadence: number
  now: Date
}
export type HomeState = {
  phase: HomePhase
  overlays: readonly HomeOverlay[]
  /** A case ended or vanished, and no extract tells yet what it did. */
  awaitsExtract: boolean
}

/** Where a home stands. The most pressing case decides: one that has ended hides none that is open. */
export function homePhase(signs: HomeSigns): HomeState {
  const { cases, extract } = signs
  const told = extract?.says === 'same' || extract?.says === 'changed' ? extract.at : null
  const awaitsExtract = cases.map(settledAt).some((at) => at !== null && (told === null || at > told))
  return { phase: phaseOf(signs, awaitsExtract), overlays: overlaysOf(signs), awaitsExtract }
}

function phaseOf({ cases, extract, lastSuccessAt }: HomeSigns, awaitsExtract: boolean): HomePhase {
  if (cases.some((c) => !isOver(c.phase) && c.goneAt === null) || isStamped(extract, cases)) return 'application'
  if (awaitsExtract) return 'pending'
  // what was confirmed or dismissed stands until the next look
  const isNews = (at: Date) => lastSuccessAt === null || at >= lastSuccessAt
  if (extract !== null && isNews(extract.at)) {
    if (extract.says === 'changed') return 'confirmed-changed'
    if (cases.some((c) => settledAt(c) !== null)) return 'confirmed-same'
  }
  return cases.some((c) => c.phase === 'dismissed' && isNews(c.since)) ? 'dismissed' : 'idle'
}

/** A case that ended or vanished after the extract is the one that it was stamped with. */
const isStamped = (extract: HomeExtract | null, cases: readonly HomeCase[]): boolean =>
  extract?.says === 'pending' && !cases.some((c) => (isOver(c.phase) ? c.since : (c.goneAt ?? extract.at)) > extract.at)

/** When a case came to its end, or out of sight, such that only an extract can tell what it did. */
const settledAt = ({ phase, since, goneAt }: HomeCase): Date | null =>
  phase === 'completed' ? since : phase === 'dismissed' ? null : goneAt

const after: Readonly<Record<HomeOverlay, number>> = { 'unknown-source': 1.5, stale: 2 }
function overlaysOf({ lastSuccessAt, cadence, now }: HomeSigns): HomeOverlay[] {
  const silent = lastSuccessAt === null ? Infinity : silentHours(lastSuccessAt, now, cadence)
  return homeOverlays.filter((overlay) => silent > cadence * after[overlay])
}

/** Several look-ups a day are made in office hours alone: a night is no silence. */
const silentHours = (from: Date, to: Date, cadence: number): number =>
  cadence < 24 ? officeHoursBetween(from, to) : (to.getTime() - from.getTime()) / 3_600_000
