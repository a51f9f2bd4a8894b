import { isBeforePaying, type Stage } from '../diff/stage.ts'
import type { Urgency } from '../diff/urgency.ts'
import { squeeze } from '../register/squeeze.ts'
import type { Day } from '../values/day.ts'
import { howDismissed, isCorrection } from './case-phase.ts'
import type { CaseStep } from './follow-cases.ts'

/**
 * missed: the register changed without an application that we saw. same: one was completed and nothing changed.
 * since-report: it changed between the report and the first check of the watch. unconfirmed: an application has ended, and
 * for two checks no register could be read that shows its result. unlisted: the register is refused because an
 * application is being processed, and the list does not name it.
 */
export const alertKinds = [
  'application',
  'correction',
  'registered',
  'dismissed',
  'withdrawn',
  'same',
  'missed',
  'since-report',
  'unconfirmed',
  'unlisted',
  'stopped',
  'resumed',
] as const
export type AlertKind = (typeof alertKinds)[number]
const assessed: ReadonlySet<AlertKind> = new Set(['application', 'correction', 'registered', 'missed', 'since-report'])
/**
 * The alert says what it means for a lease. An application that is over is not compared as if it were pending: without
 * effect it changes nothing, and with an unknown one there is nothing to compare yet.
 */
export const isAssessed = (kind: AlertKind): boolean => assessed.has(kind)

export type AlertCause =
  | { of: 'case'; step: CaseStep }
  /** A confirmed extract compared with the previous one. `caseSeen`: an application was seen before. */
  | { of: 'extract'; says: 'changed' | 'same'; caseSeen: boolean }
  /** The report's register compared with the first one of the watch: they differ. */
  | { of: 'report' }
  /** An application has ended, and no register shows its result (`unconfirmedCases`). */
  | { of: 'unconfirmed' }
  /** The register is refused because of an application, and none is known that explains it. */
  | { of: 'unlisted' }
  | { of: 'source'; says: 'stopped' | 'resumed' }

export type Alert = {
  kind: AlertKind
  /** Requires action today. */
  critical: boolean
  /** Hours after the first notice at which it is sent, until it is seen. */
  repeatsAfterHours: readonly number[]
  ignoresQuietHours: boolean
}

/** Hours after the first notice at which a critical alert is sent, until it is seen. Assumed. */
export const criticalRepeats = [0, 3, 24] as const

/** The alert for a sign, or null: changes that an extract has to confirm are reported with the extract. */
export function alertOf(sign: { cause: AlertCause; urgency: Urgency | null; stage: Stage }): Alert | null {
  const kind = kindOf(sign.cause)
  if (kind === null) return null
  const critical = isCritical(kind, sign)
  return { kind, critical, repeatsAfterHours: critical ? criticalRepeats : [0], ignoresQuietHours: critical }
}

function kindOf(cause: AlertCause): AlertKind | null {
  if (cause.of === 'source') return cause.says
  if (cause.of === 'report') return 'since-report'
  if (cause.of === 'unconfirmed' || cause.of === 'unlisted') return cause.of
  if (cause.of === 'extract') {
    if (cause.says === 'changed') return cause.caseSeen ? 'registered' : 'missed'
    return cause.caseSeen ? 'same' : null
  }
  const { why, now, case: seen } = cause.step
  if (why === 'same' || why === 'vanished') return null
  if (now === 'dismissed') return howDismissed(seen.stateWord) ?? 'dismissed'
  // in any phase in which it is first seen: its receipt was not reported before
  if (why === 'new') return 'application'
  return isCorrection(seen.stateWord) ? 'correction' : null
}

const mayBeCritical: ReadonlySet<AlertKind> = new Set([
  'application',
  'registered',
  'missed',
  'since-report',
  'unlisted',
])
/**
 * Decided by the judgement; without one, a new burden is an alarm while the money can still be withheld: unknown is
 * never good news.
 */
function isCritical(kind: AlertKind, { cause, urgency, stage }: Parameters<typeof alertOf>[0]): boolean {
  if (kind === 'stopped' || kind === 'unconfirmed') return stage === 'balance-day'
  if (!mayBeCritical.has(kind)) return false
  if (urgency !== null) return urgency === 'alarm'
  return isBeforePaying(stage) && !(cause.of === 'case' && isToClear(cause.step.case.purpose))
}

const isToClear = (purpose: string): boolean => squeeze(purpose).endsWith('말소')

/** `of`: the case's key, or the extract's name. */
export type AlertName = { home: string; kind: AlertKind; of: string; on: Day }
/** One alert per key: if another check finds it again, it is the same alert. A stopped watch is reported once a day. */
export const dedupeKey = ({ home, kind, of, on }: AlertName): string =>
  [home, kind, kind === 'stopped' || kind === 'resumed' ? on : of].join('|')
