import { cadenceHours } from '@jipsalpim/engine/watch/cadence.ts'
import { homePhase, type HomeCase, type HomePhase } from '@jipsalpim/engine/watch/home-state.ts'
import type { HomeRow } from '../queries.ts'
import type { Applied, Result } from './applied.ts'
import { nextTurn, type Around, type PlannedHome, type Turn } from './plan-home.ts'

export type Looked = {
  all: readonly Applied[]
  /** Seconds after which the list can be asked that had no room now; null: nothing was put off. */
  later: number | null
  /** Whether a register that was compared names its owners; null: none was. */
  owners: Pick<HomeRow, 'owner_known'> | null
}
export type Next = {
  found: Pick<HomeRow, 'failures' | 'last_check_at' | 'last_success_at'> &
    Partial<Pick<HomeRow, 'last_extract_at' | 'last_extract_says'>>
  turn: Turn
  phase: HomePhase
  /** Two turns were missed. */
  isStale: boolean
  isAnswered: boolean
}

/** The state of a home after a check, and its next turn. Pure: everything it needs is in its arguments. */
export function decideNext(home: PlannedHome, { all, later, owners }: Looked, around: Around, now: Date): Next {
  const says = all.findLast((a) => a.says !== undefined)?.says
  const isRead = says === 'same' || says === 'changed'
  const isUnsure = says === 'unsure'
  // Refused while an application is entered: the registry has answered, and says when to come again by the calendar.
  const isEntered = says === 'pending' && home.next_kind === 'extract'
  const whole = all.filter((a) => !a.isPart)
  // An answer of the list or of the register is no silence; one that cannot be relied on is.
  const answers = whole.filter((a) => (a.says !== undefined && a.says !== 'unsure') || isNews(a.result))
  const isAnswered = answers.length > 0
  const isMissing = !isAnswered || (home.next_kind !== 'cases' && !isRead && !isUnsure && !isEntered)
  const found = {
    // What was only put off has not failed.
    failures: whole.length === 0 ? home.failures : isMissing ? home.failures + 1 : 0,
    last_check_at: now,
    last_success_at: isAnswered ? latest(answers.map((a) => a.until ?? now)) : home.last_success_at,
    ...(says && { last_extract_says: says, last_extract_at: isRead || isUnsure ? now : home.last_extract_at }),
  }
  const state: PlannedHome = { ...home, ...found, ...owners }
  const { phase, overlays, awaitsExtract } = standingOf(state, around, now, says !== undefined)
  const planned = nextTurn(
    state,
    {
      needsExtract: awaitsExtract || (!isRead && all.some((a) => a.now === 'extract')),
      needsCases: all.some((a) => a.now === 'cases'),
      isEntered,
    },
    around,
    now,
  )
  const turn = later === null ? planned : withList(planned, later, home, now)
  return { found, turn, phase, isStale: overlays.includes('stale'), isAnswered }
}

const latest = (all: readonly Date[]): Date => new Date(Math.max(...all.map((d) => d.getTime())))
const isNews = (result: Result): boolean => result !== 'failed' && result !== 'unknown'

/** The list that had no room is asked when it has, within the promise of the turn that it belongs to. */
function withList(planned: Turn, seconds: number, home: PlannedHome, now: Date): Turn {
  const at = new Date(now.getTime() + seconds * 1000)
  return planned.next_at <= at ? planned : { ...planned, next_at: at, next_kind: 'cases', due_by: home.due_by }
}

/** The phase of the home now. */
export const standingOf = (home: PlannedHome, { cases }: Pick<Around, 'cases'>, now: Date, isSaidNow = false) =>
  homePhase({
    cases: cases.map(asHomeCase),
    extract:
      home.last_extract_at === null || home.last_extract_says === null
        ? null
        : { at: isSaidNow ? now : home.last_extract_at, says: home.last_extract_says },
    lastSuccessAt: home.last_success_at ?? home.made_at,
    cadence: cadenceHours(home.next_slot),
    now,
  })

/** An application that a register has closed is over, whatever the list said last. */
const asHomeCase = ({ phase, phase_at, gone_at, closed_at }: Around['cases'][number]): HomeCase =>
  closed_at === null || phase === 'dismissed'
    ? { phase, since: phase_at, goneAt: gone_at }
    : { phase: 'completed', since: closed_at, goneAt: null }
