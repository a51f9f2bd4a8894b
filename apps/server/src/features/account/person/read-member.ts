import type { Context } from '../../../kernel/context.ts'
import { userBySeq } from '../queries.ts'

/** For how many days the user has been a member: 0 on the first. */
export type Since = { days: number }

export async function readMember(ctx: Pick<Context, 'db' | 'now'>, userSeq: number): Promise<Since> {
  const { created_at } = await userBySeq(ctx.db, userSeq)
  return { days: Math.floor((ctx.now().getTime() - created_at.getTime()) / 86_400_000) }
}
