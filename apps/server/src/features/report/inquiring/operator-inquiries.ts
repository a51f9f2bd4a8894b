import type {
  operatorInquiries,
  operatorInquiry,
  operatorInquiryAnswer,
} from '@jipsalpim/contract/areas/operator/inquiries.ts'
import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { postNotice } from '../../message/post-notice.ts'
import { inquiryPlace } from '../sealed-place.ts'
import {
  endedInquiries,
  inquiryBySeq,
  saveInquiryAnswer,
  waitingInquiries,
  type InquiryRow,
} from './inquiry-queries.ts'
import { readInquiry } from './read-inquiry.ts'

export const readInquiries: Action<typeof operatorInquiries> = async (ctx) => {
  const today = dayInSeoul(ctx.now())
  return {
    open: (await waitingInquiries(ctx.db)).map((row) => describe(row, today)),
    done: (await endedInquiries(ctx.db)).map((row) => describe(row, today)),
  }
}

export const readOneInquiry: Action<typeof operatorInquiry> = async (ctx, { inquiry_seq }) => {
  const row = await inquiryBySeq(ctx.db, inquiry_seq)
  if (!row) throw new Fail('notFound')
  const { ended_at, answered_by: operator_seq } = row
  const text = readInquiry(ctx, row, 'answer_sealed')
  return {
    ...describe(row, dayInSeoul(ctx.now())),
    user_seq: row.user_seq,
    content: readInquiry(ctx, row, 'content_sealed') ?? '',
    answer:
      text === null || ended_at === null || operator_seq === null
        ? null
        : { text, at: ended_at.toISOString(), operator_seq },
  }
}

export const answerInquiry: Action<typeof operatorInquiryAnswer> = (ctx, { inquiry_seq, answer }, operator) =>
  ctx.tx(async (tx) => {
    const row = await inquiryBySeq(tx.db, inquiry_seq)
    if (!row) throw new Fail('notFound')
    const sealed = tx.seal.seal(inquiryPlace(inquiry_seq, 'answer_sealed'), answer)
    if (!(await saveInquiryAnswer(tx.db, inquiry_seq, operator.seq, sealed))) throw new Fail('operatorBehind')
    await postNotice(tx, {
      user_seq: row.user_seq,
      order_seq: row.order_seq,
      template: 'inquiry-answered',
      variables: { order_seq: row.order_seq },
      reference: `inquiry-answered-${inquiry_seq}`,
    })
    return { inquiry_seq }
  })

const describe = (row: InquiryRow, today: Day) => ({
  inquiry_seq: row.inquiry_seq,
  order_seq: row.order_seq,
  user_role_type: row.user_role_type,
  state: row.state,
  asked_at: row.asked_at.toISOString(),
  answer_by: row.answer_by,
  late: row.state === 'open' && row.answer_by < today,
})
