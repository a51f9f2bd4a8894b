import type { reportInquiryAsk } from '@jipsalpim/contract/areas/report/inquiry.ts'
import { ANSWER_DAYS } from '@jipsalpim/contract/areas/report/question-terms.ts'
import { addBusinessDays } from '@jipsalpim/engine/law/business-days.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { orderOfOwnReport } from '../answering/answer-queries.ts'
import { inquiryPlace } from '../sealed-place.ts'
import { inquiriesLeft, insertInquiry, lockInquiries, sealInquiry } from './inquiry-queries.ts'

export const askInquiry: Action<typeof reportInquiryAsk> = (ctx, { report_seq, content, user_role_type }, user) =>
  ctx.tx(async (tx) => {
    const order_seq = await orderOfOwnReport(tx.db, user.seq, report_seq)
    if (order_seq === undefined) throw new Fail('notFound')
    const order = await tx.hooks.payables.lock(tx, order_seq)
    if (order.state !== 'completed') throw new Fail('notFound')
    await lockInquiries(tx.db, user.seq)
    if ((await inquiriesLeft(tx.db, user.seq)) === 0) throw new Fail('dayLimit')
    const answer_by = addBusinessDays(dayInSeoul(tx.now()), ANSWER_DAYS)
    const inquiry_seq = await insertInquiry(tx.db, { order_seq, user_seq: user.seq, user_role_type, answer_by })
    await sealInquiry(tx.db, inquiry_seq, tx.seal.seal(inquiryPlace(inquiry_seq, 'content_sealed'), content))
    return { inquiry_seq, answer_by }
  })
