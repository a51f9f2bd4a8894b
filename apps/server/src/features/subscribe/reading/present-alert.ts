import type { Output } from '@jipsalpim/contract/call.ts'
import type { subscribeAlerts } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import type { ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import { valueOf, type Known } from '@jipsalpim/engine/values/known.ts'
import type { Recovery } from '@jipsalpim/engine/assessment.ts'
import { placeText } from '../../address/place-text.ts'
import type { AlertView } from './reading-queries.ts'

type Item = Output<typeof subscribeAlerts>['alerts'][number]

export const presentAlert = (row: AlertView, judgement: ChangeJudgement | null): Item => ({
  alert_seq: row.alert_seq,
  subscribe_seq: row.watch_seq,
  fullAddress: placeText(row),
  kind: row.kind,
  critical: row.critical,
  at: row.made_at.toISOString(),
  purpose: row.purpose,
  receipt_no: row.receipt_no,
  received_on: row.received_on,
  office: row.office,
  state_word: row.state_word,
  // An application has not changed the register yet: before and after would be the same.
  grade: judgement && row.after_print !== null ? judgement.difference.grade : null,
  recovery:
    judgement && row.after_print !== null
      ? { before: sums(judgement.difference.recovery.before), after: sums(judgement.difference.recovery.after) }
      : null,
  since: row.since?.toISOString() ?? null,
  seen_at: row.seen_at?.toISOString() ?? null,
})

export function sums(recovery: Known<Recovery>) {
  const value = valueOf(recovery)
  return value === null ? null : { low: value.low, likely: value.likely, high: value.high }
}
