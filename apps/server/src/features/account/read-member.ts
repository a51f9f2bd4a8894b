import type { Context } from '../../main/context.ts'
import { userBySeq } from './queries.ts'

export type Since = {
  /** For how many days a person has been with us: 0 on the first. */
  days: number
  /** What the login that made the account said of where it came from. */
  source: string | null
}

export async function readMember(ctx: Pick<Context, 'db' | 'now'>, userSeq: number): Promise<Since> {
  const { created_at, signup_source } = await userBySeq(ctx.db, userSeq)
  return { days: Math.floor((ctx.now().getTime() - created_at.getTime()) / 86_400_000), source: signup_source }
}
