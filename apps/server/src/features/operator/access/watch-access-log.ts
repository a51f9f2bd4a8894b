import type { Context } from '../../../kernel/context.ts'
import { peopleSeen } from '../queries.ts'

/** Users seen within an hour: more than a day's normal work. Described in docs/operations.md. */
const MANY = { whole: 20, seen: 100 }

/** Raises an alarm for each access of an operator beyond the limits: users seen unmasked, and users seen at all. */
export async function watchAccessLog(ctx: Context, operatorSeq: number): Promise<void> {
  const { whole, seen } = await peopleSeen(ctx.db, operatorSeq)
  if (whole > MANY.whole || seen > MANY.seen)
    ctx.log.error({ operator_seq: operatorSeq, whole, seen }, 'back office: one operator looks at many people')
}
