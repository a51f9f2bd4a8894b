import type { ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import type { Context } from '../../../kernel/context.ts'
import type { AlertRow } from '../alerting/alert-queries.ts'
import { judgementPlace } from '../sealed-place.ts'

/** The effect of the change on this lease, as assessed when it was found. */
export function openJudgement(
  ctx: Pick<Context, 'seal'>,
  { alert_seq, judgement_sealed }: Pick<AlertRow, 'alert_seq' | 'judgement_sealed'>,
): ChangeJudgement | null {
  if (!judgement_sealed) return null
  // Written by recordEvent.
  return JSON.parse(ctx.seal.openPacked(judgementPlace(alert_seq), judgement_sealed).reveal()) as ChangeJudgement
}
