import { reportSteps, type reportProgress } from '@jipsalpim/contract/areas/report/report.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { latestReport, stepStatesOf } from '../queries.ts'
import { reportState } from './report-state.ts'

/** The progress source by source, with the figures for the waiting screen. */
export const readProgress: Action<typeof reportProgress> = async (ctx, { merchant_uid }, user) => {
  const order = await ctx.hooks.orders.findOwn(ctx, user.seq, merchant_uid)
  if (!order?.paid_at) throw new Fail('orderNotFound')
  const report = await latestReport(ctx.db, order.order_seq)
  const steps = report ? await stepStatesOf(ctx.db, report.judged_from ?? report.report_seq) : []
  return {
    state: reportState({
      address_state: order.address_state,
      order_state: order.state,
      report_state: report?.state ?? null,
      goes_back: order.refund !== null && order.refund.amount >= order.price,
    }),
    report_seq: report?.report_seq ?? null,
    steps: report
      ? // Written by the steps themselves: a record of numbers.
        steps.map(({ step, state, numbers }) => ({
          step,
          state,
          numbers: numbers as unknown as Record<string, number>,
        }))
      : reportSteps.map((step) => ({ step, state: 'waiting' as const, numbers: {} })),
    order: ctx.hooks.orders.describe(order),
  }
}
