import { createHash } from 'node:crypto'
import { applyAnswers, type GivenAnswer } from '@jipsalpim/engine/answers/apply-answers.ts'
import { assess } from '@jipsalpim/engine/assess.ts'
import type { Assessment, AssessInput } from '@jipsalpim/engine/assessment.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { Fail } from '../../../kernel/serve.ts'
import { assessmentPlace, inputPlace } from '../sealed-place.ts'
import { beginVersion, inputOf, saveVersion, type VersionRow } from './answer-queries.ts'

/** The case as it was fetched, before any answer. */
export async function readInput(ctx: Pick<Context, 'db' | 'seal'>, version: VersionRow): Promise<AssessInput> {
  const row = await inputOf(ctx.db, version.judged_from ?? version.report_seq)
  const text = row?.input_sealed
    ? ctx.seal.openPacked(inputPlace(row.report_seq), row.input_sealed).reveal()
    : (row?.input ?? null)
  if (text === null) throw new Fail('notFound')
  // Written by deliverReport.
  return JSON.parse(text) as AssessInput
}

/** The same case and answers with the rules of the given day: shown beside the report, which is not changed. */
export const judgeOn = async (
  ctx: Pick<Context, 'db' | 'seal'>,
  current: VersionRow,
  answers: readonly GivenAnswer[],
  day: Day,
): Promise<Assessment> => assess({ ...applyAnswers(await readInput(ctx, current), answers), day })

/**
 * The next version: the stored input with the answers, judged now by the law of the contract's day. Nothing is fetched
 * and nothing charged. Requires the order's lock.
 */
export async function judgeAgain(
  tx: TxContext,
  current: VersionRow,
  answers: readonly GivenAnswer[],
): Promise<{ report_seq: number; version: number; assessment: Assessment }> {
  const assessment = assess(applyAnswers(await readInput(tx, current), answers))
  const report_seq = await beginVersion(tx.db, current)
  const text = JSON.stringify(assessment)
  await saveVersion(tx.db, report_seq, current.ready_at ?? tx.now(), {
    rule_pack: assessment.rulePack,
    engine: assessment.engine,
    assessment_sealed: tx.seal.seal(assessmentPlace(report_seq), text),
    assessment_sha256: createHash('sha256').update(text).digest(),
    grade: assessment.grade,
    score: assessment.score,
  })
  return { report_seq, version: current.version + 1, assessment }
}
