import type { reportReviews } from '@jipsalpim/contract/areas/report/review.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Action } from '../../../kernel/serve.ts'
import { approvedReviews, countApproved } from './review-queries.ts'
import { reviewText } from './review-text.ts'

export const listReviews: Action<typeof reportReviews> = async (ctx, { page }) => {
  const { total, average } = await countApproved(ctx.db)
  const rows = await approvedReviews(ctx.db, page)
  return {
    total,
    average,
    reviews: rows.map((row) => ({
      stars: row.stars,
      text: reviewText(ctx, row, 'text_sealed') ?? '',
      month: dayInSeoul(row.sent_at).slice(0, 7),
      gift_told: row.gift_told,
      sample: ctx.settings.sandbox,
    })),
  }
}

/** The number of characters that fit on a card of the first page. */
const SHORT = 200

/** The newest approved ones that fit the first page uncut, whatever their stars. */
export async function listVoices(ctx: Pick<Context, 'db' | 'seal'>) {
  const rows = await approvedReviews(ctx.db, 1)
  return rows.flatMap((row) => {
    const said = reviewText(ctx, row, 'text_sealed') ?? ''
    return said.length === 0 || said.length > SHORT
      ? []
      : [{ name: `review-${row.review_seq}`, said, stars: row.stars, as_of: dayInSeoul(row.sent_at) }]
  })
}
