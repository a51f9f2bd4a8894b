import type { operatorReviewDecide, operatorReviews } from '@jipsalpim/contract/areas/operator/reviews.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { postNotice } from '../../message/post-notice.ts'
import { reviewPlace } from '../sealed-place.ts'
import { decidedReviews, reviewBySeq, saveDecision, waitingReviews, type ReviewRow } from './review-queries.ts'
import { reviewText } from './review-text.ts'

export const readReviews: Action<typeof operatorReviews> = async (ctx) => ({
  waiting: (await waitingReviews(ctx.db)).map((row) => describe(ctx, row)),
  done: (await decidedReviews(ctx.db)).map((row) => describe(ctx, row)),
})

/** The author is also notified when a published review is removed. */
export const decideReview: Action<typeof operatorReviewDecide> = (ctx, { review_seq, approve, reason }, operator) =>
  ctx.tx(async (tx) => {
    const row = await reviewBySeq(tx.db, review_seq)
    if (!row) throw new Fail('notFound')
    const state = approve ? ('approved' as const) : ('refused' as const)
    const reason_sealed = reason === null ? null : tx.seal.seal(reviewPlace(review_seq, 'reason_sealed'), reason)
    if (!(await saveDecision(tx.db, review_seq, { state, decided_by: operator.seq, reason_sealed })))
      throw new Fail('operatorBehind')
    await postNotice(tx, {
      user_seq: row.user_seq,
      order_seq: row.order_seq,
      template: 'review-decided',
      variables: { report_seq: row.report_seq },
      reference: `review-${state}-${review_seq}`,
    })
    return { review_seq, state }
  })

const describe = (ctx: Pick<Context, 'seal'>, row: ReviewRow) => ({
  review_seq: row.review_seq,
  order_seq: row.order_seq,
  stars: row.stars,
  text: reviewText(ctx, row, 'text_sealed') ?? '',
  gift_told: row.gift_told,
  state: row.state,
  sent_at: row.sent_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  reason: reviewText(ctx, row, 'reason_sealed'),
})
