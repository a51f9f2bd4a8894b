import type { TxContext } from '../../../kernel/context.ts'
import { servedWatches, type HomeRow } from '../queries.ts'
import { eventByKey } from './alert-queries.ts'
import { alertWatch, recordEvent } from './record-event.ts'

/**
 * The register is refused because an application is being processed, and none is known that explains it: notifies the
 * watchers, once until a register is read, and watches that join meanwhile. The list is searched by the owners' names,
 * and right after a transfer it hides the new owner's applications.
 */
export async function alertUnlisted(tx: TxContext, home: HomeRow): Promise<void> {
  const of = { cause: { of: 'unlisted' }, dedupe_key: (home.last_extract_at ?? home.made_at).toISOString() } as const
  await recordEvent(tx, home, of, {})
  const event = await eventByKey(tx.db, home.home_seq, `unlisted:${of.dedupe_key}`)
  if (!event) return
  const about = { what: {}, compared: null, cause: of.cause }
  // A watch that was alerted already is not alerted again.
  for (const watch of await servedWatches(tx.db, home.home_seq)) await alertWatch(tx, home, event, watch, about)
}
