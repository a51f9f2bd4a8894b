import type { analyticsMarketing } from '@jipsalpim/contract/areas/shell/calls.ts'
import type { Action } from '../../kernel/serve.ts'
import { noticesOf, reviewsShown } from './queries.ts'
import { sampleNotices, sampleReviews } from './samples.ts'

/**
 * The reviews and notices that an operator has published; with the sandbox and none published, the samples, marked as
 * such.
 */
export const readMarketing: Action<typeof analyticsMarketing> = async (ctx, { entry }) => {
  const [reviews, notices] = [await reviewsShown(ctx.db), await noticesOf(ctx.db, entry)]
  const played = ctx.settings.sandbox
  return {
    reviews:
      reviews.length === 0 && played
        ? sampleReviews.map((r) => ({ ...r, sample: true }))
        : reviews.map((r) => ({ ...r, sample: false })),
    notices:
      notices.length === 0 && played
        ? sampleNotices.flatMap(({ entry: of, ...n }) => (of === entry ? [{ ...n, sample: true }] : []))
        : notices.map((n) => ({ ...n, sample: false })),
  }
}
