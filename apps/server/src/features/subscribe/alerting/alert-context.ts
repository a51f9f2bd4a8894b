import type { ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import type { CaseRow, EventRow, HomeRow, WatchRow } from '../queries.ts'

/** One alert for one watch, with its contents. */
export type AlertContext = {
  home: HomeRow
  event: EventRow
  watch: WatchRow
  alert: { alert_seq: number }
  judgement: ChangeJudgement | null
  application: CaseRow | null
}
