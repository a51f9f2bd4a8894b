import { type CasePhase, isOver } from './case-phase.ts'
import { officeHoursBetween } from './office-hours.ts'

/**
 * The home's state machine: idle → application → pending → confirmed-changed | confirmed-same → idle; application →
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
/** unknown-source: a look-up is overdue by half a cadence. stale: no look-up has succeeded for two cadences. */
export const homeOverlays = ['unknown-source', 'stale'] as const
export type HomeOverlay = (typeof homeOverlays)[number]

/**
 * `since`: when the case was first seen in this phase. `goneAt`: since when it is not listed, without a known end.
 * `isClosed`: an extract has shown its result.
 */
export type HomeCase = { phase: CasePhase; since: Date; goneAt: Date | null; isClosed: boolean }
/**
 * The last extract compared with the previous one. pending: it was refused or stamped because a case is being
 * processed. unsure: it was read, and it is unclear whether something changed.
 */
export type HomeExtract = { at: Date; says: 'same' | 'changed' | 'pending' | 'unsure' }
export type HomeSigns = {
  /** The open cases, and those that ended or vanished since the extract before the last. */
  cases: readonly HomeCase[]
  extract: HomeExtract | null
  /** The last look-up with a reliable answer. */
  lastSuccessAt: Date | null
  /** Hours between look-ups (`cadenceHours`) for the newest slot whose time has come. */
  cadence: number
  now: Date
}
export type HomeState = {
  phase: HomePhase
  overlays: readonly HomeOverlay[]
  /** From when on an extract can show the result of a case that ended or vanished; null: none is awaited. */
  extractFrom: Date | null
}

/** The state of a home. The most urgent case decides: an ended case hides no open one. */
export function homePhase(signs: HomeSigns): HomeState {
  const { cases, extract } = signs
  const from = cases.flatMap((one) => awaitedFrom(one, extract)?.getTime() ?? [])
  const extractFrom = from.length > 0 ? new Date(Math.min(...from)) : null
  return { phase: phaseOf(signs, extractFrom !== null), overlays: overlaysOf(signs), extractFrom }
}

/**
 * Providers answer with a copy of the register that is up to an hour old: one that was read less than an hour after a
 * case ended, and does not show its result, proves nothing.
 */
const COPY_MS = 3_600_000
/** True if a register that was read at `readAt` shows the result of a case that ended or vanished at `settledAt`. */
export const isShownBy = (settledAt: Date, readAt: Date): boolean => readAt.getTime() >= settledAt.getTime() + COPY_MS

/** The cases that ended or vanished more than two cadences ago, and whose result no extract has shown since. */
export const unconfirmedCases = <C extends HomeCase>(
  cases: readonly C[],
  { extract, cadence, now }: Pick<HomeSigns, 'extract' | 'cadence' | 'now'>,
): C[] =>
  cases.filter((one) => {
    const at = settledAt(one)
    return (
      at !== null && awaitedFrom(one, extract) !== null && silentHours(at, now, cadence) > unconfirmedAfter(cadence)
    )
  })
/** Two cadences; a second extract, an hour after the first one, is no delay. */
const unconfirmedAfter = (cadence: number): number => Math.max(cadence * after.stale, 2)

/** A case ended or vanished: from when on an extract can show the result, if none since then has. */
function awaitedFrom(one: HomeCase, extract: HomeExtract | null): Date | null {
  const at = one.isClosed ? null : settledAt(one)
  if (at === null) return null
  const read = extract?.says === 'same' || extract?.says === 'changed' ? extract.at : null
  if (read === null || read < at) return at
  return isShownBy(at, read) ? null : new Date(at.getTime() + COPY_MS)
}

function phaseOf({ cases, extract, lastSuccessAt }: HomeSigns, awaitsExtract: boolean): HomePhase {
  if (cases.some((c) => !isOver(c.phase) && c.goneAt === null) || isStamped(extract, cases)) return 'application'
  if (awaitsExtract) return 'pending'
  // a confirmed or dismissed state is valid until the next check
  const isNews = (at: Date) => lastSuccessAt === null || at >= lastSuccessAt
  if (extract !== null && isNews(extract.at)) {
    if (extract.says === 'changed') return 'confirmed-changed'
    if (cases.some((c) => settledAt(c) !== null)) return 'confirmed-same'
  }
  return cases.some((c) => c.phase === 'dismissed' && isNews(c.since)) ? 'dismissed' : 'idle'
}

/** A case that ended or vanished after the extract is the case that the extract was stamped with. */
const isStamped = (extract: HomeExtract | null, cases: readonly HomeCase[]): boolean =>
  extract?.says === 'pending' && !cases.some((c) => (isOver(c.phase) ? c.since : (c.goneAt ?? extract.at)) > extract.at)

/** When a case ended or vanished in a way that needs an extract to show the result. */
const settledAt = ({ phase, since, goneAt }: HomeCase): Date | null =>
  phase === 'completed' ? since : phase === 'dismissed' ? null : goneAt

const after: Readonly<Record<HomeOverlay, number>> = { 'unknown-source': 1.5, stale: 2 }
function overlaysOf({ lastSuccessAt, cadence, now }: HomeSigns): HomeOverlay[] {
  const silent = lastSuccessAt === null ? Infinity : silentHours(lastSuccessAt, now, cadence)
  return homeOverlays.filter((overlay) => silent > cadence * after[overlay])
}

/** Several look-ups a day are only made in office hours: a night is not a gap. */
const silentHours = (from: Date, to: Date, cadence: number): number =>
  cadence < 24 ? officeHoursBetween(from, to) : (to.getTime() - from.getTime()) / 3_600_000
