import type { analyticsMarketing } from '@jipsalpim/contract/areas/shell/calls.ts'
import type { Action } from '../../kernel/serve.ts'
import { noticesOf, reviewsShown } from './queries.ts'
import { sampleNotices, sampleReviews } from './samples.ts'

/**
 * The reviews and notices that an operator has published, and the reviews that buyers wrote and an operator approved;
 * with the sandbox and none of them, the samples, marked as such.
 */
export const readMarketing: Action<typeof analyticsMarketing> = async (ctx, { entry }) => {
  const [published, notices] = [await reviewsShown(ctx.db), await noticesOf(ctx.db, entry)]
  const played = ctx.settings.sandbox
  const written = (await ctx.hooks.approvedVoices(ctx)).map(({ stars, ...voice }) => ({
    ...voice,
    who: `보고서를 받은 회원 · 별점 ${stars}점`,
    source: '집살핌 후기',
    sample: played,
  }))
  const reviews = [...published.map((r) => ({ ...r, sample: false })), ...written]
  return {
    reviews: reviews.length === 0 && played ? sampleReviews.map((r) => ({ ...r, sample: true })) : reviews,
    notices:
      notices.length === 0 && played
        ? sampleNotices.flatMap(({ entry: of, ...n }) => (of === entry ? [{ ...n, sample: true }] : []))
        : notices.map((n) => ({ ...n, sample: false })),
  }
}
