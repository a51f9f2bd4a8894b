import type { Context } from '../../../main/context.ts'
import { isStopped } from '../rights/is-stopped.ts'
import { termsFor } from './queries.ts'

/** Whether this person agrees that we look at how he uses the product. */
export const readUsageConsent = async (ctx: Pick<Context, 'db'>, userSeq: number): Promise<boolean> =>
  !(await isStopped(ctx, userSeq)) &&
  (await termsFor(ctx.db, userSeq)).some((t) => t.code === 'usage' && t.agreed_at !== null)
