import { cadenceHours } from '@jipsalpim/engine/watch/cadence.ts'
import { homePhase } from '@jipsalpim/engine/watch/home-state.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { saveSchedule } from '../checking/claim-queries.ts'
import type { HomeRow } from '../queries.ts'
import { recordEvent } from './record-event.ts'

/** Two checks without an answer: notifies the watchers, once per outage, that the home is not being checked. */
export async function alertOutageStart(tx: TxContext, home: HomeRow): Promise<void> {
  if (home.stopped_at !== null) return
  const since = home.last_success_at ?? home.made_at
  await saveSchedule(tx.db, home.home_seq, { stopped_at: since })
  await recordEvent(tx, home, { cause: { of: 'source', says: 'stopped' }, dedupe_key: since.toISOString() }, {})
}

/**
 * The home is checked again: notifies the watchers of the end of an outage. That includes an outage that was never
 * reported, such as our own workers not running for two checks. `home`: the row before this check.
 */
export async function alertOutageEnd(tx: TxContext, home: HomeRow, saved: HomeRow): Promise<void> {
  const since = home.stopped_at ?? (isInOutage(home, tx.now()) ? home.last_success_at : null)
  if (since === null) return
  await saveSchedule(tx.db, home.home_seq, { stopped_at: null })
  await recordEvent(tx, saved, { cause: { of: 'source', says: 'resumed' }, dedupe_key: since.toISOString() }, {})
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
