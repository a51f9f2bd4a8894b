import type { AssessInput } from '../assessment.ts'
import type { Day } from '../values/day.ts'
import { known, type Known } from '../values/known.ts'
import { applies, isHearsay, type Answer, type AnswerSource, type AnswerValues, type QuestionId } from './questions.ts'

/** An answer with its source, and the date of the document or statement, if known. */
export type GivenAnswer = Answer & { source: AnswerSource; asOf: Day | null }

/** The names of both sources, as a report prints the source of a value. */
export const sourceNames: Readonly<Record<AnswerSource, string>> = { seen: '직접 본 자료', told: '들은 말' }

/**
 * The case with the user's answers. A later answer to a question replaces an earlier one; 'unknown' and hearsay leave
 * the question as it was before any answer. The law stays that of the contract's day: `input.day` is not changed.
 */
export function applyAnswers(input: AssessInput, answers: readonly GivenAnswer[]): AssessInput {
  const last = new Map<QuestionId, GivenAnswer>(answers.map((answer) => [answer.question, answer]))
  return [...last.values()].reduce((so, answer) => {
    if (answer.value === 'unknown' || isHearsay(answer, answer.source)) return so
    return applyOne(so, answer, <T>(value: T): Known<T> => known(value, sourceNames[answer.source], answer.asOf))
  }, input)
}

/** Applies one answer; `say` adds its source. */
export function applyOne(input: AssessInput, answer: Answer, say: <T>(value: T) => Known<T>): AssessInput {
  if (answer.value === 'unknown') return input
  // the value belongs to its question: the pair is one of `Answer`
  const apply = applies[answer.question] as (i: AssessInput, v: AnswerValues[QuestionId], s: typeof say) => AssessInput
  return apply(input, answer.value, say)
}
