import type { Context } from '../../../kernel/context.ts'
import { isStopped } from '../rights/is-stopped.ts'
import { termsFor } from './queries.ts'

/** Whether this user agrees to one of the optional terms in force, and has not stopped the processing. */
export const readConsent = async (
  ctx: Pick<Context, 'db'>,
  userSeq: number,
  code: 'usage' | 'push' | 'web-push',
): Promise<boolean> =>
  !(await isStopped(ctx, userSeq)) &&
  (await termsFor(ctx.db, userSeq)).some((t) => t.code === code && t.agreed_at !== null)
