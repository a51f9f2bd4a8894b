import type { GivenAnswer } from '@jipsalpim/engine/answers/apply-answers.ts'
import type { Answer, HouseholdDeposits, QuestionId } from '@jipsalpim/engine/answers/questions.ts'
import { sum } from '@jipsalpim/engine/values/won.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { questionWords } from '../../../shared/answers/question-words.ts'
import { answerWords as w } from './answer-words.ts'

export type Answers = Output<CallNamed<'reportAnswers'>>
export type AnswerLine = Answers['answers'][number]

/** The valid answers: the last one per question, without withdrawn ones. */
export function validAnswers(answers: readonly AnswerLine[]): Map<QuestionId, AnswerLine> {
  const back = new Set(answers.flatMap((a) => a.takes_back ?? []))
  return new Map(
    answers
      .filter((a) => a.takes_back === null && a.value !== null && !back.has(a.answer_seq))
      .map((a) => [a.question, a]),
  )
}

/** The value fits its question: the server validated the pair. */
export const toAnswer = ({ question, value }: Pick<AnswerLine, 'question' | 'value'>): Answer =>
  ({ question, value }) as Answer
export const toGiven = (line: AnswerLine): GivenAnswer => ({
  ...toAnswer(line),
  source: line.source ?? 'told',
  asOf: line.as_of,
})

/** An answer as text. */
export function answerText(line: Pick<AnswerLine, 'question' | 'value'>): string {
  if (line.value === null) return w.records.erased
  const answer = toAnswer(line)
  if (answer.value === 'unknown') return w.dontKnow
  if (answer.question === 'household-deposits') return householdsText(answer.value)
  if (answer.question === 'lease-terms') {
    const { kind, deposit, rent } = answer.value
    const said = rent === 0 ? null : formatWon(rent)
    return questionWords.leaseTermsSaid(questionWords.leaseKinds[kind].label, formatWon(deposit), said)
  }
  if (answer.question === 'lease-days') {
    const { contractDate, moveInDate } = answer.value
    return questionWords.leaseDaysSaid(formatDay(contractDate), moveInDate && formatDay(moveInDate))
  }
  if (answer.question === 'first-repay')
    return typeof answer.value === 'number'
      ? formatWon(answer.value)
      : questionWords.options['first-repay'][answer.value === 'no' ? 'no' : 'yes']
  if (typeof answer.value === 'number') return formatWon(answer.value)
  if (!(answer.question in questionWords.options)) return answer.value
  // one of the options; other values are texts that the user typed
  const options = questionWords.options[answer.question as keyof typeof questionWords.options]
  return (options as Readonly<Record<string, string>>)[answer.value] ?? answer.value
}

function householdsText({ households, deposits }: HouseholdDeposits): string {
  const sums = deposits.filter((one) => typeof one === 'number')
  const empty = deposits.filter((one) => one === 'empty').length
  return w.records.householdsSaid(sums.length, households - 1 - sums.length - empty, empty, formatWon(sum(sums)))
}
