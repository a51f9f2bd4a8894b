import type { operatorDisputeDecide } from '@jipsalpim/contract/areas/operator/disputes.ts'
import type { Input } from '@jipsalpim/contract/call.ts'
import { maskWords } from '@jipsalpim/engine/sharing/mask-words.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { currentVersion } from '../answering/answer-queries.ts'
import { answerReport } from '../answering/edit-report.ts'
import { openAssessment } from '../answering/present-version.ts'
import { buyerOf, disputeBySeq, saveDecision, saveNewVersion, type DisputeRow } from './dispute-queries.ts'
import { sealText } from './dispute-text.ts'
import { notifyBuyer } from './notify-buyer.ts'

type Decision = Input<typeof operatorDisputeDecide>

/** A corrected fact makes a new version, as an answer of the buyer would: the stored report is not changed. */
export const decideDispute: Action<typeof operatorDisputeDecide> = (ctx, decision, operator) =>
  ctx.tx(async (tx) => {
    const { dispute_seq } = decision
    const row = await disputeBySeq(tx.db, dispute_seq)
    if (!row) throw new Fail('notFound')
    const order = await tx.hooks.payables.lock(tx, row.order_seq)
    const current = await currentVersion(tx.db, row.order_seq)
    const of = current ? openAssessment(tx, current) : null
    const saved = await saveDecision(tx.db, dispute_seq, {
      decision: decision.decision,
      decided_by: operator.seq,
      // shown to the other side, or to every reader
      reason_sealed: sealText(tx, dispute_seq, 'reason', maskWords(decision.reason, of)),
      stands_sealed:
        decision.stands === null ? null : sealText(tx, dispute_seq, 'stands', maskWords(decision.stands, of)),
    })
    if (!saved) throw new Fail('operatorBehind')
    const version = decision.correction === null ? null : await correct(tx, row, order.state, decision.correction)
    await notifyBuyer(tx, row, 'decided')
    return { version }
  })

async function correct(
  tx: TxContext,
  row: DisputeRow,
  state: string,
  correction: NonNullable<Decision['correction']>,
): Promise<number> {
  const current = await currentVersion(tx.db, row.order_seq)
  // voided or refunded meanwhile: nothing is judged any more
  if (!current || state !== 'completed') throw new Fail('operatorBehind')
  const { user_seq } = await buyerOf(tx.db, row.order_seq)
  const judged = await answerReport(tx, user_seq, current, { answers: [correction] })
  if (!judged) throw new Error(`dispute ${row.dispute_seq} was not judged`)
  await saveNewVersion(tx.db, row.dispute_seq, judged.report_seq)
  return judged.version
}
