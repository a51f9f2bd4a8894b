import type { reportReviewOwn } from '@jipsalpim/contract/areas/report/review.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { reviewableOrder, reviewOfOrder } from './review-queries.ts'
import { reviewText } from './review-text.ts'

export const readOwnReview: Action<typeof reportReviewOwn> = async (ctx, { report_seq }, user) => {
  const orderSeq = await reviewableOrder(ctx.db, user.seq, report_seq)
  if (orderSeq === undefined) throw new Fail('notFound')
  const row = await reviewOfOrder(ctx.db, orderSeq)
  if (!row) return { review: null }
  return {
    review: {
      review_seq: row.review_seq,
      stars: row.stars,
      text: reviewText(ctx, row, 'text_sealed') ?? '',
      state: row.state,
      sent_at: row.sent_at.toISOString(),
      reason: reviewText(ctx, row, 'reason_sealed'),
    },
  }
}
