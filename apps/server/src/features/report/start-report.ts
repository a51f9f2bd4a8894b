import type { TxContext } from '../../kernel/context.ts'
import { insertReport } from './queries.ts'

/** The work on a report begins when its order is paid and its address complete. Under the order's lock. */
export async function startReport(tx: TxContext, order: { order_seq: number }): Promise<void> {
  const { report_seq } = await insertReport(tx.db, order.order_seq)
  await tx.enqueue('report.prepare', { report_seq }, { key: reportKey(report_seq) })
}

export const reportKey = (reportSeq: number): string => `report:${reportSeq}`
