import { performance } from 'node:perf_hooks'
import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { askBuilding } from './ask-building.ts'
import { askOfficialPrice } from './ask-official-price.ts'
import { askTrades } from './ask-trades.ts'
import { deliverReport } from './deliver-report.ts'
import { failReport } from './fail-report.ts'
import { fetchRegister } from './fetch-register.ts'
import { findRegister } from './find-register.ts'
import { isLast } from './patience.ts'
import { claimReport, stepsOf, type StepName } from '../queries.ts'
import { runStep } from './run-step.ts'
import { reportKey } from './start-report.ts'
import { openStep, type Ask, type OpenStep, type Work } from './step.ts'

/** The job's limit of runs: the last one ends the report rather than leave it paid and unfinished. */
export const RUNS = 5
/** After this time the next step is left to the next run, so that a run ends well before its limit. */
const RUN_MS = 30_000

const asks: Partial<Record<StepName, Ask>> = {
  find: findRegister,
  register: fetchRegister,
  building: askBuilding,
  trades: askTrades,
  'official-price': askOfficialPrice,
}

/** Does the remaining steps of a report; each answer is committed before the next source is asked. */
export const prepareReport: JobHandler<'report.prepare'> = async (ctx, { report_seq }, run) => {
  const started = performance.now()
  for (;;) {
    const work = await takeOver(ctx, report_seq)
    if (!work) return
    try {
      if (!(await next(ctx, work))) return
    } catch (error) {
      if (run < RUNS) throw error
      ctx.log.error({ err: error, report_seq }, 'report cannot be prepared')
      return failReport(ctx, work.report, 'internal')
    }
    if (performance.now() - started > RUN_MS)
      return ctx.enqueue('report.prepare', { report_seq }, { key: reportKey(report_seq) })
  }
}

type Taken = Omit<Work, 'reference' | 'last'>

/** Claims the report with a new fence: earlier workers cannot write any more. */
async function takeOver(ctx: Context, reportSeq: number): Promise<Taken | null> {
  const report = await claimReport(ctx.db, reportSeq)
  if (!report) return null
  const order = await ctx.hooks.orders.findHome(ctx, report.order_seq)
  const steps = new Map((await stepsOf(ctx.db, reportSeq)).map((row) => [row.step, openStep(ctx, row)]))
  // Written from the signed hit; an order whose report was started has one.
  return { report, order, hit: order.address_hit as AddressHit, steps }
}

/** True when there is more to do at once. */
async function next(ctx: Context, taken: Taken): Promise<boolean> {
  const step = [...taken.steps.values()].find((row) => row.state === 'waiting' || row.state === 'running')
  const ask = step && asks[step.step]
  if (!step || !ask) {
    await deliverReport(ctx, withStep(taken, 'assess'))
    return false
  }
  return runStep(ctx, withStep(taken, step.step, step), step, ask)
}

const withStep = (taken: Taken, name: StepName, row?: OpenStep): Work => ({
  ...taken,
  reference: `${taken.report.report_seq}:${name}`,
  last: row !== undefined && isLast(name, row.attempts + 1),
})
