import { cadenceHours } from '@jipsalpim/engine/watch/cadence.ts'
import {
  homePhase,
  unconfirmedCases,
  type HomeCase,
  type HomePhase,
  type HomeSigns,
} from '@jipsalpim/engine/watch/home-state.ts'
import type { HomeRow } from '../queries.ts'
import type { Applied, Result } from './applied.ts'
import { planNextCheck, type Around, type PlannedHome, type NextCheck } from './plan-home.ts'

export type CheckResults = {
  all: readonly Applied[]
  /** Seconds until the list can be asked, if its quota was used up; null: nothing was postponed. */
  later: number | null
  /** Whether the compared register names its owners; null: none was compared. */
  owners: Pick<HomeRow, 'owner_known'> | null
}
export type Next = {
  found: Pick<HomeRow, 'failures' | 'last_check_at' | 'last_success_at'> &
    Partial<Pick<HomeRow, 'last_extract_at' | 'last_extract_says'>>
  turn: NextCheck
  phase: HomePhase
  /** Two checks were missed. */
  isStale: boolean
  isAnswered: boolean
  /** The register is refused because of an application that the list does not name, or no longer. */
  isUnlisted: boolean
}
/** If the list fails, it is asked again in the next minutes, and may name the application. */
const TRIES_OF_LIST = 3

/** The state of a home after a check, and its next check. Pure: depends on its arguments only. */
export function decideNext(home: PlannedHome, { all, later, owners }: CheckResults, around: Around, now: Date): Next {
  const says = all.findLast((a) => a.says !== undefined)?.says
  const isRead = says === 'same' || says === 'changed'
  const isUnsure = says === 'unsure'
  const whole = all.filter((a) => !a.isPart)
  const hasFailed = whole.some((a) => a.result === 'failed')
  // Refused because an application is being entered: the registry has answered, and the next check is the scheduled
  // one. If the list, which names that application, did not answer, both are asked again as after a failure.
  const isEntered = says === 'pending' && home.next_kind === 'extract' && !hasFailed
  // An unreliable answer counts as no answer.
  const answers = whole.filter((a) => (a.says === 'pending' ? !hasFailed : isNews(a.result)))
  const isAnswered = answers.length > 0
  const isMissing = !isAnswered || (home.next_kind !== 'cases' && !isRead && !isUnsure && !isEntered)
  // The register answered and the list did not: an application that comes and goes before the next register is only on
  // the list, so the list is asked again, if the register names the owners under whose names it is searched.
  const isListMissing = hasFailed && (isRead || isUnsure) && (owners ?? home).owner_known
  const found = {
    // A postponed check has not failed.
    failures: whole.length === 0 ? home.failures : isMissing || isListMissing ? home.failures + 1 : 0,
    last_check_at: now,
    last_success_at: isAnswered ? latest(answers.map((a) => a.until ?? now)) : home.last_success_at,
    ...(says && { last_extract_says: says, last_extract_at: isRead || isUnsure ? now : home.last_extract_at }),
  }
  const state: PlannedHome = { ...home, ...found, ...owners }
  const { phase, overlays, extractFrom } = phaseOf(state, around, now, says !== undefined)
  const planned = planNextCheck(
    state,
    {
      extractFrom: !isRead && all.some((a) => a.now === 'extract') ? now : extractFrom,
      needsCases: all.some((a) => a.now === 'cases'),
      isEntered,
      isListMissing,
    },
    around,
    now,
  )
  const turn = later === null ? planned : withList(planned, later, home, now)
  const isListed = !hasFailed && later === null
  const isUnlisted =
    says === 'pending' &&
    home.unique_no !== null &&
    !around.cases.some((c) => c.closed_at === null && c.gone_at === null) &&
    (isListed || found.failures > TRIES_OF_LIST)
  return { found, turn, phase, isStale: overlays.includes('stale'), isAnswered, isUnlisted }
}

const latest = (all: readonly Date[]): Date => new Date(Math.max(...all.map((d) => d.getTime())))
const isNews = (result: Result): boolean => result !== 'failed' && result !== 'unknown'

/**
 * If the quota of the list was used up, it is asked as soon as possible, with the deadline of the check that it belongs
 * to.
 */
function withList(planned: NextCheck, seconds: number, home: PlannedHome, now: Date): NextCheck {
  const at = new Date(now.getTime() + seconds * 1000)
  return planned.next_at <= at ? planned : { ...planned, next_at: at, next_kind: 'cases', due_by: home.due_by }
}

/** The current phase of the home. */
export const phaseOf = (home: PlannedHome, { cases }: Pick<Around, 'cases'>, now: Date, isSaidNow = false) =>
  homePhase({
    cases: cases.map(asHomeCase),
    extract: extractOf(home, isSaidNow ? now : home.last_extract_at),
    lastSuccessAt: home.last_success_at ?? home.made_at,
    cadence: cadenceHours(home.next_slot),
    now,
  })

/** The applications that ended two checks ago or earlier, and whose result no register has shown since. */
export const unconfirmedOf = <C extends Around['cases'][number]>(
  home: PlannedHome,
  cases: readonly C[],
  now: Date,
): C[] =>
  unconfirmedCases(
    cases.map((row) => ({ ...asHomeCase(row), row })),
    { extract: extractOf(home, home.last_extract_at), cadence: cadenceHours(home.next_slot), now },
  ).map(({ row }) => row)

const extractOf = ({ last_extract_says: says }: PlannedHome, at: Date | null): HomeSigns['extract'] =>
  at === null || says === null ? null : { at, says }

/** An application that the register has closed is over, whatever its last state on the list was. */
const asHomeCase = ({ phase, phase_at, gone_at, closed_at }: Around['cases'][number]): HomeCase =>
  closed_at === null || phase === 'dismissed'
    ? { phase, since: phase_at, goneAt: gone_at, isClosed: closed_at !== null }
    : { phase: 'completed', since: closed_at, goneAt: null, isClosed: true }
