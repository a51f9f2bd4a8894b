import type { TxContext } from '../../../kernel/context.ts'
import { insertReport } from '../queries.ts'

/** Starts the work on a report once its order is paid and its address complete. Requires the order's lock. */
export async function startReport(tx: TxContext, order: { order_seq: number }): Promise<void> {
  const { report_seq } = await insertReport(tx.db, order.order_seq)
  await tx.enqueue('report.prepare', { report_seq }, { key: reportKey(report_seq) })
}

export const reportKey = (reportSeq: number): string => `report:${reportSeq}`
