import { cadenceHours } from '@jipsalpim/engine/watch/cadence.ts'
import { homePhase } from '@jipsalpim/engine/watch/home-state.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { saveSchedule } from '../checking/claim-queries.ts'
import type { HomeRow } from '../queries.ts'
import { eventByKey } from './alert-queries.ts'
import { keyOf, recordEvent, recordState } from './record-event.ts'

/**
 * Two checks without an answer: notifies the watchers that the home is not being checked, and again every morning while it
 * lasts.
 */
export async function alertOutageStart(tx: TxContext, home: HomeRow): Promise<void> {
  const since = home.stopped_at ?? home.last_success_at ?? home.made_at
  if (home.stopped_at === null) await saveSchedule(tx.db, home.home_seq, { stopped_at: since })
  const cause = { of: 'source', says: 'stopped' } as const
  const dedupe_key = since.toISOString()
  const first = await eventByKey(tx.db, home.home_seq, keyOf({ cause, dedupe_key }))
  const morning = dayInSeoul(hoursBefore(tx.now(), MORNING))
  // A first notice in the night is not followed by another one in the morning.
  const isAgain = first !== undefined && morning > dayInSeoul(hoursBefore(first.at, 2))
  await recordState(tx, home, { cause, since, dedupe_key: isAgain ? `${dedupe_key}:${morning}` : dedupe_key })
}

/** The hour from which the notices of a day are sent. */
const MORNING = 8
const hoursBefore = (at: Date, hours: number): Date => new Date(at.getTime() - hours * 3_600_000)

/**
 * The home is checked again: notifies the watchers of the end of an outage, with its beginning. That includes an outage
 * that was never reported, such as our own workers not running for two checks. `home`: the row before this check.
 */
export async function alertOutageEnd(tx: TxContext, home: HomeRow, saved: HomeRow): Promise<void> {
  const since = home.stopped_at ?? (isInOutage(home, tx.now()) ? home.last_success_at : null)
  if (since === null) return
  await saveSchedule(tx.db, home.home_seq, { stopped_at: null })
  await recordEvent(tx, saved, { cause: { of: 'source', says: 'resumed' }, since, dedupe_key: since.toISOString() }, {})
}

/**
 * The deadline of a check has passed, and there was no answer for two checks. A changed lease may ask for earlier
 * checks: those do not count as missed.
 */
export const isInOutage = (
  { due_by, last_success_at: lastSuccessAt, next_slot }: Pick<HomeRow, 'due_by' | 'last_success_at' | 'next_slot'>,
  now: Date,
): boolean =>
  due_by < now &&
  lastSuccessAt !== null &&
  homePhase({ cases: [], extract: null, lastSuccessAt, cadence: cadenceHours(next_slot), now }).overlays.includes(
    'stale',
  )
