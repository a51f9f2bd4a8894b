import type { reportAnswers } from '@jipsalpim/contract/areas/report/answers.ts'
import { paperKinds } from '@jipsalpim/contract/areas/report/paper-kinds.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { isOfOrder } from '@jipsalpim/engine/answers/questions.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import {
  answersElsewhere,
  answersOfOrder,
  orderOfOwnReport,
  reportSettingsOf,
  versionsOf,
  type AnswerRow,
} from './answer-queries.ts'
import { questionOf, validAnswers, valueOf } from './given-answers.ts'
import { openAssessment, presentJudgement } from './present-version.ts'
import { presentReportSettings } from './report-settings.ts'

/** More versions than a user reads; all of them stay stored. */
const SHOWN = 30

/** A report's versions and answers, and what the same user answered about the home before. */
export const readAnswers: Action<typeof reportAnswers> = async (ctx, { id }, user) => {
  const orderSeq = await orderOfOwnReport(ctx.db, user.seq, id)
  if (orderSeq === undefined) throw new Fail('notFound')
  const versions = await versionsOf(ctx.db, orderSeq, SHOWN)
  const current = versions.find((v) => v.state === 'ready')
  if (!current) throw new Fail('notFound')
  const answers = await answersOfOrder(ctx.db, orderSeq)
  const elsewhere = current.unique_no ? await answersElsewhere(ctx.db, user.seq, orderSeq, current.unique_no) : []
  const answered = new Set(validAnswers(answers).map((row) => row.question))
  // the last answer to each question that this report has no answer to
  const offered = new Map(
    validAnswers(elsewhere)
      .filter((row) => !answered.has(row.question) && !isOfOrder(questionOf(row)))
      .map((row) => [row.question, row]),
  )
  const numbers = new Map(versions.map((v) => [v.report_seq, v.version]))
  return {
    report_seq: current.report_seq,
    version: current.version,
    versions: versions.map((v) => ({
      ...presentJudgement(v, openAssessment(ctx, v)),
      made_at: v.created_at.toISOString(),
      rule_pack: v.rule_pack ?? '',
      state: v.state === 'ready' ? ('current' as const) : ('superseded' as const),
    })),
    answers: answers.map((row) => ({
      ...presentAnswer(ctx, row),
      document: row.document_seq,
      takes_back: row.takes_back,
      version: numbers.get(row.report_seq) ?? 1,
    })),
    offered: [...offered.values()].map((row) => ({ ...presentAnswer(ctx, row), report_seq: row.report_seq })),
    shelf: presentReportSettings(ctx, await reportSettingsOf(ctx.db, orderSeq)),
  }
}

const presentAnswer = (ctx: Pick<TxContext, 'seal'>, row: AnswerRow) => ({
  answer_seq: row.answer_seq,
  question: questionOf(row),
  value: valueOf(ctx, row),
  source: row.source,
  as_of: row.as_of,
  paper: paperKinds.find((kind) => kind === row.paper) ?? null,
  made_at: row.made_at.toISOString(),
})
