import type { Context } from '../../../kernel/context.ts'
import { reviewPlace } from '../sealed-place.ts'
import type { ReviewRow } from './review-queries.ts'

/** A text of a review, decrypted; null where there is none. */
export const reviewText = (
  ctx: Pick<Context, 'seal'>,
  row: ReviewRow,
  column: 'text_sealed' | 'reason_sealed',
): string | null => {
  const sealed = row[column]
  return sealed === null ? null : ctx.seal.open(reviewPlace(row.review_seq, column), sealed).reveal()
}
