import type { GivenAnswer } from '@jipsalpim/engine/answers/apply-answers.ts'
import { questionIds, type Answer, type QuestionId } from '@jipsalpim/engine/answers/questions.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { answerPlace } from '../sealed-place.ts'
import type { AnswerRow } from './answer-queries.ts'

type Opens = Pick<TxContext, 'seal'>
export const questionOf = (row: Pick<AnswerRow, 'question'>): QuestionId => {
  const question = questionIds.find((id) => id === row.question)
  if (question === undefined) throw new Error(`no question ${row.question}`)
  return question
}
/** Null for a row that removes another answer. */
export const valueOf = (ctx: Opens, row: AnswerRow): Answer['value'] | null =>
  row.value_sealed === null
    ? null
    : // Written by insertAnswers from a validated answer to this question.
      (JSON.parse(ctx.seal.open(answerPlace(row.answer_seq), row.value_sealed).reveal()) as Answer['value'])

/** The answers in force, without those that were removed; the oldest first. */
export function validAnswers(rows: readonly AnswerRow[]): AnswerRow[] {
  const back = new Set(rows.flatMap((row) => row.takes_back ?? []))
  return rows.filter((row) => row.takes_back === null && row.value_sealed !== null && !back.has(row.answer_seq))
}

export const toGiven = (ctx: Opens, row: AnswerRow): GivenAnswer =>
  ({
    question: questionOf(row),
    value: valueOf(ctx, row),
    source: row.source ?? 'told',
    asOf: row.as_of,
    // the value matches its question: see valueOf
  }) as GivenAnswer
