import type { reportInquiries } from '@jipsalpim/contract/areas/report/inquiry.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { orderOfOwnReport } from '../answering/answer-queries.ts'
import { inquiriesLeft, inquiriesOf } from './inquiry-queries.ts'
import { readInquiry } from './read-inquiry.ts'

export const listInquiries: Action<typeof reportInquiries> = async (ctx, { report_seq }, user) => {
  const orderSeq = await orderOfOwnReport(ctx.db, user.seq, report_seq)
  if (orderSeq === undefined) throw new Fail('notFound')
  const rows = await inquiriesOf(ctx.db, orderSeq)
  return {
    thread: rows.map((row) => {
      const answer = readInquiry(ctx, row, 'answer_sealed')
      return {
        inquiry_seq: row.inquiry_seq,
        user_role_type: row.user_role_type,
        content: readInquiry(ctx, row, 'content_sealed') ?? '',
        state: row.state,
        asked_at: row.asked_at.toISOString(),
        answer_by: row.answer_by,
        answer: answer === null || row.ended_at === null ? null : { text: answer, at: row.ended_at.toISOString() },
      }
    }),
    left: await inquiriesLeft(ctx.db, user.seq),
  }
}
