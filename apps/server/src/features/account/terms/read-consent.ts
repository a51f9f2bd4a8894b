import type { Context } from '../../../kernel/context.ts'
import { isStopped } from '../rights/is-stopped.ts'
import { termsFor } from './queries.ts'

/** Whether this person agrees to one of the optional terms, to the words in force, and has not stopped us. */
export const readConsent = async (
  ctx: Pick<Context, 'db'>,
  userSeq: number,
  code: 'usage' | 'push',
): Promise<boolean> =>
  !(await isStopped(ctx, userSeq)) &&
  (await termsFor(ctx.db, userSeq)).some((t) => t.code === code && t.agreed_at !== null)
