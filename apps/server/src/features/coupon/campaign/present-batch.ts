import { Fail } from '../../../kernel/serve.ts'
import type { BatchRow } from './operator-queries.ts'

/** A batch as the API returns it; a missing one is refused. */
export function presentBatch(b: BatchRow) {
  if (!b) throw new Fail('couponUnknown')
  const state: 'live' | 'waits' = b.needs_second && b.approved_at === null ? 'waits' : 'live'
  return { batch_seq: b.batch_seq, campaign: b.slug, file_name: b.file_name, codes: b.codes, state }
}
