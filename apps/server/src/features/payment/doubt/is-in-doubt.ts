import type { Context } from '../../../kernel/context.ts'
import { attemptOf } from '../queries.ts'

/** True while it is unknown whether this order's payment was captured. */
export const isInDoubt = async (ctx: Pick<Context, 'db'>, merchantUid: string): Promise<boolean> =>
  (await attemptOf(ctx.db, merchantUid))?.state === 'unknown'
