import { ANSWER_DAYS } from '@jipsalpim/contract/areas/report/question-terms.ts'
import type { reportQuestionAsk } from '@jipsalpim/contract/areas/report/question.ts'
import { addBusinessDays } from '@jipsalpim/engine/law/business-days.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { currentVersion, orderOfOwnReport } from '../answering/answer-queries.ts'
import { openAssessment } from '../answering/present-version.ts'
import { questionPlace } from '../sealed-place.ts'
import { insertQuestion, openQuestionOf, sealQuestion } from './question-queries.ts'

/**
 * Sends a question about the current version to the back office. While one is open, the refusal contains its number.
 */
export const askQuestion: Action<typeof reportQuestionAsk> = (
  ctx,
  { name, seq, finding, email, content, consent },
  user,
) =>
  ctx.tx(async (tx) => {
    const order_seq = await orderOfOwnReport(tx.db, user.seq, seq)
    if (order_seq === undefined) throw new Fail('notFound')
    const order = await tx.hooks.payables.lock(tx, order_seq)
    const current = await currentVersion(tx.db, order_seq)
    if (!current || order.state !== 'completed') throw new Fail('notFound')
    if (finding !== null && !openAssessment(tx, current).findings.some((f) => f.id === finding))
      throw new Fail('invalidInput', { finding: 'not-in-report' })
    const answer_by = addBusinessDays(dayInSeoul(tx.now()), ANSWER_DAYS)
    const { report_seq } = current
    const made = await insertQuestion(tx.db, {
      order_seq,
      report_seq,
      user_seq: user.seq,
      name,
      finding,
      consent,
      answer_by,
    })
    if (!made) throw new Fail('questionPending', (await openQuestionOf(tx.db, order_seq)) ?? {})
    const { question_seq } = made
    await sealQuestion(tx.db, question_seq, {
      content_sealed: tx.seal.seal(questionPlace(question_seq, 'content_sealed'), content),
      email_sealed: email === null ? null : tx.seal.seal(questionPlace(question_seq, 'email_sealed'), email),
    })
    return { question_seq, answer_by }
  })
