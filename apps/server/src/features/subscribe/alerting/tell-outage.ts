import { cadenceHours } from '@jipsalpim/engine/watch/cadence.ts'
import { homePhase } from '@jipsalpim/engine/watch/home-state.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { saveHome } from '../checking/claim-queries.ts'
import type { HomeRow } from '../queries.ts'
import { tellEvent } from './tell-event.ts'

/** Two turns without an answer: who watches is told that nobody is looking, once for an outage. */
export async function tellStopped(tx: TxContext, home: HomeRow): Promise<void> {
  if (home.stopped_at !== null) return
  const since = home.last_success_at ?? home.made_at
  await saveHome(tx.db, home.home_seq, { stopped_at: since })
  await tellEvent(tx, home, { cause: { of: 'source', says: 'stopped' }, dedupe_key: since.toISOString() }, {})
}

/**
 * The home is looked at again: who was told of the outage is told of its end. So is everybody after one that nobody was
 * left to tell of, as when our own workers stood still for two turns. `home`: as it was before this look.
 */
export async function tellAnswered(tx: TxContext, home: HomeRow, saved: HomeRow): Promise<void> {
  const since = home.stopped_at ?? (isLongSilent(home, tx.now()) ? home.last_success_at : null)
  if (since === null) return
  await saveHome(tx.db, home.home_seq, { stopped_at: null })
  await tellEvent(tx, saved, { cause: { of: 'source', says: 'resumed' }, dedupe_key: since.toISOString() }, {})
}

/**
 * A turn has outlived its promise, and there was no answer for two. Other days of a lease may ask for earlier turns:
 * those are not missed.
 */
export const isLongSilent = (
  { due_by, last_success_at: lastSuccessAt, next_slot }: Pick<HomeRow, 'due_by' | 'last_success_at' | 'next_slot'>,
  now: Date,
): boolean =>
  due_by < now &&
  lastSuccessAt !== null &&
  homePhase({ cases: [], extract: null, lastSuccessAt, cadence: cadenceHours(next_slot), now }).overlays.includes(
    'stale',
  )
