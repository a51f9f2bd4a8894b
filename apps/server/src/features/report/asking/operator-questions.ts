import type {
  operatorQuestion,
  operatorQuestionAnswer,
  operatorQuestions,
} from '@jipsalpim/contract/areas/operator/questions.ts'
import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { readMaskedVersion } from '../reading/read-masked.ts'
import { postNotice } from '../../message/post-notice.ts'
import { questionPlace } from '../sealed-place.ts'
import { ended, questionBySeq, questionsOf, saveAnswer, waiting, type QuestionRow } from './question-queries.ts'
import { readText } from './read-text.ts'

export const readQuestions: Action<typeof operatorQuestions> = async (ctx) => {
  const today = dayInSeoul(ctx.now())
  return {
    open: (await waiting(ctx.db)).map((row) => describe(row, today)),
    done: (await ended(ctx.db)).map((row) => describe(row, today)),
  }
}

/** With the masked report, as a recipient of a share sees it. */
export const readQuestion: Action<typeof operatorQuestion> = async (ctx, { question_seq }) => {
  const row = await questionBySeq(ctx.db, question_seq)
  if (!row) throw new Fail('notFound')
  const { ended_at, answered_by: operator_seq } = row
  const text = readText(ctx, row, 'answer_sealed')
  const before = (await questionsOf(ctx.db, row.order_seq)).filter((one) => one.question_seq < question_seq)
  return {
    ...describe(row, dayInSeoul(ctx.now())),
    user_seq: row.user_seq,
    version: row.version,
    content: readText(ctx, row, 'content_sealed'),
    email: readText(ctx, row, 'email_sealed'),
    answer:
      text === null || ended_at === null || operator_seq === null
        ? null
        : { text, at: ended_at.toISOString(), operator_seq },
    earlier: before.map((one) => ({
      content: readText(ctx, one, 'content_sealed') ?? '',
      answer: readText(ctx, one, 'answer_sealed'),
      asked_at: one.asked_at.toISOString(),
    })),
    assessment: await readMaskedVersion(ctx, row.report_seq),
  }
}

export const answerQuestion: Action<typeof operatorQuestionAnswer> = (ctx, { question_seq, answer }, operator) =>
  ctx.tx(async (tx) => {
    const row = await questionBySeq(tx.db, question_seq)
    if (!row) throw new Fail('notFound')
    const sealed = tx.seal.seal(questionPlace(question_seq, 'answer_sealed'), answer)
    if (!(await saveAnswer(tx.db, question_seq, operator.seq, sealed))) throw new Fail('operatorBehind')
    await postNotice(tx, {
      user_seq: row.user_seq,
      order_seq: row.order_seq,
      template: 'question-answered',
      variables: { report_seq: row.report_seq },
      reference: `question-answered-${question_seq}`,
    })
    return { question_seq }
  })

const describe = (row: QuestionRow, today: Day) => ({
  question_seq: row.question_seq,
  order_seq: row.order_seq,
  name: row.name,
  finding: row.finding,
  state: row.state,
  asked_at: row.asked_at.toISOString(),
  answer_by: row.answer_by,
  late: row.state === 'open' && row.answer_by < today,
})
