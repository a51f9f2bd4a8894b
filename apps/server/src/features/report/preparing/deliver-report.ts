import { assess } from '@jipsalpim/engine/assess.ts'
import { createHash } from 'node:crypto'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { leaseDayColumns, leaseTermColumns, type HomeOrder } from '../home-order.ts'
import { buildInput } from './build-input.ts'
import { saveStep, readyReport, type Judged } from '../queries.ts'
import { assessmentPlace, inputPlace } from '../sealed-place.ts'
import { reportKey } from './start-report.ts'
import type { Work } from './step.ts'

/**
 * Judges; then, in one transaction: the report is ready, the order delivered, the revenue posted, the user notified.
 */
export async function deliverReport(ctx: Context, work: Work): Promise<void> {
  const { findings, ...judged } = judge(ctx, work)
  killPoint('report.judged')
  const { report } = work
  await ctx.tx(async (tx) => {
    const order = await tx.hooks.payables.lock(tx, report.order_seq)
    if (!sameLease(await tx.hooks.orders.findHome(tx, order.order_seq), work.order)) return judgeLater(tx, work)
    // Another worker has taken over, or a change of the address has voided the report: nothing is written.
    if (!(await readyReport(tx.db, report, judged))) return
    await saveStep(tx.db, report.report_seq, 'assess', 'done', { numbers: { findings } })
    await saveStep(tx.db, report.report_seq, 'notify', 'done', {})
    await tx.hooks.orders.onDelivered(tx, order.order_seq, report.report_seq)
    await postNotice(tx, {
      user_seq: order.user_seq,
      order_seq: order.order_seq,
      template: 'report-ready',
      variables: {},
      reference: `report-ready-${report.report_seq}`,
    })
    killPoint('report.delivering')
  })
  killPoint('report.delivered')
}

const sameLease = (a: HomeOrder, b: HomeOrder): boolean =>
  [...leaseTermColumns, ...leaseDayColumns].every((column) => a[column] === b[column])

/**
 * The lease was corrected after this run had read it: the next run judges with the corrected one, without calling a
 * source.
 */
const judgeLater = (tx: TxContext, { report: { report_seq } }: Work): Promise<void> =>
  tx.enqueue('report.prepare', { report_seq }, { key: reportKey(report_seq) })

/** The hash of the judgement's text: the same input, rule pack and engine give the same bytes again. */
function judge(ctx: Context, work: Work): Judged & { findings: number } {
  const input = buildInput(ctx, work)
  const seq = work.report.report_seq
  if (!input) throw new Error(`report ${seq} has no register`)
  const judged = assess(input)
  const assessment = JSON.stringify(judged)
  return {
    rule_pack: judged.rulePack,
    engine: judged.engine,
    input_sealed: ctx.seal.sealPacked(inputPlace(seq), JSON.stringify(input)),
    // Not compressed, because it is read often: docs/decisions/0191.
    assessment_sealed: ctx.seal.seal(assessmentPlace(seq), assessment),
    assessment_sha256: createHash('sha256').update(assessment).digest(),
    grade: judged.grade,
    score: judged.score,
    findings: judged.findings.length,
  }
}
