import { Personal } from '../../../crypto/personal.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { savePrint } from '../documents/save-print.ts'
import { failReport } from './fail-report.ts'
import { isEssential, waitAfter } from './patience.ts'
import { lockOrderForReference, lockClaim, markStepAsked, saveNoAnswer, saveStep, saveUniqueNo } from '../queries.ts'
import { stepPlace } from '../sealed-place.ts'
import type { FetchSource, SourceResult, OpenStep, Work } from './step.ts'

/**
 * Calls one source in three phases: commit that it is called, call it outside a transaction, commit its answer. Returns
 * the step after that; null when this worker was overtaken or the report has ended.
 */
export async function runStep(ctx: Context, work: Work, row: OpenStep, ask: FetchSource): Promise<OpenStep | null> {
  const { step } = row
  // All allowed tries were used by workers that were killed before they stored an answer: the same as no answer.
  if (row.attempts > 0 && waitAfter(step, row.why ?? '', row.attempts) === null)
    return closeStep(ctx, work, row, row.why ?? 'no-answer')
  if (!(await markStepAsked(ctx.db, work.report, step, work.reference))) return null
  killPoint(`report.${step}.noted`)
  const asked = await ask(ctx, work)
  killPoint(`report.${step}.answered`)
  const saved = await saveAnswer(ctx, work, { ...row, attempts: row.attempts + 1 }, asked)
  killPoint(`report.${step}.kept`)
  return saved
}

async function saveAnswer(ctx: Context, work: Work, row: OpenStep, asked: SourceResult): Promise<OpenStep | null> {
  if (asked.is === 'answer') {
    const answer = JSON.stringify(asked.answer)
    const write = async (tx: TxContext) => {
      await saveStep(tx.db, row.report_seq, row.step, 'done', {
        answer_sealed: tx.seal.sealPacked(stepPlace(row.report_seq, row.step), answer),
        numbers: asked.numbers,
        file_sha256: asked.file ?? null,
        // Record why it was asked twice: the first answer was lost with its worker.
        why: row.state === 'running' ? 'asked-again' : null,
      })
      if (asked.print) await savePrint(tx, work.report, asked.print)
      if (asked.uniqueNo) await saveUniqueNo(tx.db, row.report_seq, asked.uniqueNo)
    }
    const saved = await inClaim(ctx, work, write, asked.print !== undefined && asked.print !== null)
    if (!saved && asked.print) await ctx.files.remove(asked.print.sha256)
    return saved ? { ...row, state: 'done', answer: new Personal(answer) } : null
  }
  const waits = asked.is === 'silence' ? waitAfter(row.step, asked.why, row.attempts) : null
  if (waits === null) return closeStep(ctx, work, row, asked.why)
  ctx.log.warn(
    { report_seq: row.report_seq, step: row.step, attempts: row.attempts, why: asked.why },
    'source: no answer yet',
  )
  const saved = await inClaim(ctx, work, (tx) => saveNoAnswer(tx.db, row.report_seq, row.step, asked.why, waits))
  return saved ? { ...row, state: 'waiting', why: asked.why, waits } : null
}

async function closeStep(ctx: Context, work: Work, row: OpenStep, why: string): Promise<OpenStep | null> {
  if (isEssential(row.step)) {
    await failReport(ctx, work.report, refusals.has(why) || why.startsWith('unread-') ? why : 'source-down')
    return null
  }
  const saved = await inClaim(ctx, work, (tx) => saveStep(tx.db, row.report_seq, row.step, 'unavailable', { why }))
  return saved ? { ...row, state: 'unavailable', why } : null
}
const refusals: ReadonlySet<string> = new Set(['not-found', 'ambiguous', 'other-register'])

/**
 * Writes only for the worker that has the claim; false when it was lost or the report voided. `ofOrder`: a row that
 * references the order is written. The order's lock is taken before the report's, as everywhere, to prevent a deadlock.
 */
const inClaim = (
  ctx: Context,
  work: Work,
  write: (tx: TxContext) => Promise<unknown>,
  ofOrder = false,
): Promise<boolean> =>
  ctx.tx(async (tx) => {
    if (ofOrder) await lockOrderForReference(tx.db, work.report.order_seq)
    if (!(await lockClaim(tx.db, work.report))) return false
    await write(tx)
    return true
  })
