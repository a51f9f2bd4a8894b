import type { Context } from '../../kernel/context.ts'
import { peopleSeen } from './queries.ts'

/** People within an hour: more than a day's work at the desk brings. Told in docs/operations.md. */
const MANY = { whole: 20, seen: 100 }

/** An alarm for each look of an operator beyond many: people whose values he saw whole, and people of whom he saw anything. */
export async function watchLooks(ctx: Context, operatorSeq: number): Promise<void> {
  const { whole, seen } = await peopleSeen(ctx.db, operatorSeq)
  if (whole > MANY.whole || seen > MANY.seen)
    ctx.log.error({ operator_seq: operatorSeq, whole, seen }, 'desk: one operator looks at many people')
}
