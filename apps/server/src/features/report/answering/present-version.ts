import { grades, type Assessment } from '@jipsalpim/engine/assessment.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { assessmentPlace } from '../sealed-place.ts'
import type { VersionRow } from './answer-queries.ts'

export const openAssessment = (ctx: Pick<TxContext, 'seal'>, row: VersionRow): Assessment => {
  const text = row.assessment_sealed
    ? ctx.seal.open(assessmentPlace(row.report_seq), row.assessment_sealed).reveal()
    : row.assessment
  if (text === null) throw new Error(`report ${row.report_seq} has no judgement`)
  // Written from an Assessment.
  return JSON.parse(text) as Assessment
}

export const presentJudgement = (
  row: Pick<VersionRow, 'report_seq' | 'version'>,
  { grade, score, recovery }: Pick<Assessment, 'grade' | 'score' | 'recovery'>,
) => ({
  report_seq: row.report_seq,
  version: row.version,
  grade: grades.find((g) => g === grade) ?? null,
  score,
  range:
    'value' in recovery ? { low: recovery.value.low, likely: recovery.value.likely, high: recovery.value.high } : null,
})
