import type { Context } from '../../../kernel/context.ts'
import { ownVersion } from '../queries.ts'

/** The order of one's own report; null for a missing one and for another person's. */
export const orderOfReport = async (
  ctx: Pick<Context, 'db'>,
  userSeq: number,
  reportSeq: number,
): Promise<number | null> => (await ownVersion(ctx.db, userSeq, reportSeq))?.order_seq ?? null
