import type { Context } from '../../kernel/context.ts'
import { membersOf } from './queries.ts'

/** The partners that have vouched for this user, with the keyed hash of each membership. */
export const readPartners = async (
  ctx: Pick<Context, 'db'>,
  userSeq: number,
): Promise<readonly { partner: string; member_index: Buffer }[]> => membersOf(ctx.db, userSeq)
