import type { TxContext } from '../../../kernel/context.ts'
import type { CaseRow, HomeRow } from '../queries.ts'
import { recordEvent } from './record-event.ts'

/**
 * Applications have ended, and their results cannot be read: notifies those who were alerted to them, once per
 * application. The register is still read again every hour, and its result is alerted as usual.
 */
export async function alertUnconfirmed(tx: TxContext, home: HomeRow, cases: readonly CaseRow[]): Promise<void> {
  for (const one of cases)
    await recordEvent(
      tx,
      home,
      { cause: { of: 'unconfirmed' }, case_seq: one.case_seq, dedupe_key: one.case_key },
      { application: one },
    )
}
