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

/** The source answers again: who was told of the outage is told of its end, with the gap. */
export async function tellResumed(tx: TxContext, home: HomeRow, since: Date): Promise<void> {
  await saveHome(tx.db, home.home_seq, { stopped_at: null })
  await tellEvent(tx, home, { cause: { of: 'source', says: 'resumed' }, dedupe_key: since.toISOString() }, {})
}
