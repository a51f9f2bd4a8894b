import type { Context } from '../../main/context.ts'
import { readMember } from '../account/read-member.ts'
import { signupOf } from './queries.ts'

/** Where a person came from, as his browser told it after the first login, or with it; null when it told nothing. */
export const readSource = async (ctx: Pick<Context, 'db' | 'now'>, userSeq: number): Promise<string | null> =>
  (await signupOf(ctx.db, userSeq))?.nz_source ?? (await readMember(ctx, userSeq)).source
