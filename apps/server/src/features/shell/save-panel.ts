import type {
  operatorFigureMake,
  operatorReviewEnd,
  operatorReviewMake,
} from '@jipsalpim/contract/areas/operator/panel.ts'
import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import type { Context } from '../../kernel/context.ts'
import { endReview, insertFigure, insertReview } from './queries.ts'

export const createFigure: Action<typeof operatorFigureMake> = async (ctx, { key, value, as_of, source }) => {
  refuseFutureDay(ctx, as_of)
  return insertFigure(ctx.db, { key, value, as_of, source })
}

/** Published once under its name: another text needs another name. */
export const createReview: Action<typeof operatorReviewMake> = async (ctx, { review, who, said, as_of, source }) => {
  refuseFutureDay(ctx, as_of)
  const made = await insertReview(ctx.db, { name: review, who, said, as_of, source })
  if (!made) throw new Fail('invalidInput', { review: 'taken' })
  return { review }
}

export const withdrawReview: Action<typeof operatorReviewEnd> = async (ctx, { review }) => {
  const ended = await endReview(ctx.db, review)
  if (!ended) throw new Fail('notFound')
  return { ended_at: ended.ended_at.toISOString() }
}

/** A date in the future is refused. */
function refuseFutureDay(ctx: Context, asOf: Day): void {
  if (asOf > dayInSeoul(ctx.now())) throw new Fail('invalidInput', { as_of: 'day-too-late' })
}
