import type { reportQuestions } from '@jipsalpim/contract/areas/report/question.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { orderOfOwnReport } from '../answering/answer-queries.ts'
import { questionsOf } from './question-queries.ts'
import { readText } from './read-text.ts'

export const listQuestions: Action<typeof reportQuestions> = async (ctx, { report_seq }, user) => {
  const orderSeq = await orderOfOwnReport(ctx.db, user.seq, report_seq)
  if (orderSeq === undefined) throw new Fail('notFound')
  const rows = await questionsOf(ctx.db, orderSeq)
  return {
    questions: rows.map((row) => {
      const answer = readText(ctx, row, 'answer_sealed')
      return {
        question_seq: row.question_seq,
        version: row.version,
        name: row.name,
        finding: row.finding,
        content: readText(ctx, row, 'content_sealed') ?? '',
        state: row.state,
        asked_at: row.asked_at.toISOString(),
        answer_by: row.answer_by,
        answer: answer === null || row.ended_at === null ? null : { text: answer, at: row.ended_at.toISOString() },
      }
    }),
  }
}
