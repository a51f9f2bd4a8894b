import type { reportReviewDrop } from '@jipsalpim/contract/areas/report/review.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { deleteOwnReview } from './review-queries.ts'

export const dropReview: Action<typeof reportReviewDrop> = async (ctx, { review_seq }, user) => {
  if (!(await deleteOwnReview(ctx.db, user.seq, review_seq))) throw new Fail('notFound')
  return {}
}
