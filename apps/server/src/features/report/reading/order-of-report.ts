import type { Context } from '../../../kernel/context.ts'
import { ownVersion } from '../queries.ts'

/** The order of the user's own report; null for a missing one and for another user's. */
export const orderOfReport = async (
  ctx: Pick<Context, 'db'>,
  userSeq: number,
  reportSeq: number,
): Promise<number | null> => (await ownVersion(ctx.db, userSeq, reportSeq))?.order_seq ?? null
