import type { Context } from '../../../kernel/context.ts'
import { refundOrder } from '../../payment/refund/refund-order.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { failReportRow, type ReportRow } from '../queries.ts'

/** A report that cannot be made: the payment is refunded automatically, and the user is notified when that is done. */
export async function failReport(ctx: Context, report: ReportRow, failure: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const order = await tx.hooks.payables.lock(tx, report.order_seq)
    if (!(await failReportRow(tx.db, report, failure))) return
    await refundOrder(tx, order, `report-${failure}`)
    killPoint('report.failing')
  })
  ctx.log.error({ report_seq: report.report_seq, failure }, 'report failed, refund asked for')
}
