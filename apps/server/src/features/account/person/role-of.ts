import type { Context } from '../../../kernel/context.ts'
import type { User } from '../../../kernel/serve.ts'
import { userBySeq } from '../queries.ts'

/** The role of a user who makes no call now. */
export const roleOf = async (ctx: Pick<Context, 'db'>, userSeq: number): Promise<User['role']> =>
  (await userBySeq(ctx.db, userSeq)).role
