import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'

export type Dispute = Output<CallNamed<'reportDisputes'>>['disputes'][number]

/** The buyer's report, the share that the user was given, or the key of a dispute made through a share. */
export type DisputeOf = { report_seq: number } | { document: string } | { key: string }

/** The disputes of a report, as its buyer, a reader or the dispute's author sees them. */
export function useDisputes(of: DisputeOf) {
  const own = useCall('reportDisputes', 'report_seq' in of ? of : null)
  const shared = useCall('sharedDisputes', 'report_seq' in of ? null : of)
  return 'report_seq' in of ? own : shared
}
