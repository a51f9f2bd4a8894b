import { performance } from 'node:perf_hooks'
import { reportSteps } from '@jipsalpim/contract/areas/report/report.ts'
import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { fetchBuilding } from './fetch-building.ts'
import { fetchOfficialPrice } from './fetch-official-price.ts'
import { fetchTrades } from './fetch-trades.ts'
import { deliverReport } from './deliver-report.ts'
import { failReport } from './fail-report.ts'
import { fetchRegister } from './fetch-register.ts'
import { findRegister } from './find-register.ts'
import { isLast } from './patience.ts'
import { claimReport, stepsOf, type StepName } from '../queries.ts'
import { runStep } from './run-step.ts'
import { reportKey } from './start-report.ts'
import { openStep, type FetchSource, type OpenStep, type Source, type Work } from './step.ts'

/** The job's limit of runs: the last one ends the report instead of leaving it paid and unfinished. */
export const RUNS = 5
/** After this time the next sources are left to the next run, so that a run ends well before its limit. */
const RUN_MS = 30_000

/** `after`: a source is called once these have answered or were given up. */
const sources: Record<Source, { ask: FetchSource; after: readonly Source[] }> = {
  find: { ask: findRegister, after: [] },
  register: { ask: fetchRegister, after: ['find'] },
  building: { ask: fetchBuilding, after: [] },
  trades: { ask: fetchTrades, after: ['register', 'building'] },
  'official-price': { ask: fetchOfficialPrice, after: ['register', 'building'] },
}
const isSource = (step: StepName): step is Source => step in sources
const sourceNames = reportSteps.filter(isSource)

/**
 * Does the remaining steps of a report. Independent sources are called in parallel, and each answer is committed as it
 * arrives.
 */
export const prepareReport: JobHandler<'report.prepare'> = async (ctx, { report_seq }, run) => {
  const taken = await takeOver(ctx, report_seq)
  if (!taken) return
  try {
    await prepare(ctx, taken)
  } catch (error) {
    if (run < RUNS) throw error
    ctx.log.error({ err: error, report_seq }, 'report cannot be prepared')
    await failReport(ctx, taken.report, 'internal')
  }
}

type Taken = Omit<Work, 'reference' | 'last' | 'steps'> & { steps: Map<StepName, OpenStep> }

/** Claims the report with a new fence: earlier workers cannot write any more. */
async function takeOver(ctx: Context, reportSeq: number): Promise<Taken | null> {
  const report = await claimReport(ctx.db, reportSeq)
  if (!report) return null
  const [order, steps] = await Promise.all([
    ctx.hooks.orders.findHome(ctx, report.order_seq),
    stepsOf(ctx.db, reportSeq),
  ])
  return {
    report,
    order,
    // Written from the signed hit; an order whose report was started has one.
    hit: order.address_hit as AddressHit,
    steps: new Map(steps.map((row) => [row.step, openStep(ctx, row)])),
  }
}

async function prepare(ctx: Context, taken: Taken): Promise<void> {
  const started = performance.now()
  const again = (afterSeconds: number) =>
    ctx.enqueue(
      'report.prepare',
      { report_seq: taken.report.report_seq },
      { afterSeconds, key: reportKey(taken.report.report_seq) },
    )
  for (let due = dueOf(taken); due.length > 0; due = dueOf(taken)) {
    if (performance.now() - started > RUN_MS) return again(0)
    if (!(await fetchAll(ctx, taken, due))) return
  }
  // The remaining steps wait, or depend on one that waits.
  const waits = openOf(taken).flatMap((row) => (row.waits > 0 ? [row.waits] : []))
  if (waits.length > 0) return again(Math.min(...waits))
  // Read again, so that what the user has entered since is judged.
  const order = await ctx.hooks.orders.findHome(ctx, taken.report.order_seq)
  await deliverReport(ctx, withStep({ ...taken, order }, 'assess'))
}

/** False when this worker has nothing more to do: it was overtaken, or the report has ended. */
async function fetchAll(ctx: Context, taken: Taken, due: readonly (OpenStep & { step: Source })[]): Promise<boolean> {
  const asked = await Promise.allSettled(
    due.map((row) => runStep(ctx, withStep(taken, row.step, row), row, sources[row.step].ask)),
  )
  // Thrown once all running calls have ended: a run that has ended writes nothing.
  for (const one of asked) if (one.status === 'rejected') throw one.reason
  const rows = asked.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
  for (const row of rows) taken.steps.set(row.step, row)
  return rows.length === due.length
}

const isOpen = (row: OpenStep | undefined): row is OpenStep => row?.state === 'waiting' || row?.state === 'running'
const openOf = ({ steps }: Taken): (OpenStep & { step: Source })[] =>
  sourceNames.flatMap((step) => {
    const row = steps.get(step)
    return isOpen(row) ? [{ ...row, step }] : []
  })

/**
 * The sources to call now. The register, the only call that costs money, is called alone, so that no other failure can
 * lose its answer.
 */
function dueOf(taken: Taken): (OpenStep & { step: Source })[] {
  const due = openOf(taken).filter(
    (row) => row.waits === 0 && sources[row.step].after.every((step) => !isOpen(taken.steps.get(step))),
  )
  const register = due.filter((row) => row.step === 'register')
  return register.length > 0 ? register : due
}

const withStep = (taken: Taken, name: StepName, row?: OpenStep): Work => ({
  ...taken,
  reference: `${taken.report.report_seq}:${name}`,
  last: row !== undefined && isLast(name, row.attempts + 1),
})
