import type { reportStates } from '@jipsalpim/contract/areas/report/report.ts'
import type { Context } from '../../../kernel/context.ts'
import type { HomeOrder } from '../home-order.ts'
import { isFullyRefunded } from '../../payment/refund/is-fully-refunded.ts'
import { latestReport } from '../queries.ts'
import { reportState } from './report-state.ts'

/** The newest report of an order with its public state; null before there is one. */
export async function findReportOf(
  ctx: Pick<Context, 'db'>,
  order: Pick<HomeOrder, 'order_seq' | 'address_state' | 'state'>,
): Promise<{ report_seq: number; state: (typeof reportStates)[number] } | null> {
  const report = await latestReport(ctx.db, order.order_seq)
  if (!report) return null
  const { address_state, state: order_state } = order
  return {
    report_seq: report.report_seq,
    state: reportState({
      address_state,
      order_state,
      report_state: report.state,
      goes_back: await isFullyRefunded(ctx, order.order_seq),
    }),
  }
}
