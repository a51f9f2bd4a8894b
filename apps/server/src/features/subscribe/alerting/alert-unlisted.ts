import type { TxContext } from '../../../kernel/context.ts'
import type { HomeRow } from '../queries.ts'
import { recordState } from './record-event.ts'

/**
 * The register is refused because an application is being processed, and none is known that explains it: notifies the
 * watchers, once until a register is read. The list is searched by the owners' names, and right after a transfer it hides
 * the new owner's applications.
 */
export const alertUnlisted = (tx: TxContext, home: HomeRow): Promise<void> =>
  recordState(tx, home, {
    cause: { of: 'unlisted' },
    dedupe_key: (home.last_extract_at ?? home.made_at).toISOString(),
  })
