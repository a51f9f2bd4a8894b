import type { reportQuestionClose } from '@jipsalpim/contract/areas/report/question.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { closeOwn } from './question-queries.ts'

export const closeQuestion: Action<typeof reportQuestionClose> = (ctx, { question_seq }, user) =>
  ctx.tx(async (tx) => {
    const closed = await closeOwn(tx.db, user.seq, question_seq)
    if (closed === undefined) throw new Fail('notFound')
    if (!closed) throw new Fail('changedSince')
    return { state: 'closed' as const }
  })
